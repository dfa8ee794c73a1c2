import { DEFAULT_MAX_UPLOAD_BYTES } from '@/shared/constants'
import { inspectImage } from '@server/images/inspectImage'
import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'gif'

/** Picture of noise, which cannot be compressed; different at every call. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })

/** Unique picture in a format. */
export const picture = (format: Format = 'png', width = 240, height = 160): Promise<Buffer> =>
  noise(width, height).toFormat(format).toBuffer()

/** Image of a file for the field `imagen`, checked. */
export const inspected = (file: Buffer, mostBytes = DEFAULT_MAX_UPLOAD_BYTES) => inspectImage(file, 'imagen', mostBytes)
