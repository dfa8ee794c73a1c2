import { PREVIEW_WIDTH, THUMBNAIL_WIDTH } from '@/shared/constants'

const OWN_IMAGE = /\/imagenes\/[0-9a-f]{64}$/

/** Address of an image at one of the widths that the server scales to; where the API that serves it is not known to scale, the image itself. */
const scaledTo = (width: number) => (address: string) => (OWN_IMAGE.test(address) ? `${address}?w=${width}` : address)

/** For lists and pickers. */
export const thumbnailOf = scaledTo(THUMBNAIL_WIDTH)

/** For forms: the original may be large, and what its file says of its size is decoded on the server alone. */
export const previewOf = scaledTo(PREVIEW_WIDTH)
