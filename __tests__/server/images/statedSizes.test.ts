import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { statedSizes } from '@server/images/statedSizes'
import { inspected } from '@test/server/images/samples'
import { tries } from '@test/support/long'

/** GIF of 43 bytes with the sizes of a screen and of a frame. */
const gif = (screen: [number, number], frame: [number, number] = [1, 1]) => {
  const bytes = Buffer.from('47494638396100000000800000000000ffffff2c00000000000000000002024401003b', 'hex')
  for (const [at, value] of [
    [6, screen[0]],
    [8, screen[1]],
    [24, frame[0]],
    [26, frame[1]],
  ] as const)
    bytes.writeUInt16LE(value, at)
  return bytes
}

const refusal = expect.objectContaining({ status: 400 }) as unknown

it('refuses a GIF whose screen is larger than its picture, and takes one whose screen fits', async () => {
  await expect(inspected(gif([23_000, 23_000]))).rejects.toEqual(refusal)
  await expect(inspected(gif([1, 1]))).resolves.toMatchObject({ tipo: 'image/gif' })
})

it('refuses whatever states more than the decoder shows, in any part of a GIF', async () => {
  const side = fc.integer({ min: 1, max: 65_535 })
  await fc.assert(
    fc.asyncProperty(fc.tuple(side, side), fc.tuple(side, side), async (screen, frame) => {
      const file = gif(screen, frame)
      const taken = await inspected(file).then(
        () => true,
        () => false,
      )
      if (!taken) return
      const { width, height } = await sharp(file).metadata()
      for (const stated of statedSizes('image/gif', file)) {
        expect(stated.width).toBeLessThanOrEqual(width)
        expect(stated.height).toBeLessThanOrEqual(height)
      }
    }),
    tries(30),
  )
})

describe('the sizes that a file states', () => {
  const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })

  it.each([
    ['image/png', (file: Sharp) => file.png()],
    ['image/jpeg', (file: Sharp) => file.jpeg()],
    ['image/jpeg', (file: Sharp) => file.jpeg({ progressive: true })],
    ['image/webp', (file: Sharp) => file.webp()],
    ['image/webp', (file: Sharp) => file.webp({ lossless: true })],
    ['image/gif', (file: Sharp) => file.gif()],
  ] as const)('are the picture’s own: %s', async (tipo, write) => {
    const file = await write(picture(37, 21)).toBuffer()
    const sizes = statedSizes(tipo, file)
    expect(sizes.length).toBeGreaterThan(0)
    for (const stated of sizes) expect(stated).toEqual({ width: 37, height: 21 })
    await expect(inspected(file)).resolves.toMatchObject({ tipo })
  })

  it('are those of the canvas and of each frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(12 * 9 * 3, 1), Buffer.alloc(12 * 9 * 3, 200)])
    const moving = () => sharp(frames, { raw: { width: 12, height: 18, channels: 3, pageHeight: 9 } })
    for (const [tipo, file] of [
      ['image/webp', await moving().webp({ loop: 0 }).toBuffer()],
      ['image/gif', await moving().gif({ loop: 0 }).toBuffer()],
    ] as const) {
      const sizes = statedSizes(tipo, file)
      expect(sizes.length).toBeGreaterThan(1)
      expect(sizes[0]).toEqual({ width: 12, height: 9 })
      await expect(inspected(file)).resolves.toMatchObject({ tipo })
    }
  })

  it('of a PNG that states a larger frame are refused', async () => {
    const file = await picture(4, 4).png().toBuffer()
    const control = Buffer.alloc(38)
    control.writeUInt32BE(26, 0)
    control.write('fcTL', 4, 'latin1')
    control.writeUInt32BE(30_000, 12)
    control.writeUInt32BE(30_000, 16)
    const [header, rest] = [file.subarray(0, 33), file.subarray(33)]
    expect(statedSizes('image/png', Buffer.concat([header, control, rest]))).toContainEqual({ width: 30_000, height: 30_000 })
    await expect(inspected(Buffer.concat([header, control, rest]))).rejects.toEqual(refusal)
  })
})
