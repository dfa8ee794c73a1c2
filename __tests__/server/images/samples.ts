import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'gif'

/** Noise, so that the file is as large as its pixels: another with every call. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })

/** A picture that no other call makes, in that format. */
export const picture = (format: Format = 'png', width = 240, height = 160): Promise<Buffer> =>
  noise(width, height).toFormat(format).toBuffer()
