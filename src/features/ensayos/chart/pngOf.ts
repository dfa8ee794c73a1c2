/** Maximum width and height of a canvas in browsers. */
const MOST_PIXELS = 16_384
const SCALE = 2

/**
 * PNG file of a drawing, at twice its size, or smaller if a canvas cannot be as large [FT-04].
 * @param drawing SVG document of the given size in pixels
 * @throws DOMException when the browser cannot draw it
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
