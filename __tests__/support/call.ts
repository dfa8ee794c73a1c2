import { request } from 'node:http'

export interface Call {
  token?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  body?: string | Buffer
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
export const call = (method: string, url: string, { token, headers = {}, json, body }: Call = {}): Promise<Answer> =>
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
