// eslint-disable-next-line testing-library/no-manual-cleanup -- a page ends in the middle of a test
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userRequested } from '@/features/cuenta/slice'
import { Usuarios } from '@/features/cuenta/Usuarios'
import { usuariosSaga } from '@/features/cuenta/usuarios/saga'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { ensayosSaga } from '@/features/ensayos/saga'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { productosSaga } from '@/features/productos/saga'
import { selectProducto } from '@/features/productos/slice'
import { signedOut } from '@/features/session/slice'
import { draftsNeeded, selectDraftStatus } from '@/kits/drafts/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { runInSessions } from '@/store/sessionSagas'
import { LUCIA } from '@test/features/cuenta/usuarios/users'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { generico, linea } from '@test/features/productos/products'
import { answerCalls } from '@test/support/answers'
import { keptDraft, plant } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  matchMedia()
  for (const saga of [ensayosSaga, productosSaga, usuariosSaga]) runInSessions(saga)
})

const product = generico({ id: 7 })
const trial = ensayoRecord({ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Tomate al zinc' } })
const bodies: [RegExp, unknown][] = [
  [/\/api\/usuarios\//, [LUCIA]],
  [/\/auth\/user\//, LUCIA],
  [/\/api\/ensayos\/4\//, trial],
  [/\/api\/productos_genericos\/7\//, product],
  [/\/api\/lineas_de_composicion\//, [linea(11, 0, { producto_generico: 7 })]],
  [/\/api\/componentes\//, [{ id: 11, nombre: { es_ES: 'Boro' } }]],
]

const screens = {
  '/ensayos/detalle/:id': <EnsayoDetalle />,
  '/productos/edit/:tipo/:id': <ProductoScreen />,
  '/account/usuarios': <Usuarios />,
}

/** Opens the page for a user with kept drafts. */
const visit = async (path: string) => {
  answerCalls(sent => ({ body: bodies.find(([pattern]) => pattern.test(sent.path))?.[1] ?? [] }))
  const view = renderScreens(screens, path, { configuration: { ...stateAfter().configuration, extensions: true } })
  view.store.dispatch(userRequested())
  view.store.dispatch(draftsNeeded())
  await waitFor(() => expect(selectDraftStatus(view.store.getState())).toBe('ready'))
  return view
}

const recover = async (user: Awaited<ReturnType<typeof visit>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Recuperar' }))

beforeEach(() => plant())

it.each([
  ['/ensayos/detalle/4', 'Nuevo resultado', 'Valor', '7,5', 'Nuevo resultado (sin aceptar)'],
  ['/ensayos/detalle/4', 'Nuevo adjunto', 'Descripción', 'Parcela', 'Nuevo adjunto (sin aceptar)'],
  ['/productos/edit/g/7', 'Añadir línea', 'Cantidad 1', '3,25', 'Línea de composición (sin aceptar)'],
  ['/productos/edit/g/7', /^Editar Boro/, 'Cantidad 1', '3,25', 'Línea de composición (sin aceptar)'],
])(
  'keeps what is typed in a dialog of %s opened by "%s", and opens it again with it [DR-01, DR-02]',
  async (path, opener, field, text, change) => {
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
    await recover(again.user)
    await waitFor(async () => expect(((await input()) as HTMLInputElement).value.replace('.', ',')).toMatch(new RegExp(`^${text}`)))
    // A cancelled dialog leaves no draft.
    await again.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(selectLatestNotes(again.store.getState())).toEqual([]))
    again.store.dispatch(signedOut())
  },
)

it('keeps a table with the choices of its unknown names, and opens it again with them [DR-01, DR-02, CO-02]', async () => {
  const { store, user } = await visit('/productos/edit/g/7')
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

  const again = await visit('/productos/edit/g/7')
  await recover(again.user)
  expect(await screen.findByRole('textbox', { name: 'Tabla' })).toHaveValue('Boroo\t2\nBoro\t3')
  await again.user.click(screen.getByRole('button', { name: 'Añadir 2 líneas' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(selectProducto(again.store.getState()).composicion).toMatchObject([{}, { componente: 11 }, { componente: 11 }])
  again.store.dispatch(signedOut())
})

it('keeps what is typed of a user, and recovers it in the dialog; whoever cancels gives it up [DR-01, DR-02, AU-02]', async () => {
  const { store, user } = await visit('/account/usuarios')
  await user.click(await screen.findByRole('button', { name: 'Añadir usuario' }))
  await user.type(await screen.findByLabelText('Nombre'), 'Berta')
  await waitFor(() => expect(selectLatestNotes(store.getState())).toMatchObject([{ form: 'usuarios', record: null, changes: ['Nombre'] }]))
  cleanup()
  store.dispatch(signedOut())

  const again = await visit('/account/usuarios')
  await again.user.click(await screen.findByRole('button', { name: 'Añadir usuario' }))
  await recover(again.user)
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('Berta'))
  await again.user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(selectLatestNotes(again.store.getState())).toEqual([]))
  again.store.dispatch(signedOut())
})
