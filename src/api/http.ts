import { ApiError, detailOf } from '@/api/ApiError'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Connection {
  /** '' = same origin; no slash at the end. */
  baseUrl: string
  timeoutMs: number
  /** Whether POSTs say their `Idempotency-Key`. */
  idempotencyKeys: boolean
  token: () => string | null
  /** Called after a 401 [SE-08]. */
  expired: () => void
}

interface Options {
  /** Without the Authorization header, and a 401 says nothing of the session [SE-04]. */
  anonymous?: boolean
  /** Unique for one thing that is to happen once; any text. */
  idempotencyKey?: string
}

let connection: Connection = { baseUrl: '', timeoutMs: 30_000, idempotencyKeys: false, token: () => null, expired: () => undefined }

/** The app floor plugs configuration and session in once, so that this floor knows neither. */
export const connect = (next: Connection): void => {
  connection = next
}

const headersFor = (body: unknown, { anonymous, idempotencyKey }: Options): Record<string, string> => {
  const token = anonymous ? null : connection.token()
  return {
    Accept: 'application/json',
    ...(token !== null && { Authorization: `Token ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && connection.idempotencyKeys && { 'Idempotency-Key': encodeURIComponent(idempotencyKey) }),
  }
}

const parse = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

async function send<T>(method: Method, path: string, body?: unknown, options: Options = {}): Promise<T> {
  let response: Response
  let text: string
  try {
    response = await fetch(connection.baseUrl + path, {
      method,
      headers: headersFor(body, options),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(connection.timeoutMs),
    })
    text = await response.text()
  } catch (cause) {
    throw new ApiError(0, null, { cause })
  }
  const json = parse(text)
  if (response.status === 401 && !options.anonymous) connection.expired()
  if (!response.ok) throw new ApiError(response.status, detailOf(json))
  // A proxy's or a hotel's page with status 200 is no answer of the API.
  if (json === undefined) throw new ApiError(response.status, null)
  return json as T
}

/**
 * The calls of the contract as promises of the parsed answer (null for an empty one).
 * @throws ApiError for every answer that is not 2xx with JSON, and for none at all.
 */
export const http = {
  get: <T>(path: string) => send<T>('GET', path),
  post: <T>(path: string, body?: unknown, options?: Options) => send<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown) => send<T>('PUT', path, body),
  remove: (path: string) => send<null>('DELETE', path),
}
