import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import type { Catalogue } from '../definitions/definition'
import { hasText, textRows } from './texts'
import { isUntranslated } from './untranslated'

const SPANISH = sql.lit(DEFAULT_LOCALE)

/** JSON object of translated texts by language, of the texts that a record has in Spanish [TX-08]. */
export const textCounts = (catalogue: Catalogue): RawBuilder<unknown> => sql`(
  select coalesce(json_object_agg(idioma, hechos order by idioma collate "C"), '{}') from (
    select idioma, count(*) filter (where ${hasText(sql`origen`)} and not igual) as hechos
    from (
      select idioma, mapa ->> ${SPANISH} as origen,
        coalesce(${isUntranslated({ idioma: sql`idioma`, origen: SPANISH, source: sql`(mapa ->> ${SPANISH})`, target: sql`valor` })}, false) as igual
      from ${textRows(catalogue, catalogue.table)} cross join lateral jsonb_each_text(mapa) as texto (idioma, valor)
        left join textos_cambiados on tabla = ${sql.lit(catalogue.table)} and registro = ${sql.ref(`${catalogue.table}.id`)}
      where ${hasText(sql`valor`)}
    ) as textos group by idioma
  ) as por_idioma)`
