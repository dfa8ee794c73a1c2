/** Matrices of Exif orientations 2 to 8, for a source of size 1 × 1. */
const MATRICES: Record<number, readonly [number, number, number, number, number, number]> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
}

/** Turns a picture upright by its Exif orientation. */
export const orient = (bitmap: ImageBitmap, orientation: number): ImageBitmap => {
  const matrix = MATRICES[orientation]
  if (!matrix) return bitmap
  const [width, height] = orientation > 4 ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const [a, b, c, d, x, y] = matrix
  context.setTransform(a, b, c, d, x * width, y * height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.transferToImageBitmap()
}
