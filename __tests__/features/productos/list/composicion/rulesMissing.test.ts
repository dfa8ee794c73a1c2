import { createStore } from '@/app/createStore'
import { composicionesSaga } from '@/features/productos/list/composicion/saga'
import { composicionesRequested, selectComposiciones } from '@/features/productos/list/composicion/slice'
import { listsRetried } from '@/store/catalogues/retry'
import { runInSessions } from '@/store/sessionSagas'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'

let mockIsMissing = true
jest.mock('@/features/productos/checks/checkComposicion', () => {
  if (mockIsMissing) throw new Error('Failed to fetch dynamically imported module')
  return jest.requireActual('@/features/productos/checks/checkComposicion')
})
runInSessions(composicionesSaga)
const { logged } = quietErrors()
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('downloads no lines where the rules of the checks do not come, and asks for the rules again [LB-07]', async () => {
  const server = createMemoryServer({})
  const store = createStore()
  store.dispatch(composicionesRequested('a'))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(logged()).toHaveLength(1)
  store.dispatch(listsRetried())
  await jest.advanceTimersByTimeAsync(5_000)
  expect(logged()).toHaveLength(2)
  expect(server.asked()).toEqual([])
  expect(selectComposiciones(store.getState(), 'a')).toBeNull()
  mockIsMissing = false
  await jest.advanceTimersByTimeAsync(60_000)
  expect(selectComposiciones(store.getState(), 'a')).toEqual({})
})
