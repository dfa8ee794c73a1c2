import { sql, type RawBuilder } from 'kysely'

/** Part of a statement: query, condition or value. */
export type Sql = RawBuilder<unknown>

/** Query for the rows of all parts. */
export const unionAll = (parts: readonly Sql[]): Sql => sql.join(parts, sql` union all `)

/** Condition that all of these hold; true without any. */
export const allOf = (conditions: readonly Sql[]): Sql => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

/** Condition, in parentheses, that one of these holds; never without any. */
export const anyOf = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`
