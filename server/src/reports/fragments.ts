import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import { listTable } from '../resources/columns'
import { ownersOf } from '../resources/references'

/** Products of either kind: each has a report. */
export type Table = 'productos_genericos' | 'productos_acabados'

/** Query of a portion of a report. */
export interface Question {
  table: Table
  idioma: string
  ids: number[]
  /** True if texts in Spanish for want of the language are to be marked. */
  isMarked?: boolean
}

/** Stands before a text that is given in Spanish for want of the language: no character, and so in no text that anybody writes. */
export const MARK = '\uFFFE'

/** The pieces of SQL that all queries of one report share. */
export const createFragments = ({ table, idioma, ids, isMarked }: Question) => {
  /** A map's text, or the Spanish one where there is none but white space; '' where there is no map. */
  const text = (column: string) => {
    const own = sql`${sql.ref(column)} ->> ${idioma}::text`
    const spanish = sql`${sql.ref(column)} ->> ${sql.lit(DEFAULT_LOCALE)}`
    const marked = isMarked ? sql`when ${spanish} ~ '\\S' then ${sql.lit(MARK)} || (${spanish})` : sql``
    return sql`case when ${own} ~ '\\S' then ${own} ${marked} else coalesce(${spanish}, '') end`
  }
  /** Product by product, by the index: a database that has no statistics yet would read the whole table. */
  const parts = (from: RawBuilder<unknown>, owner: RawBuilder<unknown>) => sql`
    unnest(${ids}::integer[]) as chosen (registro)
    cross join lateral (select * from ${from} where ${owner} = chosen.registro offset 0) as part`
  return {
    text,
    /** Makes a part of `with`: a table of few rows that many refer to has its texts looked up once and not for each that refers to them. */
    texts: (name: string, column: string) =>
      sql`${sql.table(name)} as materialized (select *, ${text(column)} as texto from ${sql.table(name)})`,
    /** Expression that equals a product's id. */
    chosen: sql`any (${ids}::integer[])`,
    /** The rows of a list that the products have, in the table `{products}_{list}`, as `part`. */
    listParts: (list: string) => parts(listTable(table, list), sql.ref('registro')),
    /** The rows of a table that refer to the products, as `part`. */
    ownParts: (name: ResourceName) => {
      const owner = ownersOf(resources[name]).find(({ to }) => to === table)
      if (owner === undefined) throw new Error(`${name} is no part of ${table}`)
      return parts(sql.table(name), sql.ref(owner.member))
    },
  }
}
