/** @jest-environment jsdom */
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { passwordLinksApi } from '@/api/passwordLinks'
import { choosePassword } from '@/features/session/password/choosePassword'
import { NEW_PASSWORD_KEY, newPasswordRequested } from '@/features/session/password/events'
import { codeKnown, selectEnlace, selectIsSignedIn } from '@/features/session/slice'
import { sessionToken } from '@/store/memory/sessionToken'
import { selectPendingJourney } from '@/store/navigation'
import { selectFieldErrors } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { secretVault } from '@/store/vault'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(passwordLinksApi)
const CODE = 'k7Qm2vXw9ZtB4nRf'
beforeEach(() => sessionToken.clear())

const play = async (answer: unknown) => {
  const actions: unknown[] = []
  const codigo = secretVault.keep(CODE)
  const [first, second] = [secretVault.keep('regadío-2026'), secretVault.keep('regadío-2026')]
  const { storeState } = await expectSaga(choosePassword, newPasswordRequested({ codigo, first, second }))
    .withReducer(
      (before: ReturnType<typeof stateAfter> | undefined, action: { type: string }) => {
        actions.push(action)
        return rootReducer(before, action)
      },
      stateAfter(codeKnown({ codigo, is: 'valid', email: 'marta@example.com' })),
    )
    .provide([[matchers.call.fn(passwordLinksApi.confirm), answer], strict])
    .call.like({ fn: passwordLinksApi.confirm, args: [CODE, 'regadío-2026', 'regadío-2026'] })
    .run()
  const written = JSON.stringify([actions, storeState, logged()])
  for (const secret of [CODE, 'regadío', 'la-llave']) expect(written).not.toContain(secret)
  for (const ticket of [first, second]) expect(() => secretVault.open(ticket)).toThrow('ya no está disponible')
  return { storeState, codigo }
}

it('chooses the password and signs in, and nothing of it is in an action or in the state [AU-02, SE-17, AC-03]', async () => {
  const { storeState, codigo } = await play('la-llave')
  expect(sessionToken.get()).toBe('la-llave')
  expect(selectIsSignedIn(storeState)).toBe(true)
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/', replace: true })
  expect(selectEnlace(storeState)).toBeNull()
  expect(() => secretVault.open(codigo)).toThrow('ya no está disponible')
})

it('a code that has died since leads to the notice at the login, and nobody is signed in [AU-02, RT-03]', async () => {
  const { storeState, codigo } = await play(throwError(new ApiError(400, 'Este enlace ya no sirve')))
  expect(selectEnlace(storeState)).toMatchObject({ is: 'dead' })
  expect(selectIsSignedIn(storeState)).toBe(false)
  expect(selectToasts(storeState)).toEqual([])
  expect(() => secretVault.open(codigo)).toThrow('ya no está disponible')
})

it.each([
  ['what the API says of the password', new ApiError(400, 'Hay datos', { errors: { new_password1: 'Es común' } }), 'Hay datos'],
  ['its own sentence where no answer came', new ApiError(0, null), 'Se ha producido un error al guardar la contraseña'],
])('says %s, and keeps the code for another try [AU-02, ER-01, ER-06]', async (_case, error, text) => {
  const { storeState, codigo } = await play(throwError(error))
  expect(selectEnlace(storeState)).toMatchObject({ is: 'valid' })
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(selectFieldErrors(storeState, NEW_PASSWORD_KEY)).toEqual(error.status === 400 ? { new_password1: 'Es común' } : null)
  expect(secretVault.open(codigo)).toBe(CODE)
  expect(sessionToken.get()).toBeNull()
  expect(logged()).toEqual(['session/password > Guardar la contraseña'])
})
