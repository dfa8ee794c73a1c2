import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { usuariosApi } from '@/api/usuarios'
import { changeActivo } from '@/features/cuenta/usuarios/changeActivo'
import { LIST_PLACE, activoRequested } from '@/features/cuenta/usuarios/events'
import { usuarios } from '@/store/catalogues'
import { selectFailedKeys, selectRefusal } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(usuariosApi)

const play = (activo: boolean, answer: unknown) =>
  expectSaga(changeActivo, activoRequested({ id: 4, activo }))
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(usuariosApi.update), answer], strict])
    .call.like({ fn: usuariosApi.update, args: [4, { activo }] })
    .put(usuarios.loadRequested())
    .run()

const LAST = 'Es el único administrador activo: no se puede desactivar ni dejar de ser administrador.'

describe.each([
  [false, 'Desactivar', 'Usuario desactivado con éxito', 'Se ha producido un error al desactivar el usuario'],
  [true, 'Activar', 'Usuario activado con éxito', 'Se ha producido un error al activar el usuario'],
])('activo: %s, step by step [AC-03]', (activo, verb, said, failed) => {
  it('changes nothing else of the user, says so and loads the list again [AU-04]', async () => {
    const { storeState } = await play(activo, null)
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: said }])
    expect(storeState.sequences).toEqual({})
  })

  it.each([
    ['the detail of the answer, which stays', new ApiError(409, LAST), LAST, LAST],
    ['its own sentence where there is none', new ApiError(0, null), failed, null],
  ])(
    'says %s when it fails, and loads the list again: somebody else may have been first [AU-04, ER-01]',
    async (_case, error, text, refusal) => {
      const { storeState } = await play(activo, throwError(error))
      expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
      expect(selectRefusal(storeState, LIST_PLACE)).toBe(refusal)
      expect(selectFailedKeys(storeState)).toEqual([])
      expect(logged()).toEqual([`usuarios/lista/estado-4 > ${verb} el usuario`])
    },
  )
})
