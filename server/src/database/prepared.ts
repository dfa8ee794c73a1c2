import type { CompiledQuery, Kysely, RawBuilder } from 'kysely'
import type { Schema } from './schema'

/** A statement that the engine is to read and plan once, where it can. */
export interface PreparedQuery extends CompiledQuery {
  isPrepared: true
}

export const isPrepared = (query: CompiledQuery): query is PreparedQuery => 'isPrepared' in query

// No text that the database keeps has this character, so nothing else is taken for a parameter.
const MARK = '\u0000'

/** Stands in a statement for a value that comes with each call. */
export const param = (name: string) => MARK + name

export type Values = Readonly<Record<string, unknown>>

const names = new Map<string, string>()

/** The name of a prepared statement, by its text; undefined of any other. */
export const nameOfPrepared = (text: string) => names.get(text)

const compile = <R>(statement: RawBuilder<R>, db: Kysely<Schema>) => {
  const compiled = statement.compile(db)
  if (!names.has(compiled.sql)) names.set(compiled.sql, `statement_${names.size + 1}`)
  return compiled
}

/** A statement that is asked over and over: it is put together once, and only its values change. Each value has to stand where SQL takes a parameter. */
export const compiledStatement = <R>(build: () => RawBuilder<R>) => {
  let made: CompiledQuery<R> | undefined
  return async (db: Kysely<Schema>, values: Values): Promise<R[]> => {
    made ??= compile(build(), db)
    const parameters = made.parameters.map(each => (typeof each === 'string' && each.startsWith(MARK) ? values[each.slice(1)] : each))
    const query: PreparedQuery = { ...made, parameters, isPrepared: true }
    return (await db.executeQuery<R>(query)).rows
  }
}
