import { createByteCache } from '@server/images/byteCache'

const createCache = (mostBytes: number) => {
  const cached = createByteCache<string>(mostBytes, ({ length }) => length)
  const loads: string[] = []
  const get = (key: string, bytes = 1) =>
    cached(key, async () => {
      loads.push(key)
      return 'x'.repeat(bytes)
    })
  return { cached, loads, get }
}

describe('a cache bounded by bytes', () => {
  it('forgets the least recently used', async () => {
    const { loads, get } = createCache(10)
    for (const key of ['a', 'b', 'a']) await get(key, 4)
    await get('c', 4)
    await get('a', 4)
    expect(loads).toEqual(['a', 'b', 'c'])
    await get('b', 4)
    expect(loads).toEqual(['a', 'b', 'c', 'b'])
  })

  it('does not keep what is larger than its bound', async () => {
    const { loads, get } = createCache(10)
    for (const key of ['large', 'large']) await get(key, 11)
    await get('a', 10)
    await get('a', 10)
    expect(loads).toEqual(['large', 'large', 'a'])
  })

  it('loads again what failed', async () => {
    const { cached, get } = createCache(10)
    await expect(cached('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await get('a')).toBe('x')
  })
})
