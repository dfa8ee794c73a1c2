import { takeDisagreements } from '@test/support/disagreements'
import { fetchUnchecked } from '@test/support/fetchUnchecked'
import type { CheckedAnswer } from '@test/support/openApi'

let checks: Promise<void>[] = []

/** Marks a body that could not be read: the caller gets that error itself, so the check is skipped. */
const BROKEN = Symbol('broken')

const check = async (answer: Omit<CheckedAnswer, 'json'>, read: () => Promise<unknown>) => {
  const json = answer.type?.startsWith('application/json') ? await read().catch(() => BROKEN) : undefined
  if (json === BROKEN) return
  // Loaded on demand: most test files call no server.
  const { checkAnswer } = await import('@test/support/openApi')
  await checkAnswer({ ...answer, json })
}

export const isOfApi = (url: string): boolean => new URL(url).pathname.startsWith('/api/')

/** Starts to check a response of the API against the OpenAPI document; a difference fails the test in `afterEach`. */
export const checkLater = (answer: Omit<CheckedAnswer, 'json'>, read: () => Promise<unknown>): void => {
  if (isOfApi(answer.url)) checks.push(check(answer, read))
}

/** `fetch` with checked responses. */
globalThis.fetch = async (input, init) => {
  const response = await fetchUnchecked(input, init)
  const url = input instanceof Request ? input.url : String(input)
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  const copy = response.clone()
  checkLater({ method, url, status: response.status, type: response.headers.get('content-type') ?? undefined }, () => copy.json())
  return response
}

/** Waits for the running checks; returns their errors and those of `call` since the previous call. */
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
