import { storedCode } from '@/shared/code'
import { lineOf } from '@/shared/lineOf'
import type { LocaleMap } from '@/shared/locales'
import { slugOf } from '@/features/productos/model/slug'
import { isUntranslated } from '@/shared/igual'
import { lists, NAME, shapes, type List } from '@test/support/memoryShapes'
import { stableJson } from '@test/support/stableJson'
import { referidosOf, usersOf, usosOf } from '@test/support/memoryUsers'

export type Row = { id: number } & Record<string, unknown>

export interface Answer {
  status: number
  body?: unknown
  tag?: string
}

interface TableCall {
  method: string
  path: string
  ifMatch: string | undefined
  body: Record<string, unknown>
  /** The file of a form under one of these names. */
  file: (...names: string[]) => File | undefined
}

const isList = (name: string): name is List => lists.some(list => list === name)

const refused = (status: number, detail: string, errors?: Record<string, string[]>): Answer => ({
  status,
  body: { detail, ...(errors && { errors }) },
})
const unknown = () => refused(404, 'No encontrado.')
const wrongMethod = () => refused(405, 'El método no está permitido en esta dirección.')

const pick = (row: Record<string, unknown>, members: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => members.includes(name)))

const codeKey = (value: unknown) => storedCode(String(value)).normalize('NFKC').toLowerCase()

const caseless = (value: unknown) => String(value).toLowerCase()

/** Stored form of a value: lists without duplicates (compared without case, for countries), codes and names normalized. */
const kept = (list: List, name: string, value: unknown) => {
  if (Array.isArray(value)) return value.filter((each, at) => value.findIndex(other => caseless(other) === caseless(each)) === at)
  if (shapes[list].fields[name] === NAME && typeof value === 'object')
    return Object.fromEntries(Object.entries(value ?? {}).map(([locale, text]) => [locale, lineOf(String(text))]))
  return name === 'codigo' && typeof value === 'string' ? storedCode(value) : value
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== ''

/** Number of translated texts by language; texts without a Spanish original do not count. */
const textCounts = (row: Row): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const map of Object.values(row)) {
    if (typeof map !== 'object' || map === null || Array.isArray(map)) continue
    const texts = Object.entries(map).filter(([, text]) => isText(text))
    const isSpanish = texts.some(([language]) => language === 'es_ES')
    const source = (map as LocaleMap)['es_ES'] ?? ''
    for (const [language, text] of texts) {
      const isSame = isUntranslated({ origen: source, destino: String(text) }, { idioma: language, origen: 'es_ES' })
      counts[language] = (counts[language] ?? 0) + (isSpanish && !isSame ? 1 : 0)
    }
  }
  return counts
}

/** Table that records the id of every write and deletion; their number is the version of the table. */
class Table extends Map<number, Row> {
  readonly changed: number[] = []

  constructor(rows: Row[]) {
    super()
    for (const row of rows) super.set(row.id, row)
  }

  override set(id: number, row: Row): this {
    if (this.get(id) !== row) this.changed.push(id)
    return super.set(id, row)
  }

  override delete(id: number): boolean {
    this.changed.push(id)
    return super.delete(id)
  }
}

/**
 * Records of the API, and the effect of each call on them; `contract/memoryServer.long.test.ts` checks it against the contract. References,
 * types and ranges are not validated, so that a test gives only the records that it is about.
 */
export const createMemoryTables = (given: Partial<Record<List, Row[]>>, ignoresQueries: boolean) => {
  const tables = Object.fromEntries(lists.map(list => [list, new Table(given[list] ?? [])])) as Record<List, Table>
  const tags = new WeakMap<Row, string>()
  let versions = 0
  let lastId = 1000

  /** ETag of a row by object identity: rows are never changed in place, and an unchanged row keeps its object. */
  const tagOf = (row: Row) => {
    const tag = tags.get(row) ?? `"${(versions += 1)}"`
    tags.set(row, tag)
    return tag
  }

  const put = (list: List, status: number, row: Row): Answer => {
    const { hasSlug } = shapes[list]
    const next: Row = hasSlug
      ? {
          ...row,
          slug: slugOf({ codigo: typeof row['codigo'] === 'string' ? row['codigo'] : '', nombre: (row['nombre'] ?? {}) as LocaleMap }),
        }
      : row
    const before = tables[list].get(row.id)
    const whole = before && stableJson(before) === stableJson(next) ? before : next
    tables[list].set(row.id, whole)
    return { status, body: whole, tag: tagOf(whole) }
  }

  const written = (list: List, body: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(pick(body, Object.keys(shapes[list].fields))).map(([name, value]) => [name, kept(list, name, value)]))

  /** Validation errors of the resulting record, by member. */
  const problems = (list: List, { id, ...row }: Row, body: Record<string, unknown>, isNew: boolean): Record<string, string[]> => {
    const { required = [], owners, uniqueCode } = shapes[list]
    const missing = required.filter(name => (isNew || name in body) && (row[name] ?? '') === '')
    const holders = owners?.filter(name => row[name] != null).length ?? 1
    const others = [...tables[list].values()].filter(other => other.id !== id)
    const taken = uniqueCode && 'codigo' in body && others.some(({ codigo }) => codeKey(codigo) === codeKey(row['codigo']))
    return Object.fromEntries([
      ...missing.map(name => [name, ['Este campo es obligatorio.']]),
      ...(holders === 1 ? [] : (owners ?? []).map(name => [name, ['Debe indicar un producto, y solo uno.']])),
      ...(taken ? [['codigo', ['Ya existe.']]] : []),
    ])
  }

  const write = (list: List, body: Record<string, unknown>, before?: Row): Answer => {
    const { fields, images = [] } = shapes[list]
    const blank = { ...fields, ...Object.fromEntries(images.map(name => [name, null])) }
    const row: Row = { ...(before ?? blank), ...written(list, body), id: before?.id ?? lastId + 1 }
    const errors = problems(list, row, body, !before)
    if (Object.keys(errors).length > 0) return refused(400, 'Hay datos que no son válidos.', errors)
    if (!before) lastId += 1
    return put(list, before ? 200 : 201, row)
  }

  const remove = (list: List, id: number): Answer => {
    const users = usersOf(tables, list, id)
    if (users.some(({ isPart }) => !isPart)) return refused(409, 'Se usa en otros registros.')
    for (const { user, row } of users) tables[user].delete(row.id)
    tables[list].delete(id)
    return { status: 204 }
  }

  const listed = (list: List, light: boolean, parameters: URLSearchParams): Answer => {
    const { filters = [], light: members = [] } = shapes[list]
    const asked = light || ignoresQueries ? [] : [...parameters].filter(([name]) => filters.includes(name))
    const rows = [...tables[list].values()].filter(row => asked.every(([name, value]) => String(row[name]) === value))
    if (!light) return { status: 200, body: rows }
    return { status: 200, body: rows.map(row => pick(row, ['id', ...members])) }
  }

  const changes = (list: List, parameters: URLSearchParams, rowOf: (row: Row) => object): Answer => {
    const { changed } = tables[list]
    const given = parameters.get('desde')
    const completo = given === null || Number(given) > changed.length
    const ids = completo ? [...tables[list].keys()] : [...new Set(changed.slice(Number(given)))]
    const rows = ids.flatMap(id => tables[list].get(id) ?? [])
    return {
      status: 200,
      body: { version: changed.length, completo, registros: rows.map(rowOf), eliminados: ids.filter(id => !tables[list].has(id)) },
    }
  }

  const countsOf = (row: Row) => ({ id: row.id, textos: textCounts(row) })

  const image = (list: List, row: Row | undefined, verb: string, { method, file, ifMatch }: TableCall): Answer => {
    const { images = [], imagesStay = false } = shapes[list]
    const [, what = '', property = ''] = /^(upload|delete)_(.*)$/.exec(verb) ?? []
    if (!images.includes(property) || (what === 'delete' && imagesStay)) return unknown()
    if (method !== (what === 'upload' ? 'POST' : 'DELETE')) return wrongMethod()
    const sent = file(property, 'imagen')
    if (what === 'upload' && !sent) return refused(400, 'Falta la imagen.', { [property]: ['Este campo es obligatorio.'] })
    if (!row) return unknown()
    if (ifMatch !== undefined && ifMatch !== tagOf(row)) return refused(412, 'Otra persona ha cambiado este registro.')
    const answer = put(list, 200, { ...row, [property]: sent ? `http://images.test/${sent.name}` : null })
    return what === 'upload' ? answer : { status: 204 }
  }

  const ofRecord = (list: List, row: Row | undefined, { method, ifMatch, body }: TableCall): Answer => {
    const { operations = ['list', 'create', 'read', 'update', 'remove'] } = shapes[list]
    const operation = { GET: 'read', PUT: 'update', DELETE: 'remove' }[method]
    const offered = operations.filter(each => each !== 'list' && each !== 'create')
    if (offered.length === 0) return unknown()
    if (!offered.some(each => each === operation)) return wrongMethod()
    if (!row) return unknown()
    if (operation === 'read') return { status: 200, body: row, tag: tagOf(row) }
    if (ifMatch !== undefined && ifMatch !== tagOf(row)) return refused(412, 'Otra persona ha cambiado este registro.')
    return operation === 'remove' ? remove(list, row.id) : write(list, body, row)
  }

  const users = (list: List, row: Row | undefined, method: string): Answer => {
    if (list === 'paises') return unknown()
    if (method !== 'GET') return wrongMethod()
    return row ? { status: 200, body: usosOf(tables, list, row.id) } : unknown()
  }

  const act = (asking: TableCall): Answer => {
    const { method, path, body } = asking
    const url = new URL(path, 'http://api.test')
    const [, , list = '', id, verb] = url.pathname.split('/')
    if (!isList(list)) return unknown()
    const { operations, light } = shapes[list]
    if (id === 'light' && light) return method === 'GET' ? listed(list, true, url.searchParams) : wrongMethod()
    if (id === 'textos' && light) {
      if (method !== 'GET') return wrongMethod()
      if (verb === 'cambios') return changes(list, url.searchParams, countsOf)
      return { status: 200, body: [...tables[list].values()].map(countsOf) }
    }
    const listRow = (row: Row) => (light ? pick(row, ['id', ...light]) : row)
    if (id === 'cambios') return method === 'GET' ? changes(list, url.searchParams, listRow) : wrongMethod()
    if (id === 'referencias') return method === 'GET' ? { status: 200, body: referidosOf(tables, list) } : wrongMethod()
    if (!id) {
      if (method === 'GET') return listed(list, false, url.searchParams)
      return method === 'POST' && (operations ?? ['create']).includes('create') ? write(list, body) : wrongMethod()
    }
    const row = tables[list].get(Number(id))
    if (verb === 'usos') return users(list, row, method)
    return verb ? image(list, row, verb, asking) : ofRecord(list, row, asking)
  }

  return { tables, act }
}
