import type { CompiledQuery, Kysely, RawBuilder } from 'kysely'
import type { Schema } from './schema'

/** Statement that the engine parses and plans once, if it can. */
interface PreparedQuery extends CompiledQuery {
  isPrepared: true
}

export const isPrepared = (query: CompiledQuery): query is PreparedQuery => 'isPrepared' in query

// PostgreSQL does not store this character, so that no text is mistaken for a parameter.
const MARK = '\u0000'

/** Placeholder in a statement for the value `name` of each call. */
export const param = (name: string) => MARK + name

export type Values = Readonly<Record<string, unknown>>

const names = new Map<string, string>()

/** Name of a prepared statement, by its text; undefined for any other. */
export const nameOfPrepared = (text: string) => names.get(text)

const compile = <R>(statement: RawBuilder<R>, db: Kysely<Schema>) => {
  const compiled = statement.compile(db)
  if (!names.has(compiled.sql)) names.set(compiled.sql, `statement_${names.size + 1}`)
  return compiled
}

/** Statement for repeated calls: compiled once, only its values change. SQL must allow a parameter in the place of each value. */
export const compiledStatement = <R>(build: () => RawBuilder<R>) => {
  let made: CompiledQuery<R> | undefined
  return async (db: Kysely<Schema>, values: Values): Promise<R[]> => {
    made ??= compile(build(), db)
    const parameters = made.parameters.map(each => (typeof each === 'string' && each.startsWith(MARK) ? values[each.slice(1)] : each))
    const query: PreparedQuery = { ...made, parameters, isPrepared: true }
    return (await db.executeQuery<R>(query)).rows
  }
}
