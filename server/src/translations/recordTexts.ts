import { sql, type Kysely } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { notFound } from '../response/httpError'
import { param } from '../database/prepared'
import type { Schema } from '../database/schema'
import { shapeOfRoot, type Pair } from './rootTexts'
import { statementsOf } from './textLists'
import { rootsOf } from './texts'

/** Statements that read every text with a source, record by record, for the languages of a `Pair` [TX-02]. */
export const pageStatements = statementsOf(
  root => shapeOfRoot(root, { idioma: param('idioma'), origen: param('origen') }),
  ({ origen }) => [String(origen), DEFAULT_LOCALE],
)

interface Row {
  tipo: string
  id: number
}

/**
 * Reads the texts of one record alone.
 * @throws HttpError 404 where the record does not exist
 */
export const readRecordTexts = async (db: Kysely<Schema>, pair: Pair, { tipo, id }: Row): Promise<Row[]> => {
  for (const { root, owner } of rootsOf(tipo)) {
    const { rows } = await sql<{ raiz: number }>`
      select ${sql.ref(owner)} as raiz from ${sql.table(tipo)} where id = ${id} and ${sql.ref(owner)} is not null`.execute(db)
    const [found] = rows
    if (found === undefined) continue
    const { json, from } = shapeOfRoot(root, pair)
    const texts = await sql<{ filas: string | null }>`
      select ${json} as filas from ${from} where ${sql.ref(`${root.resource.name}.id`)} = ${found.raiz}`.execute(db)
    const all = JSON.parse(`[${texts.rows[0]?.filas ?? ''}]`) as Row[]
    return all.filter(row => row.tipo === tipo && row.id === id)
  }
  throw notFound()
}
