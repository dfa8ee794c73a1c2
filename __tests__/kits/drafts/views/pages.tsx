import { screen, waitFor } from '@testing-library/react'
import { userRequested } from '@/features/cuenta/slice'
import { Usuarios } from '@/features/cuenta/Usuarios'
import { usuariosSaga } from '@/features/cuenta/usuarios/saga'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { ensayosSaga } from '@/features/ensayos/saga'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { productosSaga } from '@/features/productos/saga'
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

export const PRODUCT = '/productos/edit/g/7'
export const TRIAL = '/ensayos/detalle/4'
export const USERS = '/account/usuarios'

const bodies: [RegExp, unknown][] = [
  [/\/api\/usuarios\//, [LUCIA]],
  [/\/auth\/user\//, LUCIA],
  [/\/api\/ensayos\/4\//, ensayoRecord({ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Tomate al zinc' } })],
  [/\/api\/productos_genericos\/7\//, generico({ id: 7 })],
  [/\/api\/lineas_de_composicion\//, [linea(11, 0, { producto_generico: 7 })]],
  [/\/api\/componentes\//, [{ id: 11, nombre: { es_ES: 'Boro' } }]],
]
const screens = { '/ensayos/detalle/:id': <EnsayoDetalle />, '/productos/edit/:tipo/:id': <ProductoScreen />, [USERS]: <Usuarios /> }

/** Sagas, layout and an empty database for the tests of a file that visit pages with drafts. */
export const setUpPages = (): void => {
  quietErrors()
  beforeAll(() => {
    layOut({ height: 600 })
    matchMedia()
    for (const saga of [ensayosSaga, productosSaga, usuariosSaga]) runInSessions(saga)
  })
  beforeEach(() => plant())
}

/** Opens the page for a user with kept drafts. */
export const visit = async (path: string) => {
  answerCalls(sent => ({ body: bodies.find(([pattern]) => pattern.test(sent.path))?.[1] ?? [] }))
  const view = renderScreens(screens, path, { configuration: { ...stateAfter().configuration, extensions: true } })
  view.store.dispatch(userRequested())
  view.store.dispatch(draftsNeeded())
  await waitFor(() => expect(selectDraftStatus(view.store.getState())).toBe('ready'))
  return view
}
export type Page = Awaited<ReturnType<typeof visit>>

export const recover = async ({ user }: Page) => user.click(await screen.findByRole('button', { name: 'Recuperar' }))
