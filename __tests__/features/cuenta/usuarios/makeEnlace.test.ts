import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { usuariosApi } from '@/api/usuarios'
import { LIST_PLACE, enlaceRequested } from '@/features/cuenta/usuarios/events'
import { makeEnlace } from '@/features/cuenta/usuarios/makeEnlace'
import { selectEnlaces } from '@/features/cuenta/usuarios/slice'
import { usuarios } from '@/store/catalogues'
import { selectFailedKeys, selectRefusal } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { secretVault } from '@/store/vault'
import { ANA, CADUCA, ENLACE, LUCIA, MARTA } from '@test/features/cuenta/usuarios/users'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(usuariosApi)
const actions: unknown[] = []
beforeEach(() => actions.splice(0))

const play = (id: number, answer: unknown) =>
  expectSaga(makeEnlace, enlaceRequested({ id }))
    .withReducer(
      (state: ReturnType<typeof stateAfter> | undefined, action: { type: string }) => {
        actions.push(action)
        return rootReducer(state, action)
      },
      stateAfter(usuarios.loaded([LUCIA, ANA, MARTA])),
    )
    .provide([[matchers.call.fn(usuariosApi.createLink), answer], strict])
    .call.like({ fn: usuariosApi.createLink, args: [id] })
    .run()

it.each([
  ['of who has a password', ANA, 'Ana Soria Mas', false],
  ['of who is invited', MARTA, 'Marta Ruiz', true],
])('shows the link %s, which is in no action and in no state [AU-02, AU-03, SE-17, AC-03]', async (_of, user, nombre, isInvited) => {
  const { storeState } = await play(user.id, { enlace: ENLACE, caduca: CADUCA })
  const [made] = selectEnlaces(storeState)
  expect(made).toMatchObject({ nombre, email: user.email, isInvited, caduca: Date.parse(CADUCA), unsent: false })
  expect(made && secretVault.open(made.enlace)).toBe(ENLACE)
  expect(JSON.stringify([actions, storeState])).not.toContain('k7Qm2vXw9ZtB4nRf')
})

it('says where a link was mailed to, and shows none [AU-06]', async () => {
  const { storeState } = await play(ANA.id, { enviado: true, caduca: CADUCA })
  expect(selectEnlaces(storeState)).toEqual([])
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Enlace enviado a ana@example.com' }])
})

it('shows a link that could not be mailed, and knows so [AU-06]', async () => {
  const { storeState } = await play(ANA.id, { enlace: ENLACE, enviado: false, caduca: CADUCA })
  expect(selectEnlaces(storeState)).toMatchObject([{ unsent: true }])
  expect(selectToasts(storeState)).toEqual([])
})

it.each([
  ['the detail of the answer', new ApiError(409, 'El usuario está inactivo'), 'El usuario está inactivo', 'El usuario está inactivo'],
  ['its own sentence where there is none', new ApiError(0, null), 'Se ha producido un error al crear el enlace', null],
])('says %s when it fails [AU-03, ER-01, ER-06]', async (_case, error, text, refusal) => {
  const { storeState } = await play(ANA.id, throwError(error))
  expect(selectEnlaces(storeState)).toEqual([])
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(selectRefusal(storeState, LIST_PLACE)).toBe(refusal)
  expect(selectFailedKeys(storeState)).toEqual([])
  expect(logged()).toEqual(['usuarios/lista/enlace-2 > Crear el enlace'])
})
