import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { MARK, NAMELESS } from '@/shared/reports/reviewRows'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Sql } from '../sql'
import { listTable } from '../resources/columns'
import { ownersOf } from '../resources/references'

/** Tables of products; each has a report. */
export type Table = 'productos_genericos' | 'productos_acabados'

/** Query of a portion of a report. */
export interface Question {
  table: Table
  idioma: string
  ids: number[]
  /** True to mark texts that are Spanish because the language has none, and names that neither has. */
  isMarked?: boolean
}

/** Pieces of SQL that all queries of one report share. */
export const createFragments = ({ table, idioma, ids, isMarked }: Question) => {
  /** Text of a map in the language, or the Spanish one where that is missing or white space; `none`, if given, where both are. */
  const text = (column: string, none?: Sql) => {
    const own = sql`${sql.ref(column)} ->> ${idioma}::text`
    const spanish = sql`${sql.ref(column)} ->> ${sql.lit(DEFAULT_LOCALE)}`
    const marked = isMarked ? sql`when ${spanish} ~ '\\S' then ${sql.lit(MARK)} || (${spanish})` : sql``
    return sql`case when ${own} ~ '\\S' then ${own} ${marked} else ${none ?? sql`coalesce(${spanish}, '')`} end`
  }
  /** Text of a map that names an item of a list. Where both are missing the name in any other language; a review sees that they are. */
  const name = (column: string) => {
    const other = sql`coalesce((select value from jsonb_each_text(${sql.ref(column)}) where value ~ '\\S' limit 1), '')`
    return text(column, isMarked ? sql.lit(NAMELESS) : other)
  }
  /** Rows of a table, product by product through the index: without statistics the planner would read the whole table. */
  const parts = (from: Sql, owner: Sql) => sql`
    unnest(${ids}::integer[]) as chosen (registro)
    cross join lateral (select * from ${from} where ${owner} = chosen.registro offset 0) as part`
  return {
    text,
    name,
    /** Part of `with` for a small table that many rows refer to: its texts are looked up once, not for each reference. */
    texts: (table: string, column: string) =>
      sql`${sql.table(table)} as materialized (select *, ${name(column)} as texto from ${sql.table(table)})`,
    /** Expression that equals a product's id. */
    chosen: sql`any (${ids}::integer[])`,
    /** Rows of a list of the products, in the table `{products}_{list}`, as `part`. */
    listParts: (list: string) => parts(listTable(table, list), sql.ref('registro')),
    /** Rows of a table that refer to the products, as `part`. */
    ownParts: (name: ResourceName) => {
      const owner = ownersOf(resources[name]).find(({ to }) => to === table)
      if (owner === undefined) throw new Error(`${name} is no part of ${table}`)
      return parts(sql.table(name), sql.ref(owner.member))
    },
  }
}
