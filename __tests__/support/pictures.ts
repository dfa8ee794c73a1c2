/** PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** File that is a picture by its bytes. */
export const pngFile = (name: string): File => new File([new Uint8Array(PNG)], name, { type: 'image/png' })
