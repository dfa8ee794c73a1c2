import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { passwordLinksApi } from '@/api/passwordLinks'
import { checkCode } from '@/features/session/password/checkCode'
import { checkRequested } from '@/features/session/password/events'
import { selectEnlace, selectIsSignedIn, signedIn } from '@/features/session/slice'
import { selectToasts } from '@/store/toasts'
import { secretVault } from '@/store/vault'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(passwordLinksApi)
const CODE = 'k7Qm2vXw9ZtB4nRf'

const play = async (answer: unknown, state = stateAfter()) => {
  const actions: unknown[] = []
  const codigo = secretVault.keep(CODE)
  const { storeState } = await expectSaga(checkCode, checkRequested({ codigo }))
    .withReducer((before: typeof state | undefined, action: { type: string }) => {
      actions.push(action)
      return rootReducer(before, action)
    }, state)
    .provide([[matchers.call.fn(passwordLinksApi.check), answer], strict])
    .call.like({ fn: passwordLinksApi.check, args: [CODE] })
    .run()
  expect(JSON.stringify([actions, storeState, logged()])).not.toContain(CODE)
  return { storeState, codigo }
}

it('knows of whom the code is, and keeps it in no action and no state [AU-02, SE-17, AC-03]', async () => {
  const { storeState, codigo } = await play('marta@example.com')
  expect(selectEnlace(storeState)).toEqual({ codigo, is: 'valid', email: 'marta@example.com' })
  expect(secretVault.open(codigo)).toBe(CODE)
})

it('leaves nothing of who was signed in here to who comes by a code that holds [AU-02]', async () => {
  const { storeState } = await play('marta@example.com', stateAfter(signedIn()))
  expect(selectIsSignedIn(storeState)).toBe(false)
  expect(selectEnlace(storeState)).toMatchObject({ is: 'valid' })
})

it('knows a dead code, lets it go and leaves who is signed in alone [AU-02, RT-03]', async () => {
  const { storeState, codigo } = await play(throwError(new ApiError(400, 'Este enlace ya no sirve')), stateAfter(signedIn()))
  expect(selectEnlace(storeState)).toMatchObject({ is: 'dead' })
  expect(selectIsSignedIn(storeState)).toBe(true)
  expect(selectToasts(storeState)).toEqual([])
  expect(() => secretVault.open(codigo)).toThrow('ya no está disponible')
})

it.each([
  ['without an answer', new ApiError(0, null), 'No se ha podido comprobar el enlace'],
  ['after too many tries', new ApiError(429, 'Demasiados intentos.'), 'Demasiados intentos.'],
])('%s it says so, and keeps the code for another try [AU-02, ER-06]', async (_case, error, text) => {
  const { storeState, codigo } = await play(throwError(error))
  expect(selectEnlace(storeState)).toMatchObject({ is: 'unanswered' })
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(secretVault.open(codigo)).toBe(CODE)
  expect(logged()).toEqual(['session/enlace > Comprobar el enlace'])
})
