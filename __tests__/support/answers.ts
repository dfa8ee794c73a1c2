export interface Sent {
  method: string
  path: string
  body: unknown
}
interface Answer {
  status?: number
  body?: unknown
  /** The version that the API says the record has. */
  etag?: string
}

/**
 * jsdom has no network: here the test answers each call itself, now or when it likes. The api modules are the real ones.
 * Returns the list of calls, which grows.
 */
export const answerCalls = (answer: (sent: Sent) => Answer | Promise<Answer>): Sent[] => {
  const calls: Sent[] = []
  globalThis.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    const text = typeof init?.body === 'string' ? init.body : undefined
    const sent: Sent = { method: init?.method ?? 'GET', path: String(path), body: text === undefined ? undefined : JSON.parse(text) }
    calls.push(sent)
    const { status = 200, body, etag = null } = await answer(sent)
    const headers = { get: (name: string) => (name === 'ETag' ? etag : null) }
    return { status, ok: status < 400, headers, text: async () => (body === undefined ? '' : JSON.stringify(body)) } as unknown as Response
  })
  return calls
}
