import { createTurns, Overloaded } from '@server/turns'

const here = new AbortController().signal

describe('turns', () => {
  /** Takes a turn by that name; `order` says who came when. */
  const queue = (atOnce: number) => {
    const turns = createTurns(atOnce)
    const order: string[] = []
    const ends = new Map<string, () => void>()
    const come = async (name: string, gone = here) => {
      const end = await turns.take(gone)
      order.push(name)
      ends.set(name, end)
    }
    const end = async (name: string) => {
      ends.get(name)?.()
      await new Promise(setImmediate)
    }
    return { order, come, end }
  }

  it.each([1, 2])('are given to %i at a time, to others in the order in which they came', async atOnce => {
    const { order, come, end } = queue(atOnce)
    const all = ['a', 'b', 'c', 'd'].map(name => come(name))
    await new Promise(setImmediate)
    expect(order).toHaveLength(atOnce)
    for (const name of ['a', 'b', 'c', 'd']) await end(name)
    await Promise.all(all)
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('pass over who has gone, and who comes when all have ended waits for nobody', async () => {
    const { order, come, end } = queue(1)
    const gone = new AbortController()
    await come('a')
    const left = come('b', gone.signal)
    const stayed = come('c')
    gone.abort()
    await expect(left).rejects.toThrow()
    await end('a')
    await stayed
    await end('c')
    await come('d')
    expect(order).toEqual(['a', 'c', 'd'])
    await expect(come('e', gone.signal)).rejects.toThrow()
  })

  it('refuse one more than may wait, and take others once there is room', async () => {
    const turns = createTurns(1, { waiting: 1 })
    const finish = await turns.take()
    const second = turns.take()
    await expect(turns.take()).rejects.toBeInstanceOf(Overloaded)
    finish()
    const finishSecond = await second
    const third = turns.take()
    finishSecond()
    ;(await third)()
  })
})
