/** @jest-environment jsdom */
import { presenciaApi } from '@/api/live/presencia'
import type { OpenRecord } from '@/shared/live'
import { ApiError } from '@/api/http/ApiError'
import { presenceSaga, REPEAT_MS } from '@/store/live/presenceSaga'
import { recordLeft, recordShown } from '@/store/live/slice'
import { runInSessions } from '@/store/sessionSagas'
import { useLiveStores } from '@test/support/liveStores'
import { quietErrors } from '@test/support/quiet'

const { logged } = quietErrors()

let told: (readonly [number | null, string])[] = []
let answer = async (): Promise<void> => undefined
const { open: openStore, signOut } = useLiveStores()

const pages = new Set<string>()

jest.spyOn(presenciaApi, 'tell').mockImplementation(({ id, idioma }: OpenRecord, pagina) => {
  told.push([id, idioma])
  pages.add(pagina)
  return answer()
})
jest.spyOn(presenciaApi, 'leave').mockImplementation(({ tipo }: OpenRecord, pagina) => {
  told.push([null, tipo])
  pages.add(pagina)
  return answer()
})

let visibility: DocumentVisibilityState = 'visible'
Object.defineProperty(document, 'visibilityState', { get: () => visibility })
const turn = async (to: DocumentVisibilityState) => {
  visibility = to
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  jest.useFakeTimers()
  told = []
  pages.clear()
  answer = async () => undefined
  visibility = 'visible'
})
afterEach(() => void jest.useRealTimers())

runInSessions(presenceSaga)

const open = (extensions = true) => {
  const { store } = openStore({ extensions })
  return {
    show: (id: number, idioma = 'es_ES') => store.dispatch(recordShown({ tipo: 'familias', id, idioma })),
    leave: (id: number) => store.dispatch(recordLeft({ tipo: 'familias', id })),
    after: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  }
}

it('tells where the page is at once, with each language, every 20 s, and when it is left [SY-05]', async () => {
  const { show, leave, after } = open()
  show(1)
  await after(0)
  expect(told).toEqual([[1, 'es_ES']])
  await after(REPEAT_MS - 1)
  show(1, 'fr_FR')
  await after(0)
  expect(told.slice(1)).toEqual([[1, 'fr_FR']])
  await after(2 * REPEAT_MS)
  expect(told.slice(2)).toEqual([
    [1, 'fr_FR'],
    [1, 'fr_FR'],
  ])
  leave(1)
  await after(10 * REPEAT_MS)
  expect(told.slice(4)).toEqual([[null, 'familias']])
  expect([...pages]).toEqual([expect.stringMatching(/^[\w-]{1,64}$/)])
})

it('has another name in each page of a session [SY-05]', async () => {
  const [one, other] = [open(), open()]
  one.show(1)
  other.show(1)
  await one.after(0)
  expect(pages.size).toBe(2)
})

it('says nothing without a record, nor while nobody sees the page, and at once when somebody does [SY-05, SY-09]', async () => {
  const { show, after } = open()
  await after(10 * REPEAT_MS)
  expect(told).toEqual([])
  show(1)
  await after(0)
  await turn('hidden')
  await after(10 * REPEAT_MS)
  expect(told).toEqual([[1, 'es_ES']])
  await turn('visible')
  expect(told).toHaveLength(2)
  await after(REPEAT_MS)
  expect(told).toHaveLength(3)
})

it('waits until a page that opens out of sight is seen [SY-05]', async () => {
  const { show, after } = open()
  visibility = 'hidden'
  show(1)
  await after(10 * REPEAT_MS)
  expect(told).toEqual([])
  await turn('visible')
  expect(told).toEqual([[1, 'es_ES']])
})

it('never lets one call pass another: the last one says where the page is [SY-05]', async () => {
  let done = (): void => undefined
  answer = () => new Promise(resolve => (done = resolve))
  const { show, leave, after } = open()
  show(1)
  await after(0)
  leave(1)
  show(2)
  show(2, 'fr_FR')
  await after(1_000)
  expect(told).toEqual([[1, 'es_ES']])
  done()
  await after(0)
  expect(told.slice(1)).toEqual([[2, 'fr_FR']])
  leave(2)
  done()
  await after(0)
  expect(told.slice(2)).toEqual([[null, 'familias']])
})

it('keeps the record of the page that came when the page before it goes [SY-05]', async () => {
  const { show, leave, after } = open()
  show(1)
  await after(0)
  show(2)
  leave(1)
  await after(REPEAT_MS)
  expect(told.slice(1)).toEqual([
    [2, 'es_ES'],
    [2, 'es_ES'],
  ])
})

it('goes on after a call that fails, which is logged [SY-05]', async () => {
  answer = () => Promise.reject(new ApiError(0, null))
  const { show, after } = open()
  show(1)
  await after(REPEAT_MS)
  expect([told.length, logged()]).toEqual([2, ['presencia', 'presencia']])
})

it('says nothing to an API without extensions, nor after the session [SY-05]', async () => {
  const plain = open(false)
  plain.show(1)
  const { show, after } = open()
  show(2)
  await after(0)
  signOut()
  await after(10 * REPEAT_MS)
  expect(told).toEqual([[2, 'es_ES']])
})
