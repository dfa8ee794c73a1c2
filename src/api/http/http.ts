import { ApiError, detailOf, errorsOf } from '@/api/http/ApiError'
import { reach } from '@/api/http/reach'
import { saveAtWork } from '@/api/http/save'
import { sendForm, type Answer } from '@/api/http/sendForm'
import type { Transfer } from '@/api/http/transfer'
import { SLOWEST_LINE } from '@/shared/constants'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Connection {
  /** '' = same origin; no slash at the end. */
  baseUrl: string
  timeoutMs: number
  /** Whether POSTs carry an `Idempotency-Key`. */
  idempotencyKeys: boolean
  /** Whether the API has what goes beyond the contract; it has not where nothing is said. */
  extensions?: boolean
  token: () => string | null
  /** Called after a 401 to a call that carried `token`, or had none to carry [SE-08]. */
  expired: (token: string | null) => void
}

interface Options {
  /** The call goes without the Authorization header, and a 401 says nothing of the session [SE-04]. */
  anonymous?: boolean
  /** Unique for one thing that is to happen once; any text. */
  idempotencyKey?: string | undefined
  /** The version that a change is made to: where the record has another by now, the answer is 412. */
  ifMatch?: string | null | undefined
  /** The version that the caller has: where that is the one still, the answer is 304 and holds nothing. */
  ifNoneMatch?: string
  /** The size of a file that goes along: a slow line is given the time that it takes. */
  bytes?: number
  /** Tells a caller who wants to know how much of a form has gone. */
  transfer?: Transfer | undefined
  /** Lets the caller give the call up; a time-out of the caller's own has a `TimeoutError` as its reason. */
  signal?: AbortSignal
  /** Type of the answer, where it is not JSON. */
  accept?: string
}

/** A record with the version that the API says it has; null where it says none. */
export interface Tagged<T> {
  record: T
  tag: string | null
}

let connection: Connection = { baseUrl: '', timeoutMs: 30_000, idempotencyKeys: false, token: () => null, expired: () => undefined }

/** The app floor plugs configuration and session in once, so that this floor knows neither. */
export const connect = (next: Connection): void => {
  connection = next
}

/** Whose calls they are; null for nobody's. */
export const callerNow = () => connection.token()

/** Address of the API; '' for the origin that serves the page. */
export const baseUrlNow = () => connection.baseUrl

export const hasExtensions = () => connection.extensions === true

/** How long nothing may be heard of a call. */
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
    // A form says its own type, with the boundary between its parts.
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && connection.idempotencyKeys && { 'Idempotency-Key': encodeURIComponent(idempotencyKey) }),
    ...(ifMatch != null && { 'If-Match': ifMatch }),
    ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
    ...(save && { 'Save-Id': save }),
  }
}

const parse = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Text of an answer. Chromium reads a blob sooner, but shows nothing of it in its network panel, where developers look for it;
 * `npm run bench -- answers` has the difference.
 */
const textOf = (answer: Response): Promise<string> => answer.text()

/** Tells a call that its caller gave up from a time-out: only the latter says something of the API. */
const isGivenUp = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** An answer that is 2xx, whatever it holds, or 304 where that was asked for. */
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
  let response: Answer
  let text: string
  try {
    // Outside a browser nobody watches how much has gone.
    if (body instanceof FormData && transfer && typeof XMLHttpRequest === 'function') {
      response = await sendForm(address, { headers, body, timeoutMs }, transfer)
      reach.answered()
      text = await response.text()
    } else {
      const answer = await fetch(address, {
        method,
        headers,
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: options.signal ?? AbortSignal.timeout(timeoutMs),
      })
      response = answer
      reach.answered()
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

const readTagged = <T>({ response, text }: { response: Answer; text: string }): Tagged<T> => {
  const json = parse(text)
  // A proxy's or a hotel's page with status 200 is no answer of the API.
  if (json === undefined) throw new ApiError(response.status, null)
  return { record: json as T, tag: response.headers.get('ETag') }
}

const sendTagged = async <T>(method: Method, path: string, body?: unknown, options: Options = {}): Promise<Tagged<T>> =>
  readTagged(await exchange(method, path, body, options))

/** Null where what the tag names is still so: then nothing of it comes. */
async function getUnless<T>(path: string, tag: string): Promise<Tagged<T> | null> {
  // An API of another origin need not let a page say it.
  const answer = await exchange('GET', path, undefined, connection.baseUrl === '' ? { ifNoneMatch: tag } : {})
  return answer.response.status === 304 ? null : readTagged(answer)
}

const send = async <T>(method: Method, path: string, body?: unknown, options?: Options): Promise<T> =>
  (await sendTagged<T>(method, path, body, options)).record

/** What the answer holds; undefined where that is no JSON. */
async function sendLoosely(method: Method, path: string, body?: unknown, options: Options = {}): Promise<unknown> {
  const { text } = await exchange(method, path, body, options)
  return parse(text)
}

/**
 * The calls of the contract as promises of the parsed answer (null for an empty one).
 * @throws ApiError for every answer that is not 2xx with JSON (for `act` and `remove`, with anything), and for none at all.
 */
export const http = {
  get: <T>(path: string) => send<T>('GET', path),
  getTagged: <T>(path: string) => sendTagged<T>('GET', path),
  getUnless,
  post: <T>(path: string, body?: unknown, options?: Options) => send<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown, options?: Options) => send<T>('PUT', path, body, options),
  /** What is done rather than made is called by this: every API answers that with something else. */
  act: (path: string, body?: unknown, options?: Options) => sendLoosely('POST', path, body, options),
  remove: (path: string) => sendLoosely('DELETE', path),
}
