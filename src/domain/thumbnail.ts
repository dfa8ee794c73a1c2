import { THUMBNAIL_WIDTH } from '@/domain/constants'

const OWN_IMAGE = /\/imagenes\/[0-9a-f]{64}$/

/** Address of a small version of an image, for lists; where the API that serves it is not known to have one, the image itself. */
export const thumbnailOf = (address: string): string => (OWN_IMAGE.test(address) ? `${address}?w=${THUMBNAIL_WIDTH}` : address)
