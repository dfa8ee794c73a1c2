import { ApiError } from '@/api/http/ApiError'
import { exchange, patienceMs } from '@/api/http/http'
import type { Answer } from '@/api/http/sendForm'
import type { Transfer } from '@/api/http/transfer'

const isCsv = ({ headers }: Answer) => (headers.get('Content-Type') ?? '').startsWith('text/csv')

/** Piece by piece, with its byte order mark, which `text()` would leave out. */
const textOf = async ({ body }: Response, heard: (bytes: number) => void): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const reader = body?.getReader()
  let text = ''
  let bytes = 0
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    bytes += piece.value.length
    heard(bytes)
    text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * The answer to a GET as CSV, however long it takes: it is given up when nothing more has come of it for a while.
 * @throws ApiError for every answer that is not 2xx with CSV, and for none at all.
 */
export const getCsv = async (path: string, transfer?: Transfer): Promise<string> => {
  const given = new AbortController()
  const giveUp = () => given.abort()
  let patience = setTimeout(giveUp, patienceMs())
  transfer?.signal.addEventListener('abort', giveUp)
  const heard = (bytes: number) => {
    clearTimeout(patience)
    patience = setTimeout(giveUp, patienceMs())
    transfer?.passed(bytes, 0)
  }
  try {
    const { response, text } = await exchange('GET', path, undefined, { signal: given.signal }, answer => textOf(answer, heard))
    if (!isCsv(response)) throw new ApiError(response.status, null)
    return text
  } finally {
    clearTimeout(patience)
  }
}
