import { ApiError } from '@/api/http/ApiError'

/** Time limit: images are a few megabytes at most. */
const TIMEOUT_MS = 30_000

/**
 * Bytes of an image, to be uploaded for another record [PA-04]. Image addresses need no token.
 * @throws ApiError for every response that is not 2xx, and for none at all.
 */
export const downloadImage = async (address: string): Promise<Blob> => {
  let response: Response
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return await response.blob()
  } catch (cause) {
    throw new ApiError(0, null, { cause })
  }
  throw new ApiError(response.status, null)
}
