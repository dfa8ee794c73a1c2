import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Compressed } from '@server/answer/compression'
import { gzipOf, gzipPart, plainOf, storedPart } from '@server/answer/gzip'

const pieces = Array.from({ length: 12 }, (_, n) => Buffer.from(`ñandú ${n}; `.repeat(15_000)))
const whole = Buffer.concat(pieces)

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a content in pieces is compressed once for all who ask, and others have their turn meanwhile (%s)',
  async (encoding, decompress) => {
    const content = new Compressed(pieces)
    const both = [content.encode(encoding), content.encode(`x, ${encoding}`)]
    let turns = 0
    let isDone = false
    const made = Promise.all(both).finally(() => (isDone = true))
    while (!isDone) {
      await nextTurn()
      turns += 1
    }
    const [one, other] = await made
    expect(turns).toBeGreaterThan(2)
    expect(one).toBe(other)
    expect(await content.encode(encoding)).toBe(one)
    expect(one?.encoding).toBe(encoding)
    expect(decompress(Buffer.concat([...(one?.parts ?? [])])).equals(whole)).toBe(true)
    expect(content.size()).toBe(whole.length + (one?.length ?? 0))
  },
)

it('a content that nobody wants compressed, or that is short, stays as it is', async () => {
  const { encoding, parts, length } = await new Compressed(pieces).encode('br;q=0, deflate')
  expect([encoding, Buffer.concat([...parts]).equals(whole), length]).toEqual(['identity', true, whole.length])
  expect((await new Compressed(Buffer.from('short')).encode('br')).encoding).toBe('identity')
})

it.each([[[]], [[0]], [[1, 0, 70_000]], [[65_536, 2, 2, 2, 12_345]], [[3, 1_000_000, 1]]])(
  'parts of %j bytes that are compressed each by itself are one gzip file',
  async lengths => {
    const plain = lengths.map((length, n) => Buffer.from(`ñandú ${n}; `.repeat(length)).subarray(0, length))
    const parts = await Promise.all(plain.map((bytes, n) => (n % 2 === 0 ? gzipPart(bytes) : Promise.resolve(storedPart(bytes)))))
    // Node's own refuses a wrong checksum or length.
    expect(gunzipSync(Buffer.concat(gzipOf(parts))).equals(Buffer.concat(plain))).toBe(true)
    expect(Buffer.concat(await Promise.all(parts.map(plainOf))).equals(Buffer.concat(plain))).toBe(true)
  },
)
