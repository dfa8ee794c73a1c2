import { sql, type Transaction } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import type { Resource } from '@/shared/resources/resource'
import { HttpError } from '../response/httpError'
import { takenIn } from '../records/check'
import { insertRows } from '../database/insertRows'
import type { Schema } from '../database/schema'
import { isList, listTable } from '../resources/columns'
import { referenceOf } from '../resources/references'
import { repeatedCode, subjectOf } from '../resources/words'
import type { DanglingReference } from './dangling'
import type { Fila } from './record'

/** Deleted record, as in the history. */
interface DeletedRecord {
  registro: number
  fila: Fila
}

interface ReinsertResult {
  /** True if the row exists again; false if a record that it requires is deleted. */
  exists: boolean
  lost: DanglingReference[]
  /** Number of restored elements of its lists, by table. */
  elements: Record<string, number>
}

/** Ids of the records that exist; they are locked until the transaction ends. */
export const lockExisting = async (transaction: Transaction<Schema>, table: string, ids: readonly number[]) => {
  if (ids.length === 0) return new Set<number>()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...new Set(ids)]}::integer[]) order by id for key share
  `.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}

const asIds = (value: unknown): number[] => [value].flat().flatMap(each => (typeof each === 'number' ? [each] : []))

/** Existing records that the rows refer to by id, by table. One query per table. */
const referredTo = async (transaction: Transaction<Schema>, { fields }: Resource, gone: readonly DeletedRecord[]) => {
  const references = Object.entries(fields).flatMap(([name, field]) => ('to' in field ? [{ name, table: field.to }] : []))
  const there = new Map<string, Set<number>>()
  for (const [table, members] of groupBy(references, each => each.table)) {
    const ids = gone.flatMap(({ fila }) => members.flatMap(({ name }) => asIds(fila[name])))
    there.set(table, await lockExisting(transaction, table, ids))
  }
  return there
}

/** Row to insert, with the rows of its lists. */
interface PreparedRow extends ReinsertResult {
  content: Record<string, unknown>
  lists: { list: string; registro: number; elemento: unknown; posicion: number }[]
}

/** Row without its references to deleted records. */
const prepare = (resource: Resource, { registro, fila }: DeletedRecord, there: ReadonlyMap<string, ReadonlySet<number>>): PreparedRow => {
  const { name: table, fields } = resource
  const content: Record<string, unknown> = { id: registro, version: Number(fila['version'] ?? 0) + 1 }
  const prepared: PreparedRow = { exists: true, lost: [], elements: {}, content, lists: [] }
  const lostAs = (campo: string | null, tipo: string, id: number, posicion: number | null = null): DanglingReference => ({
    tabla: table,
    registro,
    campo,
    posicion,
    fila: campo === null ? fila : null,
    tipo,
    id,
  })

  for (const [name, field] of Object.entries(fields)) {
    const value = fila[name] ?? null
    if (field.kind === 'generated') continue
    // A column added since the deletion gets its default.
    if (!isList(field) && !(name in fila)) continue
    const target = 'to' in field ? field.to : undefined
    const gone = target === undefined ? [] : asIds(value).filter(each => there.get(target)?.has(each) !== true)
    if (isList(field)) {
      const { table } = referenceOf(field)
      const all: unknown[] = Array.isArray(value) ? value : []
      for (const each of gone) prepared.lost.push(lostAs(name, table, each, all.indexOf(each) + 1))
      for (const [at, elemento] of all.entries())
        if (!gone.some(one => one === elemento)) prepared.lists.push({ list: name, registro, elemento, posicion: at + 1 })
      prepared.elements[table] = (prepared.elements[table] ?? 0) + all.length - gone.length
      continue
    }
    const [missing] = gone
    if (missing === undefined || target === undefined) content[name] = value
    else if (field.required || (field.kind === 'reference' && field.owner))
      return { exists: false, lost: [lostAs(null, target, missing)], elements: {}, content: {}, lists: [] }
    else {
      content[name] = null
      prepared.lost.push(lostAs(name, target, missing))
    }
  }
  return prepared
}

/**
 * Inserts deleted rows of one table under their old ids, with their lists. References to deleted records are left out and returned as `lost`.
 * The number of statements does not grow with the number of rows. Returns one result per row, in their order.
 * @throws HttpError 409 if an id or a code is in use
 */
export const reinsert = async (
  transaction: Transaction<Schema>,
  resource: Resource,
  gone: readonly DeletedRecord[],
): Promise<ReinsertResult[]> => {
  const { name: table, unique = [] } = resource
  const ids = gone.map(({ registro }) => registro)
  if ((await lockExisting(transaction, table, ids)).size > 0) throw new HttpError(409, `${subjectOf(resource)} ya no está en la papelera.`)
  // Only records that are not parts have codes, and they are restored one at a time.
  for (const name of unique)
    for (const { fila } of gone)
      if ((await takenIn(table, name, fila[name]).execute(transaction)).rows.length > 0) throw new HttpError(409, repeatedCode(resource))

  const there = await referredTo(transaction, resource, gone)
  const prepared = gone.map(each => prepare(resource, each, there))
  const contents = prepared.flatMap(({ exists, content }) => (exists ? [content] : []))
  // Rows deleted before and after a column was added have different columns.
  for (const [, rows] of groupBy(contents, content => Object.keys(content).join(' ')))
    await insertRows(transaction, table, Object.keys(rows[0] ?? {}), JSON.stringify(rows))
  for (const [list, rows] of groupBy(
    prepared.flatMap(({ lists }) => lists),
    each => each.list,
  ))
    await sql`
      insert into ${listTable(table, list)} (registro, elemento, posicion)
      select registro, elemento, posicion from jsonb_populate_recordset(null::${listTable(table, list)}, ${JSON.stringify(rows)}::jsonb)
    `.execute(transaction)
  return prepared
}
