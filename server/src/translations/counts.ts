import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import type { Catalogue } from '../definitions/definition'
import { hasText, textRows } from './texts'

/** As JSON, by the languages that a record has text in, how many of its texts in Spanish each has too [TX-08]. */
export const textCounts = (catalogue: Catalogue): RawBuilder<unknown> => sql`(
  select coalesce(json_object_agg(idioma, hechos order by idioma collate "C"), '{}') from (
    select idioma, count(*) filter (where ${hasText(sql`mapa ->> ${sql.lit(DEFAULT_LOCALE)}`)}) as hechos
    from ${textRows(catalogue, catalogue.table)} cross join lateral jsonb_each_text(mapa) as texto (idioma, valor)
    where ${hasText(sql`valor`)} group by idioma
  ) as por_idioma)`
