/** @jest-environment jsdom */
import { expectSaga } from 'redux-saga-test-plan'
import { recentSaga } from '@/app/goto/recent'
import { userLoaded } from '@/features/cuenta/slice'
import { signedOut } from '@/features/session/slice'
import { recordOpened, selectRecent } from '@/store/memory/slice'
import { ANA } from '@test/support/drafts'
import { rootReducer, stateAfter } from '@test/support/state'

const LUIS = { ...ANA, email: 'luis@example.com' }
const open = (user: typeof ANA, kind: string, id: number) => recordOpened({ user: user.email, kind, id })

beforeEach(() => localStorage.clear())

/** State after a user has loaded a page, at once or after the page's sagas, and opened these records. */
const stateOf = async (user: typeof ANA, actions: { type: string }[] = [], isLoaded = false) => {
  const saga = expectSaga(recentSaga).withReducer(rootReducer, isLoaded ? stateAfter(userLoaded(user)) : stateAfter())
  for (const action of isLoaded ? actions : [userLoaded(user), ...actions]) saga.dispatch(action)
  return (await saga.silentRun(10)).storeState
}
const recentOf = async (user: typeof ANA, isLoaded = false) =>
  selectRecent(await stateOf(user, [], isLoaded), user.email).map(({ kind, id }) => `${kind} ${id}`)

it.each([true, false])('remembers the six records that each user had open last, each once [LS-09]', async isLoaded => {
  await stateOf(
    ANA,
    [1, 2, 3, 4, 5, 6, 7, 3].map(id => open(ANA, 'acabados', id)),
    isLoaded,
  )
  await stateOf(LUIS, [open(LUIS, 'acabados', 9)], isLoaded)
  await stateOf(ANA, [open(ANA, 'genericos', 3)], isLoaded)
  expect(await recentOf(ANA, isLoaded)).toEqual([...['genericos 3', 'acabados 3', 'acabados 7', 'acabados 6', 'acabados 5', 'acabados 4']])
  expect(await recentOf(LUIS, isLoaded)).toEqual(['acabados 9'])
})

it('knows nothing in its state, and so in a log, of those who used the browser before [AC-06] [SE-07]', async () => {
  await stateOf(ANA, [open(ANA, 'acabados', 1)])
  const state = await stateOf(LUIS, [open(LUIS, 'acabados', 9)])
  expect(state.memory.recent).toEqual({ [LUIS.email]: [{ kind: 'acabados', id: 9 }] })
  expect(rootReducer(state, signedOut()).memory.recent).toEqual({})
})

it.each(['{', 'null', '3', '{"ana@example.com":[{"kind":1,"id":"x"}],"luis@example.com":4}'])(
  'has nothing open of what is no memory: %s [LS-09]',
  async kept => {
    localStorage.setItem('abiertosHacePoco', kept)
    expect(await recentOf(ANA)).toEqual([])
  },
)
