import { sql, type Kysely, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import type { Referido } from '@/domain/usos/uso'
import type { Schema } from '../database/schema'
import { catalogueOf, catalogues } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import { ownersOf } from './references'
import { listTable } from './shape'
import { calledBy } from './standing'

/** Statement that gives pairs of a record and one that it refers to, and the table of the latter. */
interface Source {
  target: string
  pairs: RawBuilder<unknown>
}

const listsOf = ({ table, fields }: Catalogue): Source[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list' && field.reference.column === 'id'
      ? [{ target: field.reference.table, pairs: sql`select registro, elemento as id from ${listTable(table, name)}` }]
      : [],
  )

/** References of parts, counted for the record that they belong to: their column `owner`. */
const ofParts = (part: Catalogue, owner: string): Source[] => [
  ...Object.entries(part.fields).flatMap(([name, field]): Source[] => {
    if (field.kind !== 'column' || !field.reference || field.reference.isOwner) return []
    const pairs = sql`select ${sql.ref(owner)} as registro, ${sql.ref(name)} as id from ${sql.table(part.table)}`
    return [{ target: field.reference.table, pairs }]
  }),
  ...listsOf(part).map(({ target, pairs }) => ({
    target,
    pairs: sql`select parte.${sql.id(owner)} as registro, lista.id from ${sql.table(part.table)} as parte join (${pairs}) as lista on lista.registro = parte.id`,
  })),
]

/** References that rows of the list do not hold: those of the record's lists and parts. */
const sourcesOf = (catalogue: Catalogue): Source[] => [
  ...listsOf(catalogue),
  ...catalogues.flatMap(part =>
    ownersOf(part)
      .filter(({ table }) => table === catalogue.table)
      .flatMap(({ name }) => ofParts(part, name)),
  ),
]

export const refersToOthers = (catalogue: Catalogue): boolean => sourcesOf(catalogue).length > 0

/** Name in the default locale alone, where there is one: a list shows no other. */
const shown = (nombre: RawBuilder<unknown>) => sql`
  case when coalesce(${nombre}->>${sql.lit(DEFAULT_LOCALE)}, '') = '' then ${nombre}
    else jsonb_build_object(${sql.lit(DEFAULT_LOCALE)}::text, ${nombre}->>${sql.lit(DEFAULT_LOCALE)}) end`

const ofTarget = (target: Catalogue, sources: readonly Source[]) => {
  const { nombre, codigo } = calledBy(target)
  const pairs = sql.join(
    sources.map(source => source.pairs),
    sql` union all `,
  )
  return sql`
    select ${sql.lit(target.table)} as tipo, referido.id, ${codigo} as codigo, ${shown(nombre)} as nombre, usan.registros
    from (
      select id, json_agg(distinct registro order by registro) as registros
      from (${pairs}) as pares where id is not null and registro is not null group by id
    ) as usan join ${sql.table(target.table)} as referido on referido.id = usan.id`
}

/** Records that a list's records refer to through their lists and parts, each with the ids of its users: the filters' values [LS-01]. */
export const readReferred = async (db: Kysely<Schema>, catalogue: Catalogue): Promise<Referido[]> => {
  const byTarget = new Map<string, Source[]>()
  for (const source of sourcesOf(catalogue)) byTarget.set(source.target, [...(byTarget.get(source.target) ?? []), source])
  const parts = [...byTarget].flatMap(([table, sources]) => {
    const target = catalogueOf(table)
    return target ? [ofTarget(target, sources)] : []
  })
  const { rows } = await sql<Referido>`${sql.join(parts, sql` union all `)} order by tipo, id`.execute(db)
  return rows
}
