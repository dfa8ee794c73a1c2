import { setImmediate as nextTurn } from 'node:timers/promises'
import { createListCache, cacheLists, type ListMaker, type VersionedList } from '@server/translations/listCache'
import { mendPackedBlocks, rowsOf, toPackedBlocks } from '@server/translations/packedBlocks'
import { Overloaded } from '@server/semaphore'

interface TestList extends VersionedList {
  text: string
}

const ROOM = 1_000

describe('lists that are kept', () => {
  /** Table at `version`, whose lists are made when the test says so; with `isKnown` from the previous list. */
  const table = (cache = createListCache(ROOM)) => {
    const made: string[] = []
    const release: (() => void)[] = []
    const state = { version: 1, isKnown: false }
    const makeList: ListMaker<TestList> = async (name, before) => {
      const { version, isKnown } = state
      const text = before && isKnown ? `${before.text} to ${version}` : `${name} ${version}`
      made.push(text)
      await new Promise<void>(fulfil => release.push(fulfil))
      return { version, text, size: text.length }
    }
    const lists = cacheLists(makeList, cache)
    const list = async (name: string) => (await lists(name, state.version)).text
    /** Completes the list being made, once it has begun. */
    const finish = async () => {
      await nextTurn()
      release.shift()?.()
    }
    return { made, state, list, lists, finish }
  }

  it('are made once for all who ask meanwhile, and for those who ask later', async () => {
    const { list, made, finish } = table()
    const both = [list('a'), list('a')]
    await finish()
    expect(await Promise.all(both)).toEqual(['a 1', 'a 1'])
    expect([await list('a'), made]).toEqual(['a 1', ['a 1']])
  })

  it('are made anew for who has changed the table while one was being made, once for all such', async () => {
    const { list, made, finish, state } = table()
    const early = list('a')
    await nextTurn()
    state.version = 2
    const late = [list('a'), list('a')]
    await finish()
    expect(await early).toBe('a 1')
    await finish()
    expect([await Promise.all(late), made]).toEqual([
      ['a 2', 'a 2'],
      ['a 1', 'a 2'],
    ])
  })

  it('are made of the one before, once for all who ask', async () => {
    const { list, made, finish, state } = table()
    const first = list('a')
    await finish()
    await first
    Object.assign(state, { version: 5, isKnown: true })
    const both = [list('a'), list('a')]
    await finish()
    expect([await Promise.all(both), made]).toEqual([
      ['a 1 to 5', 'a 1 to 5'],
      ['a 1', 'a 1 to 5'],
    ])
  })

  it('stay for any number of languages', async () => {
    const { list, made, finish } = table()
    const languages = Array.from({ length: 12 }, (_, n) => `language ${n}`)
    for (const language of [...languages, ...languages]) {
      const answer = list(language)
      await finish()
      await answer
    }
    expect(made).toEqual(languages.map(language => `${language} 1`))
  })

  it('stay while there is room for them, those that were wanted last', async () => {
    const cache = createListCache('a 1'.length * 2)
    const [one, other] = [table(cache), table(cache)]
    const ask = async ({ list, finish }: typeof one, name: string) => {
      const answer = list(name)
      await finish()
      return answer
    }
    await ask(one, 'a')
    await ask(other, 'b')
    await ask(one, 'a')
    await ask(other, 'c')
    for (const [each, name] of [
      [one, 'a'],
      [other, 'c'],
      [other, 'b'],
      [other, 'too long for it'],
      [other, 'b'],
    ] as const)
      await ask(each, name)
    expect([one.made, other.made]).toEqual([['a 1'], ['b 1', 'c 1', 'b 1', 'too long for it 1']])
  })

  it('are discarded beyond a thousand, however small', async () => {
    const made: string[] = []
    const makeList: ListMaker<VersionedList> = async name => {
      made.push(name)
      return { version: 1, size: 0 }
    }
    const lists = cacheLists(makeList, createListCache(ROOM))
    const names = Array.from({ length: 1_001 }, (_, n) => `language ${n}`)
    for (const name of [...names, 'language 1', 'language 0']) await lists(name, 1)
    expect(made).toEqual([...names, 'language 0'])
  })

  it('are made two at a time, of whatever names; more than may wait are refused', async () => {
    const { list, made, finish } = table()
    const asked = Array.from({ length: 42 }, (_, n) => list(`language ${n}`))
    await expect(list('one more')).rejects.toBeInstanceOf(Overloaded)
    await nextTurn()
    expect(made).toEqual(['language 0 1', 'language 1 1'])
    for (let n = 0; n < 42; n++) await finish()
    expect(await Promise.all(asked)).toHaveLength(42)
  })

  it('that no caller waits for any more are made no further, and those that one still waits for are', async () => {
    const { lists, made, finish } = table()
    const [first, second] = [new AbortController(), new AbortController()]
    const abandoned = lists('a', 1, first.signal)
    const other = lists('b', 1, first.signal)
    const kept = lists('b', 1, second.signal)
    await nextTurn()
    first.abort()
    // An aborted list is dropped at once: the next request makes it again.
    const again = lists('a', 1)
    for (let n = 0; n < 4; n++) await finish()
    expect([(await kept).version, (await other).version, (await again).version]).toEqual([1, 1, 1])
    await abandoned
    expect(made).toEqual(['a 1', 'b 1', 'a 1'])
  })

  it('that were there before one that is abandoned serve the next caller', async () => {
    const { list, lists, made, finish, state } = table()
    const first = list('a')
    await finish()
    await first
    Object.assign(state, { version: 5, isKnown: true })
    const gone = new AbortController()
    const abandoned = lists('a', 5, gone.signal)
    await nextTurn()
    gone.abort()
    const again = list('a')
    for (let n = 0; n < 2; n++) await finish()
    await abandoned
    expect([await again, made]).toEqual(['a 1 to 5', ['a 1', 'a 1 to 5', 'a 1 to 5']])
  })

  it('that could not be made are tried again', async () => {
    const made = { version: 1, text: 'there', size: 5 }
    const makeList = jest.fn<Promise<TestList>, Parameters<ListMaker<TestList>>>(async () => made).mockRejectedValueOnce(new Error('gone'))
    const lists = cacheLists(makeList, createListCache(ROOM))
    await expect(lists('a', 1)).rejects.toThrow('gone')
    expect((await lists('a', 1)).text).toBe('there')
  })
})

describe('the blocks of a list', () => {
  const row = (key: number, length = 25_000) => ({ key, body: `${key} ${'x'.repeat(length)}` })
  const read = async (blocks: Awaited<ReturnType<typeof toPackedBlocks>>) => (await Promise.all(blocks.map(rowsOf))).flat()

  it('are made anew where a row has changed, and else are those that there were', async () => {
    const blocks = await toPackedBlocks(Array.from({ length: 12 }, (_, n) => row(2 * n + 1)))
    const mended = await mendPackedBlocks(blocks, [{ key: 3, body: 'mended' }])
    expect(mended.map((block, at) => block === blocks[at])).toEqual([false, true, true, true])
  })

  it('take what comes before, between and after, let go of what is gone, and do not grow for ever', async () => {
    let rows = Array.from({ length: 12 }, (_, n) => row(10 * n + 10))
    let blocks = await toPackedBlocks(rows)
    const changes = [
      [5, 55, 500],
      [10, 20, 30, 40],
      [41, 42, 43, 44, 45, 46, 47, 48, 49],
      [10, 20, 5, 55],
    ]
    for (const keys of changes) {
      const changed = keys.sort((a, b) => a - b).map(key => ({ key, body: rows.some(each => each.key === key) ? null : row(key).body }))
      blocks = await mendPackedBlocks(blocks, changed)
      rows = [
        ...rows.filter(({ key }) => !keys.includes(key)),
        ...changed.flatMap(({ key, body }) => (body === null ? [] : [{ key, body }])),
      ]
      rows.sort((a, b) => a.key - b.key)
      expect(await read(blocks)).toEqual(rows.map(({ body }) => body))
      expect(Math.max(...blocks.map(({ part }) => part.length))).toBeLessThan(175_000)
    }
    const none = await mendPackedBlocks(
      blocks,
      rows.map(({ key }) => ({ key, body: null })),
    )
    expect(await read(none)).toEqual([])
    expect(await read(await mendPackedBlocks([], [{ key: 1, body: 'one' }]))).toEqual(['one'])
  })
})
