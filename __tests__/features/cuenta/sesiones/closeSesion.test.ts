import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { sesionesApi } from '@/api/sesiones'
import { closeOthers, closeSesion } from '@/features/cuenta/sesiones/closeSesion'
import { closeRequested } from '@/features/cuenta/sesiones/events'
import { sesiones } from '@/store/catalogues'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(sesionesApi)

const one = (answer: unknown) =>
  expectSaga(closeSesion, closeRequested({ id: 7 }))
    .provide([[matchers.call.fn(sesionesApi.remove), answer], strict])
    .call.like({ fn: sesionesApi.remove, args: [7] })
const others = (answer: unknown) => expectSaga(closeOthers).provide([[matchers.call.fn(sesionesApi.removeOthers), answer], strict])

describe.each([
  ['one', one, 'Sesión cerrada con éxito', 'Se ha producido un error al cerrar la sesión', 'sesiones/cerrar/7 > Cerrar la sesión'],
  [
    'the others',
    others,
    'Se han cerrado las demás sesiones',
    'Se ha producido un error al cerrar las demás sesiones',
    'sesiones/cerrar-otras > Cerrar las demás sesiones',
  ],
] as const)('closing %s [AC-03]', (_which, play, said, failed, where) => {
  it('says so, and asks what is still open [AU-05]', async () => {
    const { storeState } = await play(undefined).withReducer(rootReducer, stateAfter()).put(sesiones.loadRequested()).run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: said }])
    expect(storeState.sequences).toEqual({})
  })

  it('says why it failed, and asks what is still open [AU-05, ER-06]', async () => {
    const { storeState } = await play(throwError(new ApiError(0, null)))
      .withReducer(rootReducer, stateAfter())
      .put(sesiones.loadRequested())
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: failed }])
    expect(storeState.sequences).toEqual({})
    expect(logged()).toEqual([where])
  })
})
