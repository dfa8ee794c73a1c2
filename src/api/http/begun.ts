interface Begun {
  token: string
  answer: Promise<Response>
}

interface Calls {
  addresses: readonly string[]
  timeoutMs: number
}

declare global {
  /** Calls that left before the application was there, by their addresses; null once it asks by itself. */
  var begunCalls: Map<string, Begun> | null | undefined
}

export const headersOfGet = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  ...(token !== null && { Authorization: `Token ${token}` }),
})

/** What the page can ask for while the application is still on its way. */
export const beginCalls = ({ addresses, timeoutMs }: Calls, token: string): void => {
  // It comes by itself, and may come late.
  if (globalThis.begunCalls === null) return
  globalThis.begunCalls = new Map(
    addresses.map(address => {
      const answer = fetch(address, { headers: headersOfGet(token), signal: AbortSignal.timeout(timeoutMs) })
      // Whoever takes it tells of a failure.
      answer.catch(() => undefined)
      return [address, { token, answer }]
    }),
  )
}

/** An answer that is on its way to a call like this one; each is given once. */
export const takeBegun = (address: string, token: string | null): Promise<Response> | undefined => {
  const begun = globalThis.begunCalls?.get(address)
  globalThis.begunCalls?.delete(address)
  return begun?.token === token ? begun.answer : undefined
}

/** What nobody has taken by now would be old when somebody does. */
export const dropBegun = (): void => {
  globalThis.begunCalls = null
}
