import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Cuenta } from '@/shared/translations'
import type { Resource } from '@/shared/resources/resource'
import { type Sql, unionAll } from '../sql'
import { rowsOf, type PackedBlock } from './packedBlocks'
import type { Shape } from '../records/shape'
import { statementsOf, type TextList } from './textLists'
import { hasText, joinTexts, type TextRoot } from './texts'
import { entryOf, isUntranslated } from './untranslated'

/**
 * Counts by resource and language, among the texts of a record and its parts that exist in Spanish: translated texts, outdated ones among
 * these, and texts that still equal the Spanish one.
 */
type Counts = Record<string, Record<string, [hechas: number, desfasadas: number, iguales: number]>>

const SPANISH = sql.lit(DEFAULT_LOCALE)

const textsFrom = (resource: Resource, from: Sql) => sql`
    select ${sql.lit(resource.name)} as tipo, c.cambios, c.vigentes, campo, mapa
    from ${from} as r
      ${joinTexts(resource)}
    where mapa <> '{}'`

/** {@link Counts} of a root, as JSON; null where there are no texts. */
const shapeOfCounts = ({ resource, parts }: TextRoot): Shape => {
  const own = sql.table(resource.name)
  const id = sql.ref(`${resource.name}.id`)
  const all = [
    textsFrom(resource, sql`(select ${own}.*)`),
    ...parts.map(part =>
      textsFrom(part.resource, sql`(select * from ${sql.table(part.resource.name)} where ${sql.ref(part.owner)} = ${id} offset 0)`),
    ),
  ]
  const from = sql`${own} cross join lateral (
    select json_object_agg(tipo, idiomas)::text as cuentas from (
      select tipo, json_object_agg(idioma, json_build_array(hechas, desfasadas, iguales)) as idiomas from (
        select tipo, idioma, count(*) filter (where en_origen and not igual) as hechas,
          count(*) filter (where en_origen and not igual and cambio > sabido) as desfasadas, count(*) filter (where igual) as iguales
        from (
          select tipo, idioma, en_origen, coalesce(${entryOf('cambios', SPANISH)}, 0) as cambio,
            greatest(${entryOf('cambios', sql`idioma`)}, ${entryOf('vigentes', sql`idioma`)}, 0) as sabido,
            ${isUntranslated({ idioma: sql`idioma`, origen: SPANISH, source: sql`origen`, target: sql`valor` })} as igual
          from (
            select *, ${hasText(sql`origen`)} as en_origen from (
              select *, coalesce(mapa ->> ${SPANISH}, '') as origen from (${unionAll(all)}) as textos
            ) as textos
            offset 0
          ) as textos cross join lateral jsonb_each_text(mapa) as texto (idioma, valor)
          where ${hasText(sql`valor`)}
        ) as textos group by tipo, idioma
      ) as por_idioma group by tipo
    ) as por_tipo
  ) as contados`
  return { json: sql`contados.cuentas`, from }
}

export const countStatements = statementsOf(shapeOfCounts)

const add = (sums: Counts, counts: Counts) => {
  for (const [tipo, idiomas] of Object.entries(counts)) {
    const own = (sums[tipo] ??= {})
    for (const [idioma, [hechas, desfasadas, iguales]] of Object.entries(idiomas)) {
      const sum = (own[idioma] ??= [0, 0, 0])
      sum[0] += hechas
      sum[1] += desfasadas
      sum[2] += iguales
    }
  }
}

const sumsByBlock = new WeakMap<PackedBlock, Counts>()

/** Sums of a block's rows, computed once. */
const sumsOf = async (block: PackedBlock): Promise<Counts> => {
  const sums = sumsByBlock.get(block) ?? {}
  if (!sumsByBlock.has(block)) for (const row of await rowsOf(block)) add(sums, JSON.parse(row) as Counts)
  sumsByBlock.set(block, sums)
  return sums
}

const sum = (all: readonly Cuenta[]): Cuenta => ({
  hechas: all.reduce((sum, { hechas }) => sum + hechas, 0),
  total: all.reduce((sum, { total }) => sum + total, 0),
  desfasadas: all.reduce((sum, { desfasadas }) => sum + desfasadas, 0),
  iguales: all.reduce((sum, { iguales }) => sum + iguales, 0),
})

/** Names in the order of code points, as the contract orders languages and kinds. */
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

/** Progress of each language with a text, by kind and in total [TX-01]; from a list of counts. */
export const summaryOf = async ({ kinds }: TextList) => {
  const sums: Counts = {}
  for (const block of kinds.flat()) add(sums, await sumsOf(block))
  const totals = sorted(Object.keys(sums)).flatMap(tipo => {
    const total = sums[tipo]?.[DEFAULT_LOCALE]?.[0] ?? 0
    return total > 0 ? [{ tipo, total }] : []
  })
  return sorted(Object.values(sums).flatMap(idiomas => Object.keys(idiomas))).map(idioma => {
    const standings = totals.map(({ tipo, total }): [string, Cuenta] => {
      const [hechas, desfasadas, iguales] = sums[tipo]?.[idioma] ?? [0, 0, 0]
      return [tipo, { hechas, total, desfasadas, iguales }]
    })
    return { idioma, por_tipo: Object.fromEntries(standings), ...sum(standings.map(([, standing]) => standing)) }
  })
}
