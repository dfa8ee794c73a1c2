import { ApiError } from '@/api/http/ApiError'

/** Images are a few megabytes at most. */
const TIMEOUT_MS = 30_000

/**
 * The bytes behind an image's address, to be uploaded for another record [PA-04]. They answer without a token.
 * @throws ApiError for every answer that is not 2xx, and for none at all.
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
