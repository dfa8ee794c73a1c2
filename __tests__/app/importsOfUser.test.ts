import 'fake-indexeddb/auto'
import type { Action } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { importsOfUser } from '@/app/importsOfUser'
import { userLoaded } from '@/features/cuenta/slice'
import { draftIdOf } from '@/features/importar/run/draftIds'
import { keepRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { logoutRequested, signedOut } from '@/features/session/slice'
import { discardAllRequested, draftEnded } from '@/kits/drafts/slice'
import { reviewedRow, runOf, runRow } from '@test/features/importar/given'
import { rootReducer, stateAfter } from '@test/support/state'
import { until } from '@test/support/until'

const ANA = 'ana@example.com'
const EVA = 'eva@example.com'
const keep = (email: string, id: string) => keepRun(ownerOf(email), { ...runOf([runRow(reviewedRow(2), 'waiting')]), id })
const kept = async (email: string) => (await keptRuns(ownerOf(email), 'familias')).map(({ id }) => id).sort()
const ana = userLoaded({ email: ANA, nombre: 'Ana', apellidos: 'Ruiz' })

const after = async (actions: readonly Action[], ...given: Action[]) => {
  let saga = expectSaga(importsOfUser).withReducer(rootReducer, stateAfter(...given))
  for (const action of actions) saga = saga.dispatch(action)
  await saga.silentRun(50)
}

beforeEach(async () => {
  for (const [email, id] of [
    [ANA, 'a'],
    [ANA, 'b'],
    [EVA, 'c'],
  ] as const)
    await keep(email, id)
})

it('imports that stopped half-way outlive the session of their user [IX-06, DR-07]', async () => {
  await after([logoutRequested(), signedOut()], ana)
  expect(await kept(ANA)).toEqual(['a', 'b'])
})

it('imports that stopped half-way go with all drafts of their user, and no others [IX-06, DR-07]', async () => {
  await after([discardAllRequested()], ana)
  await until(async () => (await kept(ANA)).length === 0)
  expect(await kept(EVA)).toEqual(['c'])
})

it('an import goes with its draft, once for all tabs [IX-06, DR-05]', async () => {
  await after([
    draftEnded({ id: draftIdOf('a'), how: 'discarded' }),
    draftEnded({ id: draftIdOf('b'), how: 'discarded', elsewhere: true }),
    draftEnded({ id: 'c', how: 'discarded' }),
  ])
  await until(async () => (await kept(ANA)).length === 1)
  expect([await kept(ANA), await kept(EVA)]).toEqual([['b'], ['c']])
})

it('a visitor who is nobody yet deletes nobody else’s imports [IX-06]', async () => {
  await after([discardAllRequested()])
  expect(await kept(ANA)).toEqual(['a', 'b'])
})
