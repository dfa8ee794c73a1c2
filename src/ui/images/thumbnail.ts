import { PREVIEW_WIDTH, THUMBNAIL_WIDTH } from '@/shared/constants'

const OWN_IMAGE = /\/imagenes\/[0-9a-f]{64}$/

/** Address of an image at one of the widths to which the server scales; unchanged for images of an API that may not scale. */
const scaledTo = (width: number) => (address: string) => (OWN_IMAGE.test(address) ? `${address}?w=${width}` : address)

/** Address of an image for lists and pickers. */
export const thumbnailOf = scaledTo(THUMBNAIL_WIDTH)

/** Address of an image for forms. The original may be large: only the server decodes it at full size. */
export const previewOf = scaledTo(PREVIEW_WIDTH)
