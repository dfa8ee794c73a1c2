import { prepare } from '@/ui/table/model/prepare'
import { prepareSearchWhenIdle } from '@/ui/prepareSearchWhenIdle'
import { textColumns } from '@test/support/textRows'

const rows = Array.from({ length: 120 }, (_, id) => ({ id, fields: [`Ácido ${id}`] }))

/** Stubs `requestIdleCallback`. `give` runs the next callback, with time left for that number of `timeRemaining` calls. */
const giveIdleTimes = () => {
  const waiting: IdleRequestCallback[] = []
  Object.assign(globalThis, {
    requestIdleCallback: (work: IdleRequestCallback) => waiting.push(work),
    cancelIdleCallback: (handle: number) => waiting.splice(handle - 1, 1),
  })
  return { waiting, give: (asked: number) => waiting.shift()?.({ didTimeout: false, timeRemaining: () => (asked-- > 0 ? 10 : 0) }) }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
})

it('makes in idle time what a search reads, as far as the time goes, and the rest in the next one [TB-10]', () => {
  const { waiting, give } = giveIdleTimes()
  const prepared = prepare(rows, textColumns())
  const read: number[] = []
  prepareSearchWhenIdle({ ...prepared, text: index => (read.push(index), prepared.text(index)) })
  expect(read).toEqual([])
  give(1)
  expect(read).toHaveLength(50)
  give(9)
  expect(read).toEqual(rows.map(({ id }) => id))
  expect(waiting).toEqual([])
})

it('stops with its list, and does nothing where nobody tells of idle time', () => {
  const { waiting } = giveIdleTimes()
  const stop = prepareSearchWhenIdle(prepare(rows, textColumns()))
  expect(waiting).toHaveLength(1)
  stop()
  expect(waiting).toEqual([])
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  expect(() => prepareSearchWhenIdle(prepare(rows, textColumns()))()).not.toThrow()
})
