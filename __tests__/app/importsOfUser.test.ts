import 'fake-indexeddb/auto'
import type { Action } from '@reduxjs/toolkit'
import { openDB } from 'idb'
import { expectSaga } from 'redux-saga-test-plan'
import { importsOfUser } from '@/app/importsOfUser'
import { userLoaded } from '@/features/cuenta/slice'
import { draftIdOf } from '@/features/importar/run/draftIds'
import { draftOf } from '@/features/importar/run/draftOf'
import { keepRowEnd, keepRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { logoutRequested, signedOut } from '@/features/session/slice'
import { noteOf } from '@/kits/drafts/model/draft'
import { discardAllRequested, discardRequested, draftChanged, draftEnded, draftsListed } from '@/kits/drafts/slice'
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

describe('imports that stopped half-way are listed with the drafts of a user [IX-06, DR-05]', () => {
  const DAY_MS = 86_400_000

  /** Ids of the drafts that are made, and discarded, after the drafts were listed. */
  const afterListing = async (...notes: string[]) => {
    const made: Action[] = []
    const reduce: typeof rootReducer = (state, action) => {
      made.push(action)
      return rootReducer(state, action)
    }
    const given = draftsListed({ notes: notes.map(id => noteOf({ ...draftOf(runOf([], { id })), user: ANA, half: null })), elsewhere: [] })
    await expectSaga(importsOfUser).withReducer(reduce, stateAfter(ana)).dispatch(given).silentRun(400)
    return {
      drafts: made.filter(draftChanged.match).map(({ payload }) => payload.id),
      discarded: made.filter(discardRequested.match).flatMap(({ payload }) => payload.ids),
    }
  }
  const listed = async (...notes: string[]) => (await afterListing(...notes)).drafts

  it('unless they are drafts already, or another tab runs them', async () => {
    expect((await listed()).sort()).toEqual([draftIdOf('a'), draftIdOf('b')])
    expect(await listed('a')).toEqual([draftIdOf('b')])
    const locks = { query: async () => ({ held: [{ name: 'importacion/a' }] }) }
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true })
    expect(await listed()).toEqual([draftIdOf('b')])
    Reflect.deleteProperty(globalThis, 'navigator')
  })

  it('and deleted after 90 days, whether or not their list is opened', async () => {
    for (const [id, days] of [
      ['a', 89],
      ['b', 91],
    ] as const)
      await keepRun(ownerOf(ANA), runOf([runRow(reviewedRow(2), 'waiting')], { id, at: Date.now() - days * DAY_MS }))
    expect(await listed()).toEqual([draftIdOf('a')])
    const database = await openDB('importaciones')
    expect((await database.getAllKeys('runs')).sort()).toEqual(['a', 'c'])
    database.close()
  })

  it('and end with their last row, if a crash has left their copy, unless another tab runs them', async () => {
    await keepRowEnd({ run: 'a', number: 2, state: 'changed', id: 2, reason: null, other: null })
    const locks = { query: async () => ({ held: [{ name: 'importacion/a' }] }) }
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true })
    expect(await afterListing()).toEqual({ drafts: [draftIdOf('b')], discarded: [] })
    Reflect.deleteProperty(globalThis, 'navigator')
    expect(await afterListing('a')).toEqual({ drafts: [draftIdOf('b')], discarded: [draftIdOf('a')] })
    expect(await kept(ANA)).toEqual(['b'])
  })
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
