/** Small pictures of the files that were prepared in this page, for as long as the files are. */
const thumbs = new WeakMap<Blob, Blob>()

export const keepThumb = (file: Blob, thumb: Blob): void => void thumbs.set(file, thumb)

/** Small picture of a file; the file itself where it was prepared in a page that is gone. */
export const thumbOf = (file: Blob): Blob => thumbs.get(file) ?? file
