import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { passwordLinksApi } from '@/api/passwordLinks'
import { askForLink } from '@/features/session/password/askForLink'
import { linkRequested } from '@/features/session/password/events'
import { selectLinkFor } from '@/features/session/slice'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()

const play = (answer: unknown) =>
  expectSaga(askForLink, linkRequested({ email: 'ana@example.com' }))
    .withReducer(rootReducer, stateAfter())
    .provide([[matchers.call.fn(passwordLinksApi.askForLink), answer], noRealCalls(passwordLinksApi)])
    .call.like({ fn: passwordLinksApi.askForLink, args: ['ana@example.com'] })
    .run()

it('says for whom a link was asked for [AU-06, AC-03]', async () => {
  const { storeState } = await play(undefined)
  expect(selectLinkFor(storeState)).toBe('ana@example.com')
  expect(storeState.sequences).toEqual({})
})

it.each([
  ['the detail of the answer', new ApiError(429, 'Demasiados intentos.'), 'Demasiados intentos.'],
  ['its own sentence where no answer came', new ApiError(0, null), 'Se ha producido un error al pedir el enlace'],
])('says %s when it fails, and can be asked again [AU-06, ER-06]', async (_case, error, text) => {
  const { storeState } = await play(throwError(error))
  expect(selectLinkFor(storeState)).toBeNull()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(storeState.sequences).toEqual({})
  expect(logged()).toEqual(['session/recuperar > Pedir el enlace'])
})
