import { createSemaphore, Overloaded } from '@server/semaphore'

const here = new AbortController().signal

describe('a semaphore', () => {
  /** Semaphore with named work; `order` has the names in the order of their starts. */
  const queue = (atOnce: number) => {
    const semaphore = createSemaphore(atOnce)
    const order: string[] = []
    const ends = new Map<string, () => void>()
    const come = (name: string, gone = here) =>
      semaphore(() => {
        order.push(name)
        return new Promise<void>(fulfil => ends.set(name, fulfil))
      }, gone)
    const end = async (name: string) => {
      ends.get(name)?.()
      await new Promise(setImmediate)
    }
    return { order, come, end }
  }

  it.each([1, 2])('runs work, %i at a time, in the order in which it came', async atOnce => {
    const { order, come, end } = queue(atOnce)
    const all = ['a', 'b', 'c', 'd'].map(name => come(name))
    await new Promise(setImmediate)
    expect(order).toHaveLength(atOnce)
    for (const name of ['a', 'b', 'c', 'd']) await end(name)
    await Promise.all(all)
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('passes over callers that have gone, and work that comes when all has ended waits for none', async () => {
    const { order, come, end } = queue(1)
    const gone = new AbortController()
    const first = come('a')
    const left = come('b', gone.signal)
    const stayed = come('c')
    gone.abort()
    await expect(left).rejects.toThrow()
    await end('a')
    await end('c')
    const last = come('d')
    await new Promise(setImmediate)
    await end('d')
    await Promise.all([first, stayed, last])
    expect(order).toEqual(['a', 'c', 'd'])
    await expect(come('e', gone.signal)).rejects.toThrow()
    expect(order).not.toContain('e')
  })

  it('refuses one more than may wait, and takes others once there is room, also after work that failed', async () => {
    const semaphore = createSemaphore(1, { waiting: 1 })
    let fail = (_: Error): void => undefined
    const first = semaphore(() => new Promise<void>((_, reject) => (fail = reject)))
    const second = semaphore(async () => 'second')
    await expect(semaphore(async () => 'third')).rejects.toBeInstanceOf(Overloaded)
    fail(new Error('failed'))
    await expect(first).rejects.toThrow('failed')
    expect([await second, await semaphore(async () => 'fourth')]).toEqual(['second', 'fourth'])
  })

  it('has the limit of a task for that task alone', async () => {
    const semaphore = createSemaphore(1, { waiting: 0 })
    let end = () => undefined as void
    const first = semaphore(() => new Promise<void>(fulfil => (end = fulfil)))
    const second = semaphore(async () => 'second', here, { waiting: 1 })
    await expect(semaphore(async () => 'third', here, { waiting: 1 })).rejects.toBeInstanceOf(Overloaded)
    await expect(semaphore(async () => 'fourth')).rejects.toBeInstanceOf(Overloaded)
    end()
    await first
    expect(await second).toBe('second')
  })
})
