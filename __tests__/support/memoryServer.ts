import { connect } from '@/api/http/http'
import type { List } from '@test/support/memoryShapes'
import { createMemoryTables, type Answer, type Row } from '@test/support/memoryTables'

interface MemoryCall {
  method: string
  path: string
  /** Number of calls before it. */
  at: number
}
/** Failure of a call: the connection breaks before or after the server has executed the call, or the server refuses with an error. */
export type Trouble = 'before' | 'after' | { status: number; detail: string | null; errors?: Record<string, string> }

/** Maximum length of an `Idempotency-Key`, in characters. */
const LONGEST_KEY = 255

/** Body of one call. */
interface CallBody {
  call: string
  save: string | undefined
  body: Record<string, unknown>
}

/** First file of a form under these names; without names, the first of the form. */
const fileIn = (body: unknown, names: string[]): File | undefined => {
  const values = body instanceof FormData ? (names.length > 0 ? names.map(name => body.get(name)) : [...body.values()]) : []
  return values.find(value => value instanceof File)
}

const bodyOf = (init: RequestInit | undefined): Record<string, unknown> => (typeof init?.body === 'string' ? JSON.parse(init.body) : {})

/**
 * API in memory, behind `fetch`, that records its calls and executed writes. It honours `Idempotency-Key` and fails calls as the test
 * says. `ignoresQueries`: every list is returned unfiltered.
 */
export const createMemoryServer = (given: Partial<Record<List, Row[]>>, { ignoresQueries = false, extensions = false } = {}) => {
  const { tables, act } = createMemoryTables(given, ignoresQueries)
  const asked: MemoryCall[] = []
  const carried: CallBody[] = []
  const done: string[] = []
  const keys = new Map<string, { content: string | undefined; answer: Answer }>()
  let trouble: (asked: MemoryCall) => Trouble | null = () => null
  let latency = 0
  const held = new Map<string, Promise<void>>()
  let busy = 0
  let mostBusy = 0

  const once = (method: string, path: string, init: RequestInit | undefined): Answer => {
    const headers = (init?.headers ?? {}) as Record<string, string>
    const key = method === 'POST' ? headers['Idempotency-Key'] : undefined
    const file = (...names: string[]) => fileIn(init?.body, names)
    const content = typeof init?.body === 'string' ? init.body : file()?.name
    const known = key === undefined ? undefined : keys.get(path + key)
    if (key !== undefined && key.length > LONGEST_KEY) return { status: 400, body: { 'Idempotency-Key': ['Es demasiado larga.'] } }
    if (known) return known.content === content ? known.answer : { status: 422, body: { detail: 'otro contenido' } }
    const answer = act({ method, path, ifMatch: headers['If-Match'], body: bodyOf(init), file })
    if (method !== 'GET' && answer.status < 400) done.push(`${method} ${path}`)
    if (key !== undefined && answer.status < 400) keys.set(path + key, { content, answer })
    return answer
  }

  const respond = ({ status, body, tag }: Answer) => {
    const text = async () => (body === undefined ? '' : JSON.stringify(body))
    const headers = { get: (name: string) => (name === 'ETag' ? (tag ?? null) : null) }
    const blob = async () => new Blob(['image'])
    return { status, ok: status < 400, headers, text, blob } as unknown as Response
  }

  // With XMLHttpRequest uploads would bypass this server and reach the network.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    const path = String(address)
    const one = { method, path, at: asked.length }
    asked.push(one)
    const { 'Save-Id': save } = (init?.headers ?? {}) as Record<string, string | undefined>
    carried.push({ call: `${method} ${path}`, save, body: bodyOf(init) })
    const met = trouble(one)
    busy += 1
    mostBusy = Math.max(mostBusy, busy)
    if (latency > 0) await new Promise(resolve => setTimeout(resolve, latency))
    else for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    await held.get(`${method} ${path}`)
    busy -= 1
    if (met === 'before') throw new TypeError('network')
    if (met !== null && met !== 'after')
      return respond({ status: met.status, body: { detail: met.detail, ...(met.errors && { errors: met.errors }) } })
    if (path.startsWith('http://images.test/')) return respond({ status: 200 })
    const answer = once(method, path, init)
    if (met === 'after') throw new TypeError('network')
    return respond(answer)
  })
  const connectWith = (idempotencyKeys: boolean) =>
    connect({ baseUrl: '', timeoutMs: 30_000, idempotencyKeys, extensions, token: () => 'ab', expired: () => undefined })
  connectWith(true)

  return {
    /** Every call, as "POST /api/…". */
    asked: () => asked.map(({ method, path }) => `${method} ${path}`),
    /** Bodies of a call like "POST /api/…". */
    bodies: (call: string) => carried.filter(each => each.call === call).map(({ body }) => body),
    /** Save-Id of every write. */
    saves: () => carried.flatMap(({ call, save }) => (call.startsWith('GET') ? [] : [save])),
    savesOfReads: () => carried.flatMap(({ call, save }) => (call.startsWith('GET') ? [save] : [])),
    /** Executed writes; a repeated call with one idempotency key counts once. */
    done: () => [...done],
    rows: (list: List) => [...tables[list].values()],
    row: (list: List, id: number) => tables[list].get(id),
    /** Write of another user. */
    write: (list: List, row: Row) => void tables[list].set(row.id, row),
    remove: (list: List, id: number) => void tables[list].delete(id),
    /** Decides the failure of each call from now on; null for none. */
    troubleWith: (next: (asked: MemoryCall) => Trouble | null) => {
      trouble = next
    },
    /** Connects the application as to an API without `Idempotency-Key`. */
    forgetKeys: () => connectWith(false),
    /** Delays the response to every call from now on. */
    answerAfter: (ms: number) => {
      latency = ms
    },
    /** Delays the response to this call until the returned function is called. */
    hold: (call: string): (() => void) => {
      let release = () => undefined as void
      held.set(call, new Promise(resolve => (release = resolve)))
      return () => release()
    },
    callsSoFar: () => asked.length,
    mostAtOnce: () => mostBusy,
  }
}

export type MemoryServer = ReturnType<typeof createMemoryServer>
