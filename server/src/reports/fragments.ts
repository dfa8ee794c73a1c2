import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'

export type Table = 'productos_genericos' | 'productos_acabados'

/** What is read at a time of a report. */
export interface Question {
  table: Table
  idioma: string
  ids: number[]
}

/** The pieces of SQL that all queries of one report share. */
export const createFragments = ({ table, idioma, ids }: Question) => {
  /** A map's text, or the Spanish one where there is none but white space; '' where there is no map. */
  const text = (column: string) => {
    const own = sql`${sql.ref(column)} ->> ${idioma}::text`
    return sql`case when ${own} ~ '\\S' then ${own} else coalesce(${sql.ref(column)} ->> ${sql.lit(DEFAULT_LOCALE)}, '') end`
  }
  return {
    text,
    /** For `with`: a table of few rows that many refer to, its texts looked up once and not for each that refers to them. */
    texts: (name: string, column: string) =>
      sql`${sql.table(name)} as materialized (select *, ${text(column)} as texto from ${sql.table(name)})`,
    /** The ids of these products. */
    chosen: sql`select unnest(${ids}::integer[])`,
    /** A table that holds a list of the products'. */
    list: (name: string) => sql.table(`${table}_${name}`),
    /** The column by which lines and entries refer to the product, in the table of that alias. */
    owner: (alias: string) => sql.ref(`${alias}.${table === 'productos_genericos' ? 'producto_generico' : 'producto_acabado'}`),
  }
}
