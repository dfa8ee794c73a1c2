import { sql, type Kysely } from 'kysely'
import { notFound } from '../answer/httpError'
import { firstPace, readSlicings, toSlice, type List, type SliceRow } from '../catalogue/slices'
import { prepare, slot } from '../database/prepared'
import type { Schema } from '../database/schema'
import { shapeOfRoot, type Pair } from './rootTexts'
import { rootsOf, roots, versionOfTexts } from './texts'

const PAIR: Pair = { idioma: slot('idioma'), origen: slot('origen') }

/** The last id that there can be. A plan that is made for any slice goes by the index only where the ids are bounded on both sides. */
const LAST = 2 ** 31 - 1

/** Whoever opens a language asks for all of it: each kind of record is read by a statement of its own, which is planned once. */
const kinds = roots.map(root => {
  const { table } = root.catalogue
  const { json, from } = shapeOfRoot(root, PAIR)
  const own = sql.table(table)
  const read = prepare(
    () => sql<SliceRow>`
      with ${own} as (
        select * from ${own} where id > coalesce(${slot('after')}::integer, 0) and id <= ${slot('last')}::integer
        order by id limit ${slot('limit')}::integer
      )
      select version, slice.* from (${versionOfTexts}) as versiones
        left join (select ${sql.ref(`${table}.id`)} as key, ${json} as body from ${from}) as slice on true
      order by slice.key`,
  )
  return { table, pace: firstPace(), read }
})

/** Every text whose source there is, record by record [TX-02]. */
export const readTranslations = (db: Kysely<Schema>, pair: Pair): Promise<List> =>
  readSlicings(
    db,
    kinds.map(({ table, pace, read }) => ({
      pace,
      read: async (db, after, limit) => toSlice(await read(db, { ...pair, after, last: LAST, limit }), table),
    })),
  )

interface Row {
  tipo: string
  id: number
}

/**
 * The texts of one record alone.
 * @throws HttpError 404 where there is no such record
 */
export const readRecordTexts = async (db: Kysely<Schema>, pair: Pair, { tipo, id }: Row): Promise<Row[]> => {
  for (const { root, owner } of rootsOf(tipo)) {
    const { rows } = await sql<{ raiz: number }>`
      select ${sql.ref(owner)} as raiz from ${sql.table(tipo)} where id = ${id} and ${sql.ref(owner)} is not null`.execute(db)
    const [found] = rows
    if (found === undefined) continue
    const { json, from } = shapeOfRoot(root, pair)
    const texts = await sql<{ filas: string | null }>`
      select ${json} as filas from ${from} where ${sql.ref(`${root.catalogue.table}.id`)} = ${found.raiz}`.execute(db)
    const all = JSON.parse(`[${texts.rows[0]?.filas ?? ''}]`) as Row[]
    return all.filter(row => row.tipo === tipo && row.id === id)
  }
  throw notFound()
}
