import { sql, type Kysely } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Resource } from '@/shared/resources/resource'
import { notFound } from '../response/httpError'
import type { Schema } from '../database/schema'
import { textRows } from './texts'
import { isConfirmed } from './untranslated'

/**
 * JSON object of the confirmed languages of a record's texts, by field: a copy of the Spanish text counts as translated there [TX-07].
 * @throws HttpError 404 where the record does not exist
 */
export const readConfirmed = async (db: Kysely<Schema>, resource: Resource, id: number): Promise<string> => {
  const { name: table } = resource
  const { rows } = await sql<{ body: string }>`
    select (
      select coalesce(json_object_agg(campo, idiomas), '{}') from (
        select campo, json_agg(idioma order by idioma collate "C") as idiomas
        from ${textRows(resource, table)} cross join lateral jsonb_object_keys(mapa) as texto (idioma)
          join textos_cambiados on tabla = ${sql.lit(table)} and registro = ${sql.ref(`${table}.id`)}
        where ${isConfirmed({ idioma: sql`idioma`, origen: sql.lit(DEFAULT_LOCALE) })}
        group by campo
      ) as textos
    )::text as body from ${sql.table(table)} where id = ${id}`.execute(db)
  const [found] = rows
  if (found === undefined) throw notFound()
  return found.body
}
