import { connect } from '@/api/http'
import type { LocaleMap } from '@/domain/locales'

interface Row {
  id: number
  ensayo: number
  orden: number
  descripcion: LocaleMap
  imagen: string | null
  [field: string]: unknown
}
type Table = Map<number, Row>
interface Answer {
  status: number
  body?: unknown
}

/** Which call breaks, counted from 0, and whether the server has done its work by then. */
export interface Break {
  at: number
  when: 'before' | 'after'
}

const blankPart = { ensayo: 1, orden: 0, valor: null, magnitud: null, descripcion: {}, imagen: null }
const trial = {
  id: 1,
  codigo: 'EN-1',
  nombre: { es_ES: 'Tomate', fr_FR: 'Tomate' },
  fecha: '2025-06-01',
  pais: 'ES',
  cultivo: 4,
  roi: 1.5,
  descripcion: {},
  dosis: {},
  momento_de_aplicacion: {},
  productos: [7],
  imagen: null as string | null,
}
const tableOf = (...rows: Partial<Row>[]): Table => new Map(rows.map((row, orden) => [row.id ?? 0, { ...blankPart, id: 0, orden, ...row }]))

const fileName = (body: unknown): string => {
  const file = body instanceof FormData ? body.get('imagen') : null
  return file instanceof File ? file.name : ''
}

/** A server with one trial in its memory, which keeps idempotency keys as the real one does, and breaks where the test says. */
export const trialServer = () => {
  let ensayo = structuredCopy(trial)
  const results = tableOf({ id: 11, valor: 12.4 }, { id: 12, valor: 98.6 })
  const attachments = tableOf(
    { id: 21, descripcion: { es_ES: 'Parcela' }, imagen: 'http://x/parcela.png' },
    { id: 22, descripcion: { es_ES: 'Hoja', fr_FR: 'Feuille' }, imagen: 'http://x/hoja.png' },
  )
  const answered = new Map<string, { content: string; answer: Answer }>()
  const calls: string[] = []
  let nextId = 100
  let broken: Break | null = null
  let count = 0

  const part = (table: Table, method: string, id: number | null, body: unknown): Answer => {
    if (method === 'GET') return { status: 200, body: [...table.values()] }
    if (method === 'POST' && id === null) {
      nextId += 1
      const row: Row = { ...blankPart, ...(body as Partial<Row>), id: nextId }
      table.set(nextId, row)
      return { status: 201, body: row }
    }
    const row = table.get(id ?? 0)
    if (!row) return { status: 404, body: { detail: 'No existe' } }
    if (method === 'DELETE') {
      table.delete(row.id)
      return { status: 204 }
    }
    const changed: Row =
      body instanceof FormData ? { ...row, imagen: `http://x/${fileName(body)}` } : { ...row, ...(body as Partial<Row>), id: row.id }
    table.set(row.id, changed)
    return { status: 200, body: changed }
  }

  const own = (method: string, path: string, body: unknown): Answer => {
    if (path.endsWith('delete_imagen/')) ensayo = { ...ensayo, imagen: null }
    else if (body instanceof FormData) ensayo = { ...ensayo, imagen: `http://x/${fileName(body)}` }
    else if (method === 'PUT') ensayo = { ...ensayo, ...(body as object) }
    return { status: 200, body: ensayo }
  }

  const work = (method: string, path: string, body: unknown): Answer => {
    const id = /\/(\d+)\//.exec(path)?.[1]
    if (path.startsWith('/api/resultados_de_ensayo/')) return part(results, method, id === undefined ? null : Number(id), body)
    if (path.startsWith('/api/adjuntos_de_ensayo/')) return part(attachments, method, id === undefined ? null : Number(id), body)
    if (path.startsWith('/api/ensayos/1/')) return own(method, path, body)
    return { status: 200, body: [] }
  }

  const once = (key: string | undefined, method: string, path: string, body: unknown): Answer => {
    if (key === undefined) return work(method, path, body)
    const content = path + (body instanceof FormData ? fileName(body) : JSON.stringify(body))
    const earlier = answered.get(key)
    if (earlier) return earlier.content === content ? earlier.answer : { status: 422, body: { detail: 'Otra cosa con la misma clave' } }
    const answer = work(method, path, body)
    answered.set(key, { content, answer })
    return answer
  }

  globalThis.fetch = jest.fn(async (url: unknown, init: RequestInit = {}) => {
    const { method = 'GET', body: sent } = init
    const path = String(url)
    const headers = new Map(Object.entries(init.headers ?? {}))
    const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent
    const counts = path.includes('ensayo')
    const nth = counts ? count++ : -1
    if (counts) calls.push(`${method} ${path}`)
    if (counts && broken?.at === nth && broken.when === 'before') throw new TypeError('Failed to fetch')
    const { status, body: answer } = once(headers.get('Idempotency-Key'), method, path, body)
    if (counts && broken?.at === nth) throw new TypeError('Failed to fetch')
    return {
      status,
      ok: status < 400,
      headers: { get: () => null },
      text: async () => (answer === undefined ? '' : JSON.stringify(answer)),
    } as unknown as Response
  })
  connect({ baseUrl: '', timeoutMs: 5000, idempotencyKeys: true, token: () => 't', expired: () => undefined })

  const sorted = (table: Table) => [...table.values()].sort((one, other) => one.orden - other.orden)
  return {
    calls,
    /** The calls from now on are counted from 0, and one of them breaks. */
    breakAt: (next: Break | null) => {
      broken = next
      count = 0
      calls.length = 0
    },
    /** What somebody else adds meanwhile. */
    addResult: (row: Partial<Row>) => {
      nextId += 1
      results.set(nextId, { ...blankPart, ...row, id: nextId })
    },
    edit: (changes: Partial<typeof trial>) => {
      ensayo = { ...ensayo, ...changes }
    },
    held: () => ({
      ensayo,
      results: sorted(results).map(({ orden, valor, descripcion }) => ({ orden, valor, descripcion })),
      attachments: sorted(attachments).map(({ orden, descripcion, imagen }) => ({ orden, descripcion, imagen })),
    }),
  }
}

function structuredCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
