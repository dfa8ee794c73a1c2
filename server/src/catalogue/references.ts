import { sql, type RawBuilder } from 'kysely'
import type { Catalogue } from '../definitions/definition'
import { listTable } from './shape'

/** Finds where a catalogue's records refer to that record of another table without being a part of it. */
export const conditions = ({ table, fields }: Catalogue, target: string, id: number) =>
  Object.entries(fields).flatMap(([name, field]): RawBuilder<unknown>[] => {
    if (field.kind === 'readOnly' || field.reference?.table !== target || field.reference.isOwner) return []
    if (field.kind === 'column') return [sql`${sql.ref(name)} = ${id}`]
    return [sql`id in (select registro from ${listTable(table, name)} where elemento = ${id})`]
  })

/** The members by which a catalogue's records are parts of others, with the table of those; none where they stand for themselves. */
export const ownersOf = ({ fields }: Catalogue) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'column' && field.reference?.isOwner ? [{ name, table: field.reference.table }] : [],
  )
