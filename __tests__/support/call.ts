import { request } from 'node:http'
import { checkAnswer } from '@test/support/openApi'

export interface Call {
  token?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  body?: string | Buffer
  /** The server is broken on purpose: the answer is not held against the document. */
  isUnforeseen?: boolean
}

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  bytes: Buffer
  text: string
  /** The body as JSON; null where it is none. */
  json: unknown
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const single = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]))

/** One HTTP call with nothing added and nothing undone: no cache, no decompression, no redirect. */
const send = (method: string, url: string, { token, headers = {}, json, body }: Call = {}): Promise<Answer> =>
  new Promise((fulfil, reject) => {
    const content = json === undefined ? body : JSON.stringify(json)
    const sent = {
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(content !== undefined && { 'content-length': String(Buffer.byteLength(content)) }),
      ...headers,
    }
    const outgoing = request(url, { method, headers: sent, agent: false }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString()
        fulfil({ status: incoming.statusCode ?? 0, headers: single(incoming.headers), bytes, text, json: parse(text) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(content)
  })

/**
 * The same, with the answer held against the server's own OpenAPI document.
 * @throws Error where they differ, and what breaks the connection
 */
export const call = async (method: string, url: string, options: Call = {}): Promise<Answer> => {
  const answer = await send(method, url, options)
  const { status, headers, json } = answer
  if (options.isUnforeseen) return answer
  const isPlain = headers['content-encoding'] === undefined
  await checkAnswer({ method, url, status, type: isPlain ? headers['content-type'] : undefined, json })
  return answer
}
