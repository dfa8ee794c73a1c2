import { connect } from '@/api/http/http'

type Row = { id: number } & Record<string, unknown>

export interface Asked {
  method: string
  path: string
  /** How many calls came before it. */
  at: number
}
/** The connection breaks before the server has done anything, or after; or the server refuses with a sentence of its own. */
export type Trouble = 'before' | 'after' | { status: number; detail: string | null }

/** What one call carried. */
interface Carried {
  call: string
  body: Record<string, unknown>
}

interface Answer {
  status: number
  body?: unknown
  tag?: string
}

const lists = [
  ...(['productos_genericos', 'productos_acabados', 'lineas_de_composicion', 'como_se_aplica'] as const),
  ...(['familias', 'iconos', 'componentes', 'magnitudes', 'grupos_de_cultivo', 'cultivos', 'estados_fenologicos'] as const),
  ...(['envases', 'paises', 'ensayos', 'resultados_de_ensayo', 'adjuntos_de_ensayo'] as const),
] as const
type List = (typeof lists)[number]

const isList = (name: string): name is List => lists.some(list => list === name)

const fileIn = (body: unknown): File | null => {
  const file = body instanceof FormData ? body.get('imagen') : null
  return file instanceof File ? file : null
}

const bodyOf = (init: RequestInit | undefined): Record<string, unknown> => (typeof init?.body === 'string' ? JSON.parse(init.body) : {})

/**
 * An API in memory, behind `fetch`, that keeps score: what it was asked, and what it has done. It honours `Idempotency-Key` and
 * `If-Match`, and gets into trouble when the test says so. What it does not know it answers with 404. One that ignores queries gives
 * every list whole, whatever it was asked for.
 */
export const createMemoryServer = (given: Partial<Record<List, Row[]>>, { ignoresQueries = false } = {}) => {
  const tables = Object.fromEntries(lists.map(list => [list, new Map((given[list] ?? []).map(row => [row.id, row]))])) as Record<
    List,
    Map<number, Row>
  >
  const asked: Asked[] = []
  const carried: Carried[] = []
  const done: string[] = []
  const keys = new Map<string, { content: string | undefined; answer: Answer }>()
  let trouble: (asked: Asked) => Trouble | null = () => null
  let lastId = 1000
  let latency = 0
  let busy = 0
  let mostBusy = 0

  const rowAnswer = (status: number, row: Row): Answer => ({ status, body: row, tag: JSON.stringify(row) })

  const create = (list: List, body: Record<string, unknown>): Answer => {
    if (list === 'lineas_de_composicion' || list === 'como_se_aplica') {
      const owners = [body['producto_generico'], body['producto_acabado']].filter(owner => owner != null)
      if (owners.length !== 1) return { status: 400, body: { detail: 'un producto, y solo uno' } }
    }
    lastId += 1
    const row = { ...body, id: lastId }
    tables[list].set(row.id, row)
    return rowAnswer(201, row)
  }

  const act = (method: string, path: string, headers: Record<string, string>, init: RequestInit | undefined): Answer => {
    const url = new URL(path, 'http://api.test')
    const [, , list = '', id, verb] = url.pathname.split('/')
    if (!isList(list)) return { status: 404 }
    const table = tables[list]
    if (!id || id === 'light') {
      const filters = ignoresQueries ? [] : [...url.searchParams]
      if (method === 'GET')
        return { status: 200, body: [...table.values()].filter(row => filters.every(([name, value]) => String(row[name]) === value)) }
      return method === 'POST' ? create(list, bodyOf(init)) : { status: 405 }
    }
    const row = table.get(Number(id))
    if (!row) return { status: 404, body: { detail: 'No existe' } }
    if (verb) {
      const [what, property = ''] = /^(?:upload|delete)_(.*)$/.exec(verb) ?? []
      if (what === undefined) return { status: 404 }
      const changed = { ...row, [property]: method === 'POST' ? `http://images.test/${fileIn(init?.body)?.name}` : null }
      table.set(row.id, changed)
      return rowAnswer(200, changed)
    }
    if (method === 'GET') return rowAnswer(200, row)
    if (method === 'DELETE') {
      table.delete(row.id)
      return { status: 204 }
    }
    if (headers['If-Match'] !== undefined && headers['If-Match'] !== JSON.stringify(row)) return { status: 412 }
    const changed = { ...row, ...bodyOf(init), id: row.id }
    table.set(row.id, changed)
    return rowAnswer(200, changed)
  }

  const once = (method: string, path: string, init: RequestInit | undefined): Answer => {
    const headers = (init?.headers ?? {}) as Record<string, string>
    const key = headers['Idempotency-Key']
    const content = typeof init?.body === 'string' ? init.body : fileIn(init?.body)?.name
    const known = key === undefined ? undefined : keys.get(path + key)
    if (known) return known.content === content ? known.answer : { status: 422, body: { detail: 'otro contenido' } }
    const answer = act(method, path, headers, init)
    if (method !== 'GET' && answer.status < 400) done.push(`${method} ${path}`)
    if (key !== undefined && answer.status < 400) keys.set(path + key, { content, answer })
    return answer
  }

  const respond = ({ status, body, tag }: Answer) =>
    ({
      status,
      ok: status < 400,
      headers: { get: (name: string) => (name === 'ETag' ? (tag ?? null) : null) },
      text: async () => (body === undefined ? '' : JSON.stringify(body)),
      blob: async () => new Blob(['image']),
    }) as unknown as Response

  // An upload would go past it, out to the network.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    const path = String(address)
    const one = { method, path, at: asked.length }
    asked.push(one)
    carried.push({ call: `${method} ${path}`, body: bodyOf(init) })
    const met = trouble(one)
    busy += 1
    mostBusy = Math.max(mostBusy, busy)
    if (latency > 0) await new Promise(resolve => setTimeout(resolve, latency))
    else for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    busy -= 1
    if (met === 'before') throw new TypeError('network')
    if (met !== null && met !== 'after') return respond({ status: met.status, body: { detail: met.detail } })
    if (path.startsWith('http://images.test/')) return respond({ status: 200 })
    const answer = once(method, path, init)
    if (met === 'after') throw new TypeError('network')
    return respond(answer)
  })
  const connectWith = (idempotencyKeys: boolean) =>
    connect({ baseUrl: '', timeoutMs: 30_000, idempotencyKeys, token: () => 'ab', expired: () => undefined })
  connectWith(true)

  return {
    /** Every call, as "POST /api/…". */
    asked: () => asked.map(({ method, path }) => `${method} ${path}`),
    /** Of every call that is written so, what it carried. */
    bodies: (call: string) => carried.filter(each => each.call === call).map(({ body }) => body),
    /** The writes that it has carried out, each once however often it was asked. */
    done: () => [...done],
    rows: (list: List) => [...tables[list].values()],
    row: (list: List, id: number) => tables[list].get(id),
    /** What somebody else writes. */
    write: (list: List, row: Row) => void tables[list].set(row.id, row),
    remove: (list: List, id: number) => void tables[list].delete(id),
    /** From now on. */
    troubleWith: (next: (asked: Asked) => Trouble | null) => {
      trouble = next
    },
    /** An API that knows no `Idempotency-Key`. */
    forgetKeys: () => connectWith(false),
    /** Every call from now on. */
    answerAfter: (ms: number) => {
      latency = ms
    },
    callsSoFar: () => asked.length,
    mostAtOnce: () => mostBusy,
  }
}

export type MemoryServer = ReturnType<typeof createMemoryServer>
