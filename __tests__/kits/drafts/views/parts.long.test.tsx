// eslint-disable-next-line testing-library/no-manual-cleanup -- a page ends in the middle of a test
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userRequested } from '@/features/cuenta/slice'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { ensayosSaga } from '@/features/ensayos/saga'
import { selectAdjuntos, selectResultados } from '@/features/ensayos/slice'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { productosSaga } from '@/features/productos/saga'
import { selectComposicionChanged, selectProducto } from '@/features/productos/slice'
import { signedOut } from '@/features/session/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { draftsNeeded, selectDraftStatus } from '@/kits/drafts/slice'
import { runInSessions } from '@/store/sessionSagas'
import { LUCIA } from '@test/features/cuenta/usuarios/users'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { generico, linea } from '@test/features/productos/products'
import { answerCalls } from '@test/support/answers'
import { plant } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  matchMedia()
  for (const saga of [ensayosSaga, productosSaga]) runInSessions(saga)
})

const PRODUCT = '/productos/edit/g/7'
const TRIAL = '/ensayos/detalle/4'
const bodies: [RegExp, unknown][] = [
  [/\/auth\/user\//, LUCIA],
  [/\/api\/ensayos\/4\//, ensayoRecord({ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Tomate al zinc' } })],
  [/\/api\/productos_genericos\/7\//, generico({ id: 7 })],
  [/\/api\/lineas_de_composicion\//, [linea(11, 0, { producto_generico: 7 })]],
  [/\/api\/componentes\//, [{ id: 11, nombre: { es_ES: 'Boro' } }]],
]
const screens = { '/ensayos/detalle/:id': <EnsayoDetalle />, '/productos/edit/:tipo/:id': <ProductoScreen /> }

const visit = async (path: string) => {
  answerCalls(sent => ({ body: bodies.find(([pattern]) => pattern.test(sent.path))?.[1] ?? [] }))
  const view = renderScreens(screens, path, { configuration: { ...stateAfter().configuration, extensions: true } })
  view.store.dispatch(userRequested())
  view.store.dispatch(draftsNeeded())
  await waitFor(() => expect(selectDraftStatus(view.store.getState())).toBe('ready'))
  return view
}
type Page = Awaited<ReturnType<typeof visit>>

/** Ends the page once its draft names these changes. */
const leaveDraft = async ({ store }: Page, changes: string[]) => {
  await waitFor(() => expect(selectLatestNotes(store.getState())).toMatchObject([{ changes }]))
  cleanup()
  store.dispatch(signedOut())
}
const recover = async ({ user }: Page) => user.click(await screen.findByRole('button', { name: 'Recuperar' }))

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

beforeEach(() => plant())

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
