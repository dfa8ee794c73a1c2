// eslint-disable-next-line testing-library/no-manual-cleanup -- a page ends in the middle of a test
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { selectAdjuntos, selectResultados } from '@/features/ensayos/slice'
import { selectComposicionChanged, selectProducto } from '@/features/productos/slice'
import { signedOut } from '@/features/session/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { generico, linea } from '@test/features/productos/products'
import { answerCalls } from '@test/support/answers'
import { PRODUCT, recover, setUpPages, TRIAL, visit, type Page } from '@test/kits/drafts/views/pages'

setUpPages()

/** Ends the page once its draft names these changes. */
const leaveDraft = async ({ store }: Page, changes: string[]) => {
  await waitFor(() => expect(selectLatestNotes(store.getState())).toMatchObject([{ changes }]))
  cleanup()
  store.dispatch(signedOut())
}

/** Accepts one value in the dialog that the button opens. */
const enter = async ({ user }: Page, opener: string | RegExp, field: string, text: string) => {
  await user.click(await screen.findByRole('button', { name: opener }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(field))
  await user.type(dialog.getByLabelText(field), text)
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}
const quantities = ({ store }: Page) => selectProducto(store.getState()).composicion.map(({ cantidad_1 }) => cantidad_1)

it('lays the lines of a draft beside a line added since the form was opened [DR-02, DR-04]', async () => {
  const page = await visit(PRODUCT)
  await enter(page, 'Añadir línea', 'Cantidad 1', '3')
  await leaveDraft(page, ['2 líneas de composición'])

  const again = await visit(PRODUCT)
  await enter(again, 'Añadir línea', 'Cantidad 1', '4')
  await recover(again)
  await waitFor(() => expect(quantities(again)).toHaveLength(3))
  expect(quantities(again).sort()).toEqual([1.5, 3, 4])
  expect(selectComposicionChanged(again.store.getState())).toBe(true)
  again.store.dispatch(signedOut())
})

it('asks where a line of the form and of the draft differ, and changes nothing before the answer [DR-04]', async () => {
  const page = await visit(PRODUCT)
  await enter(page, /^Editar Boro/, 'Cantidad 1', '3')
  await leaveDraft(page, ['1 línea de composición'])

  const again = await visit(PRODUCT)
  await enter(again, /^Editar Boro/, 'Cantidad 1', '4')
  await recover(again)
  const dialog = await screen.findByRole('alertdialog', { name: 'Lo que ha escrito choca con el borrador' })
  await again.user.click(within(dialog).getByRole('button', { name: 'Ver lo escrito ahora' }))
  for (const text of ['Boro · 3.00000', 'Boro · 4.00000']) expect(dialog).toHaveTextContent(text)
  expect(quantities(again)).toEqual([4])
  await again.user.click(within(dialog).getByRole('button', { name: 'Usar el borrador' }))
  await waitFor(() => expect(quantities(again)).toEqual([3]))
  again.store.dispatch(signedOut())
})

it('lays results and attachments of a draft beside those added since the form was opened [DR-02, DR-04]', async () => {
  const page = await visit(TRIAL)
  await enter(page, 'Nuevo resultado', 'Valor', '3')
  await enter(page, 'Nuevo adjunto', 'Descripción', 'Parcela')
  await leaveDraft(page, ['1 resultado', '1 adjunto'])

  const again = await visit(TRIAL)
  await enter(again, 'Nuevo resultado', 'Valor', '4')
  await enter(again, 'Nuevo adjunto', 'Descripción', 'Testigo')
  await recover(again)
  const state = () => again.store.getState()
  await waitFor(() => expect(selectResultados(state())).toHaveLength(2))
  expect(
    selectResultados(state())
      .map(({ valor }) => valor)
      .sort(),
  ).toEqual([3, 4])
  expect(
    selectAdjuntos(state())
      .map(({ descripcion }) => descripcion['es_ES'])
      .sort(),
  ).toEqual(['Parcela', 'Testigo'])
  again.store.dispatch(signedOut())
})

it('says before a form is left what its half-done save has stored, and offers first to save the rest [DR-03, MA-06]', async () => {
  const page = await visit(PRODUCT)
  await enter(page, 'Añadir línea', 'Cantidad 1', '3')
  let lines = 0
  answerCalls(({ method, path }) => {
    if (method === 'GET' && path.includes('lineas')) return { body: [linea(11, 0, { producto_generico: 7 })] }
    if (method !== 'POST') return { body: generico({ id: 7 }) }
    lines += 1
    return lines > 1 ? { status: 500 } : { body: linea(21, 0, { producto_generico: 7 }) }
  })
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText(/^Líneas de composición: /)
  await page.user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  const question = await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  await waitFor(() =>
    expect(question).toHaveTextContent(
      'Ya están guardados el producto y 1 de 2 líneas de composición. Falta 1 línea de composición. Lo que ya está guardado se queda como está.',
    ),
  )
  expect(within(question).getByRole('button', { name: 'Guardar y salir' })).toHaveFocus()
  page.store.dispatch(signedOut())
})
