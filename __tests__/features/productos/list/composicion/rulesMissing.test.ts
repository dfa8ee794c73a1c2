import { createStore } from '@/app/createStore'
import { composicionesSaga } from '@/features/productos/list/composicion/saga'
import { composicionesAsked } from '@/features/productos/list/composicion/slice'
import { listsRetried } from '@/store/catalogues/retry'
import { runInSessions } from '@/store/sessionSagas'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'

jest.mock('@/features/productos/checks/checkComposicion', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
runInSessions(composicionesSaga)
const { logged } = quietErrors()
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('downloads no lines where the rules of the checks do not come, and says so once [LB-07]', async () => {
  const server = createMemoryServer({})
  const store = createStore()
  store.dispatch(composicionesAsked('a'))
  await jest.advanceTimersByTimeAsync(60_000)
  store.dispatch(listsRetried())
  await jest.advanceTimersByTimeAsync(60_000)
  expect(server.asked()).toEqual([])
  expect(logged()).toHaveLength(1)
})
