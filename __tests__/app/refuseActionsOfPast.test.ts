import { instrument } from '@redux-devtools/instrument'
import { authApi } from '@/api/auth'
import { createStore } from '@/app/createStore'
import { instrumented, refuseActionsOfPast } from '@/app/devtools/refuseActionsOfPast'
import { selectUser, userRequested } from '@/features/cuenta/slice'
import { signedOut } from '@/features/session/slice'
import { menuToggled, selectMenu } from '@/store/memory/slice'
import { madeLog } from '@test/replay/madeLog'
import { stateAfter } from '@test/support/state'

const LUCIA = { email: 'demo@example.com', nombre: 'Lucía', apellidos: 'Ferrer' }
let asked: jest.SpyInstance
const stores: ReturnType<typeof createStore>[] = []
beforeEach(() => {
  asked = jest.spyOn(authApi, 'user').mockResolvedValue(LUCIA)
})
afterEach(() => {
  // Ends all sagas with the test.
  for (const store of stores.splice(0)) store.dispatch(signedOut())
  asked.mockRestore()
})

const watched = () => {
  const attend = (store: object, stopSagas: () => void) => {
    const found = instrumented(store)
    if (found) refuseActionsOfPast(found, stopSagas)
  }
  const store = createStore(stateAfter(), { devTools: { enhancer: instrument(), attend } })
  stores.push(store)
  const history = instrumented(store)?.liftedStore
  if (!history) throw new Error('no history')
  return { store, history }
}
const settled = () => new Promise(resolve => setTimeout(resolve))

it('leaves a page alone that shows the present', async () => {
  const { store } = watched()
  store.dispatch(userRequested())
  await settled()
  expect(selectUser(store.getState())).toEqual(LUCIA)
})

it('lets the page change nothing and ask for nothing while it shows the past, and everything again in the present [AC-06]', () => {
  const { store, history } = watched()
  store.dispatch(menuToggled('MENU_MASTERS'))
  history.dispatch({ type: 'JUMP_TO_STATE', index: 0, actionId: 0 })
  expect(selectMenu(store.getState()).MENU_MASTERS).toBe(false)
  store.dispatch(userRequested())
  expect(history.getState().stagedActionIds).toHaveLength(2)
  expect(asked).not.toHaveBeenCalled()
  history.dispatch({ type: 'JUMP_TO_STATE', index: 1, actionId: 1 })
  store.dispatch(userRequested())
  expect(asked).toHaveBeenCalledTimes(1)
})

it('shows an imported log and nothing else: no saga runs, and what was under way ends [AC-06]', async () => {
  const { store, history } = watched()
  store.dispatch(userRequested())
  const { payload, preloadedState } = madeLog(menuToggled('MENU_MASTERS'))
  history.dispatch({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(payload), preloadedState: JSON.parse(preloadedState) })
  await settled()
  store.dispatch(userRequested())
  store.dispatch(menuToggled('MENU_MASTERS'))
  expect(store.getState()).toEqual(stateAfter(menuToggled('MENU_MASTERS')))
  expect(asked).toHaveBeenCalledTimes(1)
})
