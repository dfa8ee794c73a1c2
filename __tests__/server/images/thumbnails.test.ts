import { THUMBNAIL_WIDTH } from '@/shared/constants'
import { createThumbnails as createScaled } from '@server/images/thumbnails'
import { inspected, picture } from '@test/server/images/samples'
import sharp from 'sharp'

/** JPEG with stray bytes between two segments, like from some cameras; viewers ignore them. */
const withFlaw = (jpeg: Buffer) => {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.from([1, 2, 3, 4]), jpeg.subarray(scan)])
}

const createThumbnails = (read: (hash: string) => Promise<Buffer>) => {
  const scaled = createScaled()
  return (hash: string) => scaled(hash, THUMBNAIL_WIDTH, () => read(hash))
}

const sizeOf = async (thumbnail: Buffer) => {
  const { width, height } = await sharp(thumbnail).metadata()
  return [width, height]
}

describe('thumbnails', () => {
  it('are read and made once, however many ask at a time', async () => {
    const bytes = await picture()
    const read = jest.fn(async () => bytes)
    const thumbnail = createThumbnails(read)
    const [one, other] = await Promise.all([thumbnail('a'), thumbnail('a')])
    expect(await thumbnail('a')).toBe(one)
    expect(other).toBe(one)
    await thumbnail('b')
    expect(read.mock.calls).toEqual([['a'], ['b']])
  })

  it('are of the widths that are asked for, each made once', async () => {
    const bytes = await picture('png', 900, 600)
    const read = jest.fn(async () => bytes)
    const scaled = createScaled()
    expect(await sizeOf(await scaled('a', 96, read))).toEqual([96, 64])
    expect(await sizeOf(await scaled('a', 640, read))).toEqual([640, 427])
    await scaled('a', 640, read)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('stand as the picture is meant to stand, and are bounded where it is very tall', async () => {
    const lying = await sharp(await picture('jpeg', 300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const pictures: Record<string, Buffer> = { lying, tall: await picture('png', 40, 2_000) }
    const thumbnail = createThumbnails(async name => pictures[name] ?? Buffer.alloc(0))
    expect(await sizeOf(await thumbnail('lying'))).toEqual([96, 144])
    expect(await sizeOf(await thumbnail('tall'))).toEqual([8, 384])
  })

  it('are made of every image that is taken, flaws and all', async () => {
    const flawed = withFlaw(await picture('jpeg'))
    expect(await inspected(flawed)).toMatchObject({ tipo: 'image/jpeg' })
    expect(await sizeOf(await createThumbnails(async () => flawed)('a'))).toEqual([96, 64])
  })
})
