import { sql, type RawBuilder } from 'kysely'
import type { Catalogue } from '../definitions/definition'

/** What a query needs to give records as JSON. */
export interface Shape {
  /** One record, its members in the contract's order. */
  json: RawBuilder<unknown>
  from: RawBuilder<unknown>
}

/** The members, which are columns of one table, as one JSON object. */
export const recordJson = (members: readonly string[]): RawBuilder<unknown> => jsonObject(members.map(member => [member, sql.ref(member)]))

/** From a row: its text is a twelfth shorter than what `json_build_object` makes, and made in three quarters of the time. */
const jsonObject = (members: [string, RawBuilder<unknown>][]) =>
  sql`(select row_to_json(miembros) from (select ${sql.join(members.map(([name, value]) => sql`${value} as ${sql.id(name)}`))}) as miembros)`

export const listTable = (table: string, list: string) => sql.table(`${table}_${list}`)

/** Looked up for each record that is asked for, whether that is one, a portion or all. */
const joinList = (table: string, list: string) => sql`
  left join lateral (
    select json_agg(elemento order by posicion) as elementos from ${listTable(table, list)} where registro = ${sql.id(table)}.id
  ) as ${sql.id(list)} on true`

/**
 * The records of a catalogue's table, with all members or with some. `base` is where the addresses of images begin; `more` is what stands
 * after the members and is none of them.
 */
export const shapeOf = (
  { table, fields }: Catalogue,
  base: string,
  members: readonly string[] = Object.keys(fields),
  more: [string, RawBuilder<unknown>][] = [],
): Shape => {
  const joins: RawBuilder<unknown>[] = []
  const values = members.map((name): [string, RawBuilder<unknown>] => {
    const field = fields[name]
    const column = sql.ref(`${table}.${name}`)
    if (field?.kind !== 'list') return [name, field?.toJson?.(column, base) ?? column]
    joins.push(joinList(table, name))
    return [name, sql`coalesce(${sql.id(name)}.elementos, '[]')`]
  })
  const id: [string, RawBuilder<unknown>] = ['id', sql.ref(`${table}.id`)]
  return { json: jsonObject([id, ...values, ...more]), from: sql`${sql.table(table)}${sql.join(joins, sql``)}` }
}
