import { takeDisagreements } from '@test/support/disagreements'
import { fetchUnchecked } from '@test/support/fetchUnchecked'
import type { CheckedAnswer } from '@test/support/openApi'

let checks: Promise<void>[] = []

/** A body that breaks off is the caller's affair. */
const BROKEN = Symbol('broken')

const check = async (answer: Omit<CheckedAnswer, 'json'>, read: () => Promise<unknown>) => {
  const json = answer.type?.startsWith('application/json') ? await read().catch(() => BROKEN) : undefined
  if (json === BROKEN) return
  // Loaded by the files that call a server, and by no other.
  const { checkAnswer } = await import('@test/support/openApi')
  await checkAnswer({ ...answer, json })
}

export const isOfApi = (url: string): boolean => new URL(url).pathname.startsWith('/api/')

/** Holds an answer of the API against the OpenAPI document while the test goes on: a difference fails it afterwards. */
export const checkLater = (answer: Omit<CheckedAnswer, 'json'>, read: () => Promise<unknown>): void => {
  if (isOfApi(answer.url)) checks.push(check(answer, read))
}

/** `fetch` whose answers are checked. */
globalThis.fetch = async (input, init) => {
  const response = await fetchUnchecked(input, init)
  const url = input instanceof Request ? input.url : String(input)
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  const copy = response.clone()
  checkLater({ method, url, status: response.status, type: response.headers.get('content-type') ?? undefined }, () => copy.json())
  return response
}

/** Waits for the checks under way; gives what they and those of `call` have found since the last time. */
export const failedChecks = async (): Promise<Error[]> => {
  const settled = await Promise.allSettled(checks)
  checks = []
  const rejected = settled.flatMap(each => (each.status === 'rejected' ? [each.reason as Error] : []))
  return [...new Set([...takeDisagreements(), ...rejected])]
}

afterEach(async () => {
  const [first] = await failedChecks()
  if (first) throw first
})
