import type { Field } from './fields'

export type Operation = 'list' | 'create' | 'read' | 'update' | 'remove'

/** Everything that the uniform routes of one table need to know. A table's version column and its triggers are the migration's. */
export interface Catalogue {
  table: string
  /** A path from the root, with a slash at both ends. */
  path: string
  /** The record in a sentence, with its article: "La magnitud". */
  subject: string
  /** How many there are, in a sentence: "1 magnitud", "2 magnitudes". */
  counted: { one: string; many: string }
  /** The fields in the contract's order, without `id`. */
  fields: Record<string, Field>
  /** Members that a new record cannot do without; all else has the column's default. */
  required?: readonly string[]
  /** Codes that no two records share, whatever their case and outer spaces, with what a second one is told. */
  unique?: Record<string, string>
  /** Exactly one of these members has a value, and the sentence says so where that is not so. */
  exactlyOne?: { members: readonly string[]; sentence: string }
  /** References that the list can be narrowed by, as `?name={id}`. */
  filters?: readonly string[]
  /** The members of the list at `light/`, where there is one. */
  light?: readonly string[]
  /** All five are served, unless this names some. */
  operations?: readonly Operation[]
}

/** Keeps what a definition says in its type, from which its rows get theirs. */
export const define = <const Definition extends Catalogue>(definition: Definition) => definition
