import { ApiError, detailOf, errorsOf } from '@/api/http/ApiError'
import { parsedJson } from '@/api/http/parsedJson'
import { reach } from '@/api/http/reach'
import { saveAtWork } from '@/api/http/save'
import { sendForm, type Answer } from '@/api/http/sendForm'
import type { Transfer } from '@/api/http/transfer'
import { SLOWEST_LINE } from '@/shared/constants'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Connection {
  /** Base URL without a final slash; '' for the same origin. */
  baseUrl: string
  timeoutMs: number
  /** POSTs carry an `Idempotency-Key`. */
  idempotencyKeys: boolean
  /** The API has the extensions beyond the contract; false when omitted. */
  extensions?: boolean
  token: () => string | null
  /** Called after a 401 to a call with `token`, or without one [SE-08]. */
  expired: (token: string | null) => void
}

interface Options {
  /** The call has no Authorization header, and a 401 says nothing about the session [SE-04]. */
  anonymous?: boolean
  /** Unique text for a request that must be carried out once. */
  idempotencyKey?: string
  /** Version that the change is based on: the response is 412 if the record has another one by now. */
  ifMatch?: string | null
  /** Version that the caller has: the response is an empty 304 if it is still the current one. */
  ifNoneMatch?: string
  /** Size of an attached file, which extends the time limit for slow lines. */
  bytes?: number
  /** Reports the sent bytes of a form. */
  transfer?: Transfer
  /** Aborts the call. For a time-out, the reason is a `TimeoutError`. */
  signal?: AbortSignal
  /** Type of the response, when it is not JSON. */
  accept?: string
}

/** Record with its version in the API; null when the response has none. */
export interface TaggedRecord<T> {
  record: T
  tag: string | null
}

let connection: Connection = { baseUrl: '', timeoutMs: 30_000, idempotencyKeys: false, token: () => null, expired: () => undefined }

/** Sets the connection. Called by the app floor, so that this floor depends on neither configuration nor session. */
export const connect = (next: Connection): void => {
  connection = next
}

/** Token of the current user, which identifies the caller; null when signed out. */
export const callerNow = () => connection.token()

/** Address of the API; '' for the origin that serves the page. */
export const baseUrlNow = () => connection.baseUrl

export const hasExtensions = () => connection.extensions === true

/** Time limit of a call without a response, in milliseconds. */
export const patienceMs = () => connection.timeoutMs

const headersFor = (
  method: Method,
  token: string | null,
  body: unknown,
  { idempotencyKey, ifMatch, ifNoneMatch, accept = 'application/json' }: Options,
): Record<string, string> => {
  const save = method === 'GET' ? null : saveAtWork()
  return {
    Accept: accept,
    ...(token !== null && { Authorization: `Token ${token}` }),
    // Content-Type is left to the browser for forms: it contains the boundary.
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && connection.idempotencyKeys && { 'Idempotency-Key': encodeURIComponent(idempotencyKey) }),
    ...(ifMatch != null && { 'If-Match': ifMatch }),
    ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
    ...(save && { 'Save-Id': save }),
  }
}

const parse = (text: string): unknown => (text === '' ? null : parsedJson(text))

/**
 * Text of a response. Chromium reads a blob faster, but does not show it in the network panel; `npm run bench -- answers` has the
 * difference.
 */
const textOf = (answer: Response): Promise<string> => answer.text()

/** True if the caller aborted the call; false for a time-out, because only a time-out says something about the API. */
const isGivenUp = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** Response with its text: any content with a 2xx status, or a 304 to a call with `ifNoneMatch`. */
export async function exchange(
  method: Method,
  path: string,
  body: unknown,
  options: Options,
  read: (response: Response) => Promise<string> = textOf,
) {
  const token = options.anonymous ? null : connection.token()
  const address = connection.baseUrl + path
  const headers = headersFor(method, token, body, options)
  const { bytes = 0, transfer } = options
  const timeoutMs = patienceMs() + Math.ceil(bytes / SLOWEST_LINE)
  const sentAt = Date.now()
  let response: Answer
  let text: string
  try {
    // XMLHttpRequest reports upload progress and exists in browsers only.
    if (body instanceof FormData && transfer && typeof XMLHttpRequest === 'function') {
      response = await sendForm(address, { headers, body, timeoutMs }, transfer)
      reach.answered(sentAt)
      text = await response.text()
    } else {
      const answer = await fetch(address, {
        method,
        headers,
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: options.signal ?? AbortSignal.timeout(timeoutMs),
      })
      response = answer
      reach.answered(sentAt)
      text = await read(answer)
    }
  } catch (cause) {
    if (!isGivenUp(options.signal) && !isGivenUp(transfer?.signal)) reach.unanswered()
    throw new ApiError(0, null, { cause })
  }
  if (response.status === 401 && !options.anonymous) connection.expired(token)
  const unchanged = response.status === 304 && options.ifNoneMatch !== undefined
  if (!response.ok && !unchanged) {
    const json = parse(text)
    throw new ApiError(response.status, detailOf(json), { errors: errorsOf(json) })
  }
  return { response, text }
}

const readTagged = <T>({ response, text }: { response: Answer; text: string }): TaggedRecord<T> => {
  const json = parse(text)
  // A page of a proxy or a captive portal with status 200 is no response of the API.
  if (json === undefined) throw new ApiError(response.status, null)
  return { record: json as T, tag: response.headers.get('ETag') }
}

const sendTagged = async <T>(method: Method, path: string, body?: unknown, options: Options = {}): Promise<TaggedRecord<T>> =>
  readTagged(await exchange(method, path, body, options))

/** Record with its version, or null when the version is still `tag` (304). */
async function getUnless<T>(path: string, tag: string): Promise<TaggedRecord<T> | null> {
  // If-None-Match is sent to the same origin only: another origin may not allow the header.
  const answer = await exchange('GET', path, undefined, connection.baseUrl === '' ? { ifNoneMatch: tag } : {})
  return answer.response.status === 304 ? null : readTagged(answer)
}

const send = async <T>(method: Method, path: string, body?: unknown, options?: Options): Promise<T> =>
  (await sendTagged<T>(method, path, body, options)).record

/**
 * Calls of the contract as promises of the parsed response (null for an empty one).
 * @throws ApiError for every response that is not 2xx with JSON or nothing, and for none at all.
 */
export const http = {
  get: <T>(path: string) => send<T>('GET', path),
  getTagged: <T>(path: string) => sendTagged<T>('GET', path),
  getUnless,
  post: <T>(path: string, body?: unknown, options?: Options) => send<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown, options?: Options) => send<T>('PUT', path, body, options),
  remove: (path: string) => send('DELETE', path),
}
