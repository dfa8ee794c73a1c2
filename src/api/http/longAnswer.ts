import { ApiError } from '@/api/http/ApiError'
import { exchange, patienceMs } from '@/api/http/http'
import { textOf, type Piece } from '@/api/http/textOf'
import type { Transfer } from '@/api/http/transfer'

/**
 * Response of a GET as bytes, with no limit on the total time: the call is aborted when no data arrive for a while.
 * @param type expected media type
 * @throws ApiError for every response that is not 2xx of that type, and for none at all.
 */
export const getBytes = async (path: string, type: string, transfer?: Transfer): Promise<readonly Piece[]> => {
  const controller = new AbortController()
  const timeOut = () => controller.abort(new DOMException('', 'TimeoutError'))
  let patience = setTimeout(timeOut, patienceMs())
  transfer?.signal.addEventListener('abort', () => controller.abort())
  const pieces: Piece[] = []
  const read = async ({ body, ok }: Response) => {
    const reader = body?.getReader()
    let bytes = 0
    for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
      pieces.push(piece.value)
      bytes += piece.value.length
      clearTimeout(patience)
      patience = setTimeout(timeOut, patienceMs())
      transfer?.passed(bytes, 0)
    }
    // Error response: only the reason is read.
    return ok ? '' : textOf(pieces)
  }
  try {
    const { response } = await exchange('GET', path, undefined, { signal: controller.signal }, read)
    if (!(response.headers.get('Content-Type') ?? '').startsWith(type)) throw new ApiError(response.status, null)
    return pieces
  } finally {
    clearTimeout(patience)
  }
}

/** Parsed JSON of a GET, read like `getBytes`. */
export const getLongJson = async <T>(path: string, transfer?: Transfer): Promise<T> => {
  const text = textOf(await getBytes(path, 'application/json', transfer))
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    throw new ApiError(200, null, { cause })
  }
}
