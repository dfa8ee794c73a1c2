import { request } from 'node:http'
import { checkAnswer } from '@test/support/openApi'

export interface Call {
  token?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent unchanged. */
  body?: string | Buffer
  /** True if the test breaks the server on purpose: the response is not checked against the OpenAPI document. */
  isUnforeseen?: boolean
}

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  bytes: Buffer
  text: string
  /** The parsed body; null if the body is no JSON. */
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

/** Plain HTTP call, without cache, decompression or redirects. */
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
 * Plain HTTP call whose response is checked against the server's OpenAPI document.
 * @throws Error if they differ, or if the connection breaks
 */
export const call = async (method: string, url: string, options: Call = {}): Promise<Answer> => {
  const answer = await send(method, url, options)
  const { status, headers, json } = answer
  if (options.isUnforeseen) return answer
  const isPlain = headers['content-encoding'] === undefined
  await checkAnswer({ method, url, status, type: isPlain ? headers['content-type'] : undefined, json })
  return answer
}
