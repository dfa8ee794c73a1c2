import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { informesApi } from '@/api/informes'
import { paisesApi } from '@/api/paises'
import type { Revision } from '@/shared/review'
import { informesSaga } from '@/features/informes/saga'
import { choiceMade, reviewClosed, reviewLoaded, reviewRequested, screenEntered, selectReview } from '@/features/informes/slice'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(informesApi, paisesApi)
const none: Revision = { productos: 2, columnas: [], filas: [] }
const some: Revision = { ...none, productos: 3 }
const { revisionDeAcabados, revisionDeGenericos } = informesApi

const saga = (...before: { type: string }[]) => expectSaga(informesSaga).withReducer(rootReducer, stateAfter(...before))

it('looks through the report that is asked for, in its language and for its country [CM-02]', async () => {
  const { storeState } = await saga(choiceMade({ kind: 'acabados', idioma: 'fr_FR', pais: 'pt' }))
    .provide([[matchers.call.fn(revisionDeAcabados), some], strict])
    .call.like({ fn: revisionDeAcabados, args: ['fr_FR', 'pt'] })
    .dispatch(reviewRequested({ kind: 'acabados' }))
    .silentRun(0)
  expect(selectReview(storeState)).toEqual({
    ...{ kind: 'acabados', choice: { idioma: 'fr_FR', pais: 'pt' } },
    ...{ status: 'loaded', revision: some },
  })
})

it('says that it could not, and keeps nothing that may be wrong [CM-02]', async () => {
  const { storeState } = await saga(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
    .provide([[matchers.call.fn(revisionDeGenericos), throwError(new ApiError(503, null))], strict])
    .dispatch(reviewRequested({ kind: 'genericos' }))
    .silentRun(0)
  expect(selectReview(storeState)).toMatchObject({ status: 'failed', revision: null })
  expect(logged()).toEqual(['informes/revision'])
})

it('asks again for what is chosen now, and for nothing where another report is open [CM-02]', async () => {
  const asked: unknown[][] = []
  const counting = {
    call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown) {
      if (fn !== revisionDeGenericos) return next()
      asked.push(args.slice(0, -1))
      return none
    },
  }
  await saga(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
    .provide([counting as never, strict])
    .dispatch(choiceMade({ kind: 'acabados', idioma: 'fr_FR' }))
    .dispatch(choiceMade({ kind: 'genericos', idioma: 'pt_BR' }))
    .silentRun(0)
  expect(asked).toEqual([['pt_BR']])
})

it('shows what it knew of the same report until it has come again [CM-02]', async () => {
  const before = stateAfter(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
  const again = rootReducer(before, reviewRequested({ kind: 'genericos' }))
  expect(selectReview(again)).toMatchObject({ status: 'loading', revision: some })
  const other = rootReducer(rootReducer(before, choiceMade({ kind: 'genericos', idioma: 'pt_BR' })), reviewRequested({ kind: 'genericos' }))
  expect(selectReview(other)).toMatchObject({ status: 'loading', revision: null })
  const { storeState } = await saga(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
    .provide([[matchers.call.fn(revisionDeGenericos), none], [matchers.call.fn(paisesApi.list), []], strict])
    .dispatch(screenEntered())
    .silentRun(0)
  expect(selectReview(storeState)).toMatchObject({ status: 'loaded', revision: none })
})

it('ends the call where it is closed meanwhile [CM-02]', async () => {
  let signal: AbortSignal | undefined
  const unanswered = {
    call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown) {
      if (fn !== revisionDeGenericos) return next()
      ;({ signal } = args.at(-1) as { signal: AbortSignal })
      return new Promise(() => undefined)
    },
  }
  const { storeState } = await saga()
    .provide([unanswered as never, strict])
    .dispatch(reviewRequested({ kind: 'genericos' }))
    .dispatch(reviewClosed())
    .silentRun(0)
  expect(signal?.aborted).toBe(true)
  expect(selectReview(storeState)).toBeNull()
  expect(selectReview(rootReducer(storeState, reviewLoaded(some)))).toBeNull()
})
