import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Resource } from '@/shared/resources/resource'
import type { Sql } from '../sql'
import { isList, jsonText, listTable, ownText, readColumn } from '../resources/columns'

/** Parts of a query for records as JSON. */
export interface Shape {
  /** JSON text of one record. */
  json: Sql
  from: Sql
}

/** JSON object of members that are columns of one table. */
export const recordJson = (members: readonly string[]): Sql => jsonObject(members.map(member => [member, jsonText(sql.ref(member))]))

/** JSON object from the texts of its members, none of them null: the text of `row_to_json`, in 0.6 of its time. */
const jsonObject = (members: [string, Sql][]) => {
  const texts = members.map(([name, text], at) => sql`${sql.lit(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`)} || ${text}`)
  return sql`(${sql.join(texts, sql` || `)} || '}')`
}

/** Join of a list, read separately for each requested record, whether that is one, a slice or all. */
const joinList = (table: string, list: string) => sql`
  left join lateral (
    select json_agg(elemento order by posicion) as elementos from ${listTable(table, list)} where registro = ${sql.id(table)}.id
  ) as ${sql.id(list)} on true`

/**
 * Shape of the records of a resource, with all members or some. `base` is the prefix of image addresses; `more` are names and JSON texts of
 * further members, after the others.
 */
export const shapeOf = (
  { name: table, fields }: Resource,
  base: string,
  members: readonly string[] = Object.keys(fields),
  more: [string, Sql][] = [],
): Shape => {
  const joins: Sql[] = []
  const values = members.map((name): [string, Sql] => {
    const field = fields[name]
    const column = sql.ref(`${table}.${name}`)
    if (field === undefined) throw new Error(`${table} has no member ${name}`)
    if (!isList(field)) return [name, readColumn(field, column, base)]
    joins.push(joinList(table, name))
    return [name, sql`coalesce(${sql.id(name)}.elementos::text, '[]')`]
  })
  const id: [string, Sql] = ['id', ownText(sql.ref(`${table}.id`))]
  return { json: jsonObject([id, ...values, ...more]), from: sql`${sql.table(table)}${sql.join(joins, sql``)}` }
}

/** Shape with some members, and the name in the default locale only, for lists that need no other. */
export const shapeInDefault = (resource: Resource, base: string, members: readonly string[]): Shape => {
  const { name: table, title } = resource
  if (title === null) return shapeOf(resource, base, members)
  const column = sql.ref(`${table}.${title}`)
  const name = sql`to_json(${column} ->> ${sql.lit(DEFAULT_LOCALE)})::text`
  const text = sql`coalesce(${sql.lit(`{"${DEFAULT_LOCALE}": `)} || ${name} || '}', '{}')`
  return shapeOf(
    resource,
    base,
    members.filter(member => member !== title),
    [[title, text]],
  )
}
