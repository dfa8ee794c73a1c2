import { isDecodable } from '@server/images/decodedSize'
import { decodingSemaphore } from '@server/images/decoding'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'

type Header = Parameters<typeof isDecodable>[0]

const plain = { format: 'jpeg', width: 8_000, height: 8_000, channels: 3, depth: 'uchar', isProgressive: false } as const
const header = (more: Partial<Header>): Header => ({ ...plain, ...more })

describe('what a picture may hold in memory while it is decoded', () => {
  it.each<[string, Partial<Header>, boolean]>([
    ['64 megapixels line by line', {}, true],
    ['more than that', { height: 8_001 }, false],
    ['with 16 bits a colour', { format: 'png', depth: 'ushort', channels: 4 }, true],
    ['interlaced', { format: 'png', isProgressive: true, channels: 4 }, true],
    ['interlaced with 16 bits a colour', { format: 'png', isProgressive: true, depth: 'ushort' }, false],
    ['the same in grey', { format: 'png', isProgressive: true, depth: 'ushort', channels: 1 }, true],
    ['a JPEG of 50 megapixels that comes in several scans', { height: 6_250, isProgressive: true }, true],
    ['one of 64', { isProgressive: true }, false],
    ['a WebP of 36 megapixels', { format: 'webp', height: 4_500 }, true],
    ['one of 64', { format: 'webp' }, false],
    ['a GIF of 64 megapixels', { format: 'gif' }, true],
    ['a GIF of 200 frames', { format: 'gif', width: 1_000, pageHeight: 1_000, height: 200_000 }, true],
    ['one of 300', { format: 'gif', width: 1_000, pageHeight: 1_000, height: 300_000 }, false],
    ['a WebP of 70 frames, which are held together', { format: 'webp', width: 1_000, pageHeight: 1_000, height: 70_000 }, true],
    ['one of 80', { format: 'webp', width: 1_000, pageHeight: 1_000, height: 80_000 }, false],
    ['64 megapixels to rotate, which are held whole', { orientation: 6 }, true],
    ['the same with transparency', { format: 'png', orientation: 6, channels: 4 }, true],
    ['the same with 16 bits a colour', { format: 'png', orientation: 6, channels: 4, depth: 'ushort' }, false],
    ['36 megapixels of that', { format: 'png', orientation: 6, channels: 4, depth: 'ushort', height: 4_500 }, true],
    ['interlaced and to rotate, held twice', { format: 'png', orientation: 6, channels: 4, isProgressive: true }, false],
    ['a JPEG of 36 megapixels in several scans, to rotate', { orientation: 6, isProgressive: true, height: 4_500 }, false],
    ['a WebP of 36 megapixels to rotate', { format: 'webp', orientation: 6, height: 4_500 }, false],
    ['one of 24', { format: 'webp', orientation: 6, height: 3_000 }, true],
    [
      'an animation, which is not rotated',
      { format: 'webp', orientation: 6, pages: 70, width: 1_000, pageHeight: 1_000, height: 70_000 },
      true,
    ],
  ])('%s (%j): %s', (_name, more, expected) => {
    expect(isDecodable(header(more))).toBe(expected)
  })
})

describe('turns', () => {
  /** Work items that end when the test says so. */
  const createWorks = (count: number) => {
    const begun: number[] = []
    const ends: ((error?: Error) => void)[] = []
    const works = Array.from({ length: count }, (_, index) => () => {
      begun.push(index)
      return new Promise<number>((resolve, reject) => {
        ends[index] = error => (error ? reject(error) : resolve(index))
      })
    })
    return { begun, works, end: (index: number, error?: Error) => ends[index]?.(error) }
  }

  it('of pictures are two at a time and in order, and a failure gives its place away', async () => {
    const { begun, works, end } = createWorks(5)
    const results = works.map(work => decodingSemaphore(work))
    await nextTurn()
    expect(begun).toEqual([0, 1])
    end(1, new Error('no'))
    await expect(results[1]).rejects.toThrow('no')
    await nextTurn()
    expect(begun).toEqual([0, 1, 2])
    end(2)
    await results[2]
    end(0)
    await results[0]
    await nextTurn()
    expect(begun).toEqual([0, 1, 2, 3, 4])
    for (const index of [3, 4]) end(index)
    expect(await Promise.all([results[3], results[4]])).toEqual([3, 4])
  })

  it('leave a thread to each picture and keep nothing of it', () => {
    expect(sharp.concurrency()).toBe(1)
    expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } })
  })
})
