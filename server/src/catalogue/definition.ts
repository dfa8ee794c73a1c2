import type { TSchema } from '@fastify/type-provider-typebox'
import { sql, type RawBuilder } from 'kysely'
import { mapa } from '../http/schemas'

/** A member that callers may write, and how its value goes into the column of the same name. */
export interface Field {
  schema: TSchema
  toColumn: (value: unknown) => RawBuilder<unknown>
}

/** A column elsewhere that refers to a record, and the words for those that do. */
export interface Use {
  table: string
  column: string
  one: string
  many: string
}

/** Everything that the uniform routes of one table need to know. A table's version column and its triggers are the migration's. */
export interface Catalogue {
  table: string
  /** From the root, with a slash at both ends. */
  path: string
  /** The record in a sentence, with its article: "La magnitud". */
  subject: string
  fields: Record<string, Field>
  /** Members that a new record cannot do without; all else has the column's default. */
  required: string[]
  /** What can stand in the way of deleting a record. */
  uses: Use[]
}

/** Texts by locale [ML-01]. */
export const mapField: Field = { schema: mapa, toColumn: value => sql`${JSON.stringify(value)}::jsonb` }
