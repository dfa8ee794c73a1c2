import { sql, type Transaction } from 'kysely'
import { HttpError } from '../answer/httpError'
import { takenIn } from '../catalogue/check'
import { listTable } from '../catalogue/shape'
import { insertRows } from '../database/insertRows'
import type { Schema } from '../database/schema'
import type { Catalogue } from '../definitions/definition'
import { image } from '../definitions/fields'
import type { Lost } from './lost'
import type { Fila } from './record'

export interface Put {
  /** Whether the row is there again: a part is not where something that it cannot be without is gone. */
  isThere: boolean
  lost: Lost[]
  /** How many elements of each table its lists have again. */
  elements: Record<string, number>
}

/** Which of these records there are; they stay until the transaction ends. */
const thoseThere = async (transaction: Transaction<Schema>, table: string, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::integer[]) order by id for key share
  `.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}

const asIds = (value: unknown): number[] => [value].flat().flatMap(each => (typeof each === 'number' ? [each] : []))

/**
 * Makes a row that the history has under its old id, with its lists; what it named and is gone is left out, and given as lost.
 * @throws HttpError 409 where its id or its code is another's by now
 */
export const putBack = async (transaction: Transaction<Schema>, definition: Catalogue, id: number, row: Fila): Promise<Put> => {
  const { table, fields, required = [], unique = {}, subject } = definition
  if ((await thoseThere(transaction, table, [id])).size > 0) throw new HttpError(409, `${subject} ya no está en la papelera.`)
  for (const [name, sentence] of Object.entries(unique))
    if ((await takenIn(table, name, row[name]).execute(transaction)).rows.length > 0) throw new HttpError(409, sentence)

  const put: Put = { isThere: true, lost: [], elements: {} }
  const content: Record<string, unknown> = { id, version: Number(row['version'] ?? 0) + 1 }
  const lists: { name: string; elements: unknown[] }[] = []
  const lose = (campo: string | null, tipo: string, of: number, posicion: number | null = null) =>
    put.lost.push({ tabla: table, registro: id, campo, posicion, fila: campo === null ? row : null, tipo, id: of })

  for (const [name, field] of Object.entries(fields)) {
    const value = row[name] ?? null
    if (field.kind === 'readOnly') {
      if (field === image) content[name] = value
      continue
    }
    // A column that has come since then has its default.
    if (field.kind === 'column' && !(name in row)) continue
    const target = field.reference?.column === 'id' ? field.reference.table : undefined
    const ids = target === undefined ? [] : asIds(value)
    const there = target === undefined ? new Set<number>() : await thoseThere(transaction, target, ids)
    const gone = ids.filter(each => !there.has(each))
    if (field.kind === 'list') {
      const all: unknown[] = Array.isArray(value) ? value : []
      for (const each of gone) lose(name, field.reference.table, each, all.indexOf(each) + 1)
      lists.push({ name, elements: all.map(each => (gone.some(one => one === each) ? null : each)) })
      put.elements[field.reference.table] = (put.elements[field.reference.table] ?? 0) + all.length - gone.length
      continue
    }
    const [missing] = gone
    if (missing === undefined || target === undefined) content[name] = value
    else if (required.includes(name) || field.reference?.isOwner) {
      lose(null, target, missing)
      return { isThere: false, lost: put.lost.slice(-1), elements: {} }
    } else {
      content[name] = null
      lose(name, target, missing)
    }
  }

  await insertRows(transaction, table, Object.keys(content), JSON.stringify([content]))
  for (const { name, elements } of lists) {
    const rows = elements.flatMap((elemento, at) => (elemento === null ? [] : [{ registro: id, elemento, posicion: at + 1 }]))
    if (rows.length > 0)
      await sql`
        insert into ${listTable(table, name)} (registro, elemento, posicion)
        select registro, elemento, posicion from jsonb_populate_recordset(null::${listTable(table, name)}, ${JSON.stringify(rows)}::jsonb)
      `.execute(transaction)
  }
  return put
}
