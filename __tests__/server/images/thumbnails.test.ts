import { THUMBNAIL_WIDTH } from '@/shared/constants'
import { inspectImage } from '@server/images/inspectImage'
import { createThumbnails as createScaled } from '@server/images/thumbnails'
import { picture } from '@test/server/images/samples'
import sharp from 'sharp'

/** JPEG with stray bytes between two segments, like from some cameras; viewers ignore them. */
const withFlaw = (jpeg: Buffer) => {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.from([1, 2, 3, 4]), jpeg.subarray(scan)])
}

const createThumbnails = (read: (hash: string) => Promise<Buffer>, mostBytes?: number) => {
  const scaled = createScaled(mostBytes)
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

  it('that could not be made are tried again', async () => {
    const bytes = await picture()
    const read = jest.fn(async () => bytes).mockRejectedValueOnce(new Error('no'))
    const thumbnail = createThumbnails(read)
    await expect(thumbnail('a')).rejects.toThrow('no')
    expect(await sizeOf(await thumbnail('a'))).toEqual([96, 64])
  })

  it('are kept up to a bound of bytes: the ones that were asked for longest ago go', async () => {
    const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const read = jest.fn(async () => bytes)
    const { length } = await createThumbnails(read)('one')
    const thumbnail = createThumbnails(read, 3 * length)
    for (const name of ['first', 'second', 'first', 'third', 'fourth']) await thumbnail(name)
    read.mockClear()
    for (const name of ['first', 'third', 'fourth']) await thumbnail(name)
    expect(read).not.toHaveBeenCalled()
    await thumbnail('second')
    expect(read).toHaveBeenCalledTimes(1)
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
    expect(await inspectImage(flawed)).toMatchObject({ tipo: 'image/jpeg' })
    expect(await sizeOf(await createThumbnails(async () => flawed)('a'))).toEqual([96, 64])
  })
})
