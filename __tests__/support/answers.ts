export interface Sent {
  method: string
  path: string
  body: unknown
}
export interface Answer {
  status?: number
  body?: unknown
  /** In place of a body of JSON: a report. */
  csv?: string
  /** The version that the API says the record has. */
  etag?: string
}

/**
 * jsdom has no network: here the test answers each call itself, now or when it likes. The api modules are the real ones.
 * Returns the list of calls, which grows.
 */
export const answerCalls = (answer: (sent: Sent) => Answer | Promise<Answer>): Sent[] => {
  const calls: Sent[] = []
  // An upload would go past it, out to the network.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
  globalThis.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    const text = typeof init?.body === 'string' ? init.body : undefined
    const sent: Sent = { method: init?.method ?? 'GET', path: String(path), body: text === undefined ? undefined : JSON.parse(text) }
    calls.push(sent)
    const { status = 200, body, csv, etag = null } = await answer(sent)
    const headers = new Headers({
      'Content-Type': csv === undefined ? 'application/json' : 'text/csv',
      ...(etag !== null && { ETag: etag }),
    })
    const content = csv ?? (body === undefined ? '' : JSON.stringify(body))
    const pieces = [Buffer.from(content)]
    const stream = { getReader: () => ({ read: async () => ({ value: pieces.shift() }) }) }
    const answered = { status, ok: status < 400, headers, text: async () => content, body: stream }
    return answered as unknown as Response
  })
  return calls
}

/** Answer of `{list}cambios/` with all rows of a list. */
export const wholeList = (registros: readonly object[]) => ({ version: 1, completo: true, registros, eliminados: [] })
