/** A browser draws no larger canvas. */
const MOST_PIXELS = 16_384
const SCALE = 2

/**
 * Drawing as a PNG file of twice its size, or less where that is too large for a canvas [FT-04].
 * @param drawing SVG document of so many pixels
 * @throws DOMException where the browser cannot draw it
 */
export const pngOf = async (drawing: File, { width, height }: { width: number; height: number }): Promise<File> => {
  const address = URL.createObjectURL(drawing)
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    const scale = Math.min(SCALE, MOST_PIXELS / Math.max(width, height))
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return new File([blob], drawing.name.replace(/\.svg$/, '.png'), { type: 'image/png' })
  } finally {
    URL.revokeObjectURL(address)
  }
}
