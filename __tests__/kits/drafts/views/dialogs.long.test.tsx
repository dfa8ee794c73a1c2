// eslint-disable-next-line testing-library/no-manual-cleanup -- a page ends in the middle of a test
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { selectProducto } from '@/features/productos/slice'
import { signedOut } from '@/features/session/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { PRODUCT, recover, setUpPages, TRIAL, USERS, visit } from '@test/kits/drafts/views/pages'
import { keptDraft } from '@test/support/drafts'

setUpPages()

it.each([
  [TRIAL, 'Nuevo resultado', 'Valor', '7,5', 'Nuevo resultado (sin aceptar)', 'Nuevo resultado'],
  [TRIAL, 'Nuevo adjunto', 'Descripción', 'Parcela', 'Nuevo adjunto (sin aceptar)', 'Nuevo adjunto'],
  [PRODUCT, 'Añadir línea', 'Cantidad 1', '3,25', 'Línea de composición (sin aceptar)', 'Añadir línea'],
  [PRODUCT, /^Editar Boro/, 'Cantidad 1', '3,25', 'Línea de composición (sin aceptar)', 'Añadir línea'],
])(
  'keeps what is typed in a dialog of %s opened by "%s", opens it again with it, and then focuses its section [DR-01, DR-02]',
  async (path, opener, field, text, change, focused) => {
    const { store, user } = await visit(path)
    await user.click(await screen.findByRole('button', { name: opener }))
    const input = async () => within(await screen.findByRole('dialog')).findByLabelText(field)
    await user.clear(await input())
    await user.type(await input(), text)
    await waitFor(() => expect(selectLatestNotes(store.getState())).toMatchObject([{ changes: [change] }]))
    const [note] = selectLatestNotes(store.getState())
    // The page ends: only the disk outlives it.
    cleanup()
    store.dispatch(signedOut())
    const { draft } = await keptDraft(note?.id ?? '')
    expect(JSON.stringify(draft?.content.dialog)).toContain(text.replace(',', '.'))

    const again = await visit(path)
    await recover(again)
    await waitFor(async () => expect(((await input()) as HTMLInputElement).value.replace('.', ',')).toMatch(new RegExp(`^${text}`)))
    // A cancelled dialog leaves no draft.
    await again.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus())
    await waitFor(() => expect(selectLatestNotes(again.store.getState())).toEqual([]))
    again.store.dispatch(signedOut())
  },
)

it.each([
  [TRIAL, 'Titular', 'Nuevo resultado', 'Valor', 'Nuevo resultado (sin aceptar)'],
  [PRODUCT, 'Nombre', 'Añadir línea', 'Cantidad 1', 'Línea de composición (sin aceptar)'],
])(
  'offers no save before %s is left with an open dialog, and keeps in the draft what is typed in both [DR-01, DR-02]',
  async (path, text, opener, field, change) => {
    const { store, user, router } = await visit(path)
    const leave = () => act(() => router.navigate(path === TRIAL ? PRODUCT : TRIAL))
    await user.type(await screen.findByLabelText(text), ' nuevo')
    await user.click(screen.getByRole('button', { name: opener }))
    await user.type(await within(await screen.findByRole('dialog')).findByLabelText(field), '77')
    await leave()
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }))
    await waitFor(async () => expect((await question()).getByRole('button', { name: 'Seguir editando' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Guardar y salir' })).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    await user.clear(within(screen.getByRole('dialog')).getByLabelText(field))
    await leave()
    expect((await question()).getByRole('button', { name: 'Guardar y salir' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.type(within(screen.getByRole('dialog')).getByLabelText(field), '78')
    await leave()
    await user.click((await question()).getByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(path))
    const [note] = selectLatestNotes(store.getState())
    expect(note?.changes).toContain(change)
    const { draft } = await keptDraft(note?.id ?? '')
    expect(JSON.stringify(draft?.content.dialog)).toContain('78')
    store.dispatch(signedOut())
  },
)

it('keeps a table with the choices of its unknown names, and opens it again with them [DR-01, DR-02, CO-02]', async () => {
  const { store, user } = await visit(PRODUCT)
  await user.click(await screen.findByRole('button', { name: 'Pegar tabla' }))
  await user.click(await screen.findByRole('textbox', { name: 'Tabla' }))
  await user.paste('Boroo\t2\nBoro\t3')
  await user.click(screen.getByRole('combobox', { name: 'Componente de la fila 1: «Boroo»' }))
  await user.keyboard('Boro{Enter}')
  const isKept = async () => {
    const [note] = selectLatestNotes(store.getState())
    expect(note?.changes).toEqual(['Pegar una tabla (sin aceptar)'])
    const { draft } = await keptDraft(note?.id ?? '')
    expect(JSON.stringify(draft?.content.dialog)).toMatch(/"chosen":{".*":11}/)
  }
  await waitFor(isKept)
  cleanup()
  store.dispatch(signedOut())

  const again = await visit(PRODUCT)
  await recover(again)
  expect(await screen.findByRole('textbox', { name: 'Tabla' })).toHaveValue('Boroo\t2\nBoro\t3')
  await again.user.click(screen.getByRole('button', { name: 'Añadir 2 líneas' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pegar tabla' })).toHaveFocus())
  expect(selectProducto(again.store.getState()).composicion).toMatchObject([{}, { componente: 11 }, { componente: 11 }])
  again.store.dispatch(signedOut())
})

it('keeps what is typed of a user, and recovers it in the dialog; whoever cancels gives it up [DR-01, DR-02, AU-02]', async () => {
  const { store, user } = await visit(USERS)
  await user.click(await screen.findByRole('button', { name: 'Añadir usuario' }))
  await user.type(await screen.findByLabelText('Nombre'), 'Berta')
  await waitFor(() => expect(selectLatestNotes(store.getState())).toMatchObject([{ form: 'usuarios', record: null, changes: ['Nombre'] }]))
  cleanup()
  store.dispatch(signedOut())

  const again = await visit(USERS)
  await again.user.click(await screen.findByRole('button', { name: 'Añadir usuario' }))
  await recover(again)
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('Berta'))
  await again.user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(selectLatestNotes(again.store.getState())).toEqual([]))
  again.store.dispatch(signedOut())
})
