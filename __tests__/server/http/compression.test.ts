import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Compressed, type Content } from '@server/response/compression'
import { pack } from '@server/response/packed'
import { gzipOf, gzipPart, plainOf, storedPart } from '@server/response/gzip'

const whole = Buffer.from(Array.from({ length: 12 }, (_, n) => `ñandú ${n}; `.repeat(15_000)).join(''))

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a content is compressed once for all who ask, and others have their turn meanwhile (%s)', async (encoding, decompress) => {
  const encodeTwice = async () => {
    const content = new Compressed(whole)
    const both = [content.encode(encoding), content.encode(`x, ${encoding}`)]
    let turns = 0
    let isDone = false
    const made = Promise.all(both).finally(() => (isDone = true))
    while (!isDone) {
      await nextTurn()
      turns += 1
    }
    const [one, other] = await made
    return { content, turns, one, other }
  }
  // Several tries: a busy machine may stop this thread until the other one is done.
  let found = await encodeTwice()
  for (let tries = 1; tries < 10 && found.turns <= 2; tries += 1) found = await encodeTwice()
  const { content, turns, one, other } = found
  expect(turns).toBeGreaterThan(2)
  expect(one?.parts[0]).toBe(other?.parts[0])
  expect((await content.encode(encoding)).parts[0]).toBe(one?.parts[0])
  expect(one?.encoding).toBe(encoding)
  expect(decompress(Buffer.concat([...(one?.parts ?? [])])).equals(whole)).toBe(true)
})

it('a content that nobody wants compressed, or that is short, stays as it is', async () => {
  const { encoding, parts, length } = await new Compressed(whole).encode('br;q=0, deflate')
  expect([encoding, Buffer.concat([...parts]).equals(whole), length]).toEqual(['identity', true, whole.length])
  expect((await new Compressed(Buffer.from('short')).encode('br')).encoding).toBe('identity')
})

it.each([[[]], [[0]], [[1, 0, 70_000]], [[65_536, 2, 2, 2, 12_345]], [[3, 1_000_000, 1]]])(
  'parts of %j bytes that are compressed each by itself are one gzip file',
  async lengths => {
    const plain = lengths.map((length, n) => Buffer.from(`ñandú ${n}; `.repeat(length)).subarray(0, length))
    const parts = await Promise.all(plain.map((bytes, n) => (n % 2 === 0 ? gzipPart(bytes) : Promise.resolve(storedPart(bytes)))))
    // Node's `gunzip` refuses a wrong checksum or length.
    expect(gunzipSync(Buffer.concat(gzipOf(parts))).equals(Buffer.concat(plain))).toBe(true)
    expect(Buffer.concat(await Promise.all(parts.map(plainOf))).equals(Buffer.concat(plain))).toBe(true)
  },
)

describe('a long text that is compressed as it comes', () => {
  async function* text() {
    for (let n = 0; n < 40; n += 1) {
      await nextTurn()
      yield `ñandú ${n}; `.repeat(5_000)
    }
  }
  const plain = Buffer.from(Array.from({ length: 40 }, (_, n) => `ñandú ${n}; `.repeat(5_000)).join(''))
  const bytesOf = async (content: Content, accepted: string | undefined) => {
    const { encoding, parts, length } = await content.encode(accepted)
    const bytes = Buffer.concat(await Readable.from(parts).toArray())
    expect([bytes.length, undefined]).toContain(length)
    return { encoding, bytes }
  }
  const decoders = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync }

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('is the same for callers that accept %s', async (accepted, expected) => {
    const { encoding, bytes } = await bytesOf(await pack(text(), accepted), accepted)
    expect(encoding).toBe(expected)
    expect(decoders[encoding](bytes).equals(plain)).toBe(true)
  })

  it('fails where the text does', async () => {
    async function* torn() {
      yield 'one '.repeat(1_000)
      await nextTurn()
      throw new Error('torn')
    }
    await expect(pack(torn(), 'gzip')).rejects.toThrow('torn')
  })

  it('holds the compressed bytes alone, however many readers stall', async () => {
    const contents = await Promise.all(Array.from({ length: 30 }, () => pack(text(), undefined)))
    const before = process.memoryUsage().arrayBuffers
    const streams = await Promise.all(
      contents.map(async content => {
        const { parts } = await content.encode(undefined)
        const stream = Readable.from(parts)
        stream.read()
        return stream
      }),
    )
    await nextTurn()
    const held = process.memoryUsage().arrayBuffers - before
    // Thirty plain copies would be thirty times its size; two chunks a reader are far less.
    expect(held).toBeLessThan(30 * 300 * 1024)
    expect(plain.length).toBeGreaterThan(5 * 300 * 1024)
    for (const stream of streams) stream.destroy()
  })
})
