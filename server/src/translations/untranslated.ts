import { sql } from 'kysely'
import { AROUND, WORD } from '@/shared/igual'
import type { Sql } from '../sql'

/** Entry of a text in a language, of the `cambios` or `vigentes` of its record; null where there is none. */
export const entryOf = (entries: 'cambios' | 'vigentes', idioma: Sql) => sql`(${sql.ref(entries)} -> campo ->> ${idioma})::bigint`

const trimmed = (text: Sql) => sql`btrim(${text}, ${sql.lit(AROUND)})`
const languageOf = (idioma: Sql) => sql`split_part(${idioma}, '_', 1)`

interface TextPair {
  idioma: Sql
  origen: Sql
  /** Text in `origen`; `target` is the text in `idioma`. */
  source: Sql
  target: Sql
}

/** True for a confirmed text: `vigentes` has the last entry at that time, and neither the text nor its source has changed since. */
export const isConfirmed = ({ idioma, origen }: { idioma: Sql; origen: Sql }) => sql`coalesce(
  ${entryOf('vigentes', idioma)} >= greatest(${entryOf('cambios', origen)}, ${entryOf('cambios', idioma)}, 0), false)`

/** SQL of `isUntranslated`; false for a confirmed text [TX-02]. */
export const isUntranslated = ({ idioma, origen, source, target }: TextPair) => sql`(
  ${trimmed(target)} = ${trimmed(source)} and ${languageOf(idioma)} <> ${languageOf(origen)} and ${source} ~ ${sql.lit(WORD)}
  and not ${isConfirmed({ idioma, origen })})`
