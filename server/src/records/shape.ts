import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Resource } from '@/shared/resources/resource'
import { isList, listTable, readColumn } from '../resources/columns'

/** Parts of a query that gives records as JSON. */
export interface Shape {
  /** One record. */
  json: RawBuilder<unknown>
  from: RawBuilder<unknown>
}

/** The members, which are columns of one table, as one JSON object. */
export const recordJson = (members: readonly string[]): RawBuilder<unknown> => jsonObject(members.map(member => [member, sql.ref(member)]))

/** From a row: its text is a twelfth shorter than what `json_build_object` makes, and made in three quarters of the time. */
const jsonObject = (members: [string, RawBuilder<unknown>][]) =>
  sql`(select row_to_json(miembros) from (select ${sql.join(members.map(([name, value]) => sql`${value} as ${sql.id(name)}`))}) as miembros)`

/** Looked up for each record that is asked for, whether that is one, a portion or all. */
const joinList = (table: string, list: string) => sql`
  left join lateral (
    select json_agg(elemento order by posicion) as elementos from ${listTable(table, list)} where registro = ${sql.id(table)}.id
  ) as ${sql.id(list)} on true`

/**
 * The records of a resource, with all members or with some. `base` is where the addresses of images begin; `more` is what stands
 * after the members and is none of them.
 */
export const shapeOf = (
  { name: table, fields }: Resource,
  base: string,
  members: readonly string[] = Object.keys(fields),
  more: [string, RawBuilder<unknown>][] = [],
): Shape => {
  const joins: RawBuilder<unknown>[] = []
  const values = members.map((name): [string, RawBuilder<unknown>] => {
    const field = fields[name]
    const column = sql.ref(`${table}.${name}`)
    if (field === undefined) throw new Error(`${table} has no member ${name}`)
    if (!isList(field)) return [name, readColumn(field, column, base)]
    joins.push(joinList(table, name))
    return [name, sql`coalesce(${sql.id(name)}.elementos, '[]')`]
  })
  const id: [string, RawBuilder<unknown>] = ['id', sql.ref(`${table}.id`)]
  return { json: jsonObject([id, ...values, ...more]), from: sql`${sql.table(table)}${sql.join(joins, sql``)}` }
}

/** The same with some of the members, the name in the default locale alone: a list that needs no other. */
export const shapeInDefault = (resource: Resource, base: string, members: readonly string[]): Shape => {
  const { name, title } = resource
  if (title === null) return shapeOf(resource, base, members)
  const column = sql.ref(`${name}.${title}`)
  const text = sql`jsonb_strip_nulls(jsonb_build_object(${sql.lit(DEFAULT_LOCALE)}, ${column} -> ${sql.lit(DEFAULT_LOCALE)}))`
  return shapeOf(
    resource,
    base,
    members.filter(member => member !== title),
    [[title, text]],
  )
}
