export interface Call {
  method: string
  path: string
  body: unknown
}
export interface Answer {
  status?: number
  body?: unknown
  /** Body of a report, instead of a JSON body. */
  csv?: string
  /** ETag of the response. */
  etag?: string
}

/**
 * Replaces `fetch`, because jsdom has no network: the test responds to each request, at once or later, below the real API modules. Returns the
 * growing list of requests.
 */
export const answerCalls = (answer: (sent: Call) => Answer | Promise<Answer>): Call[] => {
  const calls: Call[] = []
  // Uploads would bypass `fetch` with it, and reach the network.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
  globalThis.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    const text = typeof init?.body === 'string' ? init.body : undefined
    const sent: Call = { method: init?.method ?? 'GET', path: String(path), body: text === undefined ? undefined : JSON.parse(text) }
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

/** Response body of `{list}cambios/` with all rows of a list. */
export const wholeList = (registros: readonly object[]) => ({ version: 1, completo: true, registros, eliminados: [] })
