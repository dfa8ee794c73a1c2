import { sql, type Kysely } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { toBlocks } from '../catalogue/blocks'
import type { List } from '../catalogue/slices'
import { prepare } from '../database/prepared'
import type { Schema } from '../database/schema'
import type { Catalogue } from '../definitions/definition'
import { hasText, textRows, translated, versionOfTexts } from './texts'

/** How far a language is with the texts of a kind. */
interface Standing {
  hechas: number
  total: number
  desfasadas: number
}

interface Counted {
  version: number
  tipo: string | null
  idioma: string | null
  hechas: number | null
  desfasadas: number | null
}

const entryOf = (entries: 'cambios' | 'vigentes') => sql`coalesce((${sql.ref(entries)} -> campo ->> idioma)::bigint, 0)`

/** By languages, the texts that there are of what has one in Spanish. */
const countOf = (catalogue: Catalogue) => {
  const { table } = catalogue
  return sql`
    select ${sql.lit(table)} as tipo, idioma, count(*) filter (where en_origen) as hechas,
      count(*) filter (where en_origen and cambio > greatest(${entryOf('cambios')}, ${entryOf('vigentes')})) as desfasadas
    from (
      select textos.campo, textos.mapa, c.cambios, c.vigentes, ${hasText(sql`coalesce(textos.mapa ->> ${sql.lit(DEFAULT_LOCALE)}, '')`)} as en_origen,
        coalesce((c.cambios -> textos.campo ->> ${sql.lit(DEFAULT_LOCALE)})::bigint, 0) as cambio
      from ${sql.table(table)} as r
        left join textos_cambiados as c on c.tabla = ${sql.lit(table)} and c.registro = r.id
        cross join lateral ${textRows(catalogue, 'r')}
      where textos.mapa <> '{}'
      offset 0
    ) as t cross join lateral jsonb_each_text(mapa) as texto (idioma, valor)
    where ${hasText(sql`valor`)} group by idioma`
}

const count = prepare(
  () => sql<Counted>`
    select version, contados.* from (${versionOfTexts}) as versiones
      left join (${sql.join(translated.map(countOf), sql` union all `)}) as contados on true
    order by idioma collate "C", tipo collate "C"`,
)

const NONE: Standing = { hechas: 0, total: 0, desfasadas: 0 }

const sum = (all: readonly Standing[]): Standing =>
  all.reduce(
    (sums, { hechas, total, desfasadas }) => ({
      hechas: sums.hechas + hechas,
      total: sums.total + total,
      desfasadas: sums.desfasadas + desfasadas,
    }),
    NONE,
  )

/** How far each language is, of those that some text is in, by kind and in all [TX-01]. */
export const readSummary = async (db: Kysely<Schema>): Promise<List> => {
  const found = await count(db, {})
  const languages = new Map<string, Map<string, Counted>>()
  for (const each of found) {
    const { idioma, tipo } = each
    if (idioma === null || tipo === null) continue
    const own = languages.get(idioma) ?? new Map<string, Counted>()
    languages.set(idioma, own.set(tipo, each))
  }
  const totals = [...(languages.get(DEFAULT_LOCALE)?.values() ?? [])].flatMap(({ tipo, hechas }) =>
    tipo === null || !hechas ? [] : [{ tipo, total: hechas }],
  )
  const rows = [...languages].map(([idioma, own]) => {
    const kinds = totals.map(({ tipo, total }): [string, Standing] => {
      const { hechas, desfasadas } = own.get(tipo) ?? NONE
      return [tipo, { hechas: hechas ?? 0, total, desfasadas: desfasadas ?? 0 }]
    })
    return { idioma, por_tipo: Object.fromEntries(kinds), ...sum(kinds.map(([, standing]) => standing)) }
  })
  const bodies = rows.map(row => ({ key: row.idioma, body: JSON.stringify(row) }))
  return { version: found[0]?.version ?? 0, blocks: toBlocks(bodies) }
}
