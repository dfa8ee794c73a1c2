import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { rowsOf, type PackedBlock } from '../catalogue/packedBlocks'
import type { Shape } from '../catalogue/shape'
import type { Catalogue } from '../definitions/definition'
import { statementsOf, type TextList } from './textLists'
import { hasText, textRows, type Root } from './texts'

/** By resource and language, the texts of a record and its parts that there are beside one in Spanish, and those that are out of date. */
type Counts = Record<string, Record<string, [hechas: number, desfasadas: number]>>

/** How far a language is with the texts of a kind. */
interface Standing {
  hechas: number
  total: number
  desfasadas: number
}

type Sql = RawBuilder<unknown>

const entryOf = (entries: 'cambios' | 'vigentes') => sql`coalesce((${sql.ref(entries)} -> campo ->> idioma)::bigint, 0)`

const textsOf = (catalogue: Catalogue, from: Sql) => {
  const { table } = catalogue
  return sql`
    select ${sql.lit(table)} as tipo, c.cambios, c.vigentes, campo, mapa
    from ${from} as r
      left join lateral (select cambios, vigentes from textos_cambiados where tabla = ${sql.lit(table)} and registro = r.id offset 0) as c on true
      cross join lateral ${textRows(catalogue, 'r')}
    where mapa <> '{}'`
}

/** The {@link Counts} of a root, as JSON; null where there are no texts. */
const shapeOfCounts = ({ catalogue, parts }: Root): Shape => {
  const own = sql.table(catalogue.table)
  const id = sql.ref(`${catalogue.table}.id`)
  const all = [
    textsOf(catalogue, sql`(select ${own}.*)`),
    ...parts.map(part =>
      textsOf(part.catalogue, sql`(select * from ${sql.table(part.catalogue.table)} where ${sql.ref(part.owner)} = ${id} offset 0)`),
    ),
  ]
  const from = sql`${own} cross join lateral (
    select json_object_agg(tipo, idiomas)::text as cuentas from (
      select tipo, json_object_agg(idioma, json_build_array(hechas, desfasadas)) as idiomas from (
        select tipo, idioma, count(*) filter (where en_origen) as hechas,
          count(*) filter (where en_origen and cambio > greatest(${entryOf('cambios')}, ${entryOf('vigentes')})) as desfasadas
        from (
          select *, ${hasText(sql`coalesce(mapa ->> ${sql.lit(DEFAULT_LOCALE)}, '')`)} as en_origen,
            coalesce((cambios -> campo ->> ${sql.lit(DEFAULT_LOCALE)})::bigint, 0) as cambio
          from (${sql.join(all, sql` union all `)}) as textos
          offset 0
        ) as textos cross join lateral jsonb_each_text(mapa) as texto (idioma, valor)
        where ${hasText(sql`valor`)} group by tipo, idioma
      ) as por_idioma group by tipo
    ) as por_tipo
  ) as contados`
  return { json: sql`contados.cuentas`, from }
}

export const countStatements = statementsOf(shapeOfCounts)

const add = (sums: Counts, counts: Counts) => {
  for (const [tipo, idiomas] of Object.entries(counts)) {
    const own = (sums[tipo] ??= {})
    for (const [idioma, [hechas, desfasadas]] of Object.entries(idiomas)) {
      const sum = (own[idioma] ??= [0, 0])
      sum[0] += hechas
      sum[1] += desfasadas
    }
  }
}

const known = new WeakMap<PackedBlock, Counts>()

/** The sums of a block's rows, made once. */
const sumsOf = async (block: PackedBlock): Promise<Counts> => {
  const sums = known.get(block) ?? {}
  if (!known.has(block)) for (const row of await rowsOf(block)) add(sums, JSON.parse(row) as Counts)
  known.set(block, sums)
  return sums
}

const sum = (all: readonly Standing[]): Standing => ({
  hechas: all.reduce((sum, { hechas }) => sum + hechas, 0),
  total: all.reduce((sum, { total }) => sum + total, 0),
  desfasadas: all.reduce((sum, { desfasadas }) => sum + desfasadas, 0),
})

/** By the letters' numbers, as the contract orders languages and kinds. */
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

/** How far each language is, of those that some text is in, by kind and in all [TX-01]; from a list of counts. */
export const summaryOf = async ({ kinds }: TextList) => {
  const sums: Counts = {}
  for (const block of kinds.flat()) add(sums, await sumsOf(block))
  const totals = sorted(Object.keys(sums)).flatMap(tipo => {
    const total = sums[tipo]?.[DEFAULT_LOCALE]?.[0] ?? 0
    return total > 0 ? [{ tipo, total }] : []
  })
  return sorted(Object.values(sums).flatMap(idiomas => Object.keys(idiomas))).map(idioma => {
    const standings = totals.map(({ tipo, total }): [string, Standing] => {
      const [hechas, desfasadas] = sums[tipo]?.[idioma] ?? [0, 0]
      return [tipo, { hechas, total, desfasadas }]
    })
    return { idioma, por_tipo: Object.fromEntries(standings), ...sum(standings.map(([, standing]) => standing)) }
  })
}
