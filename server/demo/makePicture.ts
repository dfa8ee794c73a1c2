import sharp from 'sharp'
import { sha256 } from '@server/sha256'
import type { Image } from '@server/images/inspectImage'
import type { Drawing } from './album'

/** A unit of a drawing is a pixel at this density. */
const DENSITY = 72

export const makePicture = async ({ svg, width }: Drawing): Promise<Image> => {
  const drawing = Buffer.from(svg)
  const { width: units } = await sharp(drawing).metadata()
  const bytes = await sharp(drawing, { density: (DENSITY * width) / units })
    .png()
    .toBuffer()
  return { hash: sha256(bytes), tipo: 'image/png', bytes }
}
