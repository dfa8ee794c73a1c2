import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Resource } from '@/shared/resources/resource'
import type { Sql } from '../sql'
import { hasText, textRows } from './texts'
import { isUntranslated } from './untranslated'

const SPANISH = sql.lit(DEFAULT_LOCALE)

/** SQL of a JSON object, as text: numbers of translated texts by language, among the texts that a record has in Spanish [TX-08]. */
export const textCounts = (resource: Resource): Sql => sql`(
  select coalesce(json_object_agg(idioma, hechos order by idioma collate "C")::text, '{}') from (
    select idioma, count(*) filter (where ${hasText(sql`origen`)} and not igual) as hechos
    from (
      select idioma, mapa ->> ${SPANISH} as origen,
        coalesce(${isUntranslated({ idioma: sql`idioma`, origen: SPANISH, source: sql`(mapa ->> ${SPANISH})`, target: sql`valor` })}, false) as igual
      from ${textRows(resource, resource.name)} cross join lateral jsonb_each_text(mapa) as texto (idioma, valor)
        left join textos_cambiados on tabla = ${sql.lit(resource.name)} and registro = ${sql.ref(`${resource.name}.id`)}
      where ${hasText(sql`valor`)}
    ) as textos group by idioma
  ) as por_idioma)`
