import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { type Sql, unionAll } from '../sql'
import type { Shape } from '../records/shape'
import { nameColumns, listTable } from '../resources/columns'
import { hasText, joinTexts, type Part, type TextRoot } from './texts'
import { entryOf, isUntranslated } from './untranslated'

/** Language of the translations, and language of their sources. */
export interface Pair {
  idioma: string
  origen: string
}

/** SQL of a text in the language of the sources, in Spanish where that is missing. */
const inSource = (texts: Sql, { origen }: Pair) => {
  const own = sql`(${texts} ->> ${origen}::text)`
  return sql`case when ${hasText(own)} then ${own} else coalesce(${texts} ->> ${sql.lit(DEFAULT_LOCALE)}, '') end`
}

const columnOr = ({ fields }: Resource, name: string, otherwise: Sql) => (name in fields ? sql.ref(name) : otherwise)

/** SQL of a JSON member with its value: an object concatenated so costs half of `json_build_object`. */
const member = (name: string, value: Sql) => sql`${sql.lit(`,"${name}":`)}, coalesce(to_json(${value})::text, 'null')`

const countriesOf = ({ name: table, fields }: Resource): Sql => {
  for (const [member, { kind }] of Object.entries(fields)) {
    if (kind === 'countries')
      return sql`(select coalesce(json_agg(codigo_iso_alfa_2 order by posicion), '[]') from ${listTable(table, member)}
        where registro = ${sql.ref(`${table}.id`)})`
    if (kind === 'country') return sql`coalesce((select json_build_array(codigo_iso_alfa_2) where codigo_iso_alfa_2 is not null), '[]')`
  }
  return sql`'[]'::json`
}

/** Reference that names a part: the first reference among the members of its title. */
export const namingReference = ({ fields, child }: Resource): { member: string; table: ResourceName } | undefined => {
  for (const member of child?.title ?? []) {
    const field = fields[member]
    if (field?.kind === 'reference') return { member, table: field.to }
  }
  return undefined
}

/** SQL of a part's name. A line without a component is named by its position, so that names differ. */
const partName = (resource: Resource, pair: Pair): Sql => {
  const by = namingReference(resource)
  const place = 'orden' in resource.fields ? sql`concat('la línea ', r.orden + 1)` : sql`null::text`
  return by
    ? sql`coalesce((select ${inSource(nameColumns(resources[by.table]).nombre, pair)} from ${sql.table(by.table)} where id = ${sql.ref(`r.${by.member}`)}), ${place})`
    : sql`null::text`
}

/** Query of the texts of some records, one per row. The changes of each record are looked up once. */
const textsFrom = (resource: Resource, pair: Pair, from: Sql, place: { section: number; root: Sql }) => {
  const { name: table, fields } = resource
  return sql`
    select ${sql.lit(table)} as tipo, r.id, ${sql.lit(place.section)} as seccion, ${'orden' in fields ? sql`r.orden` : sql`0`} as orden,
      ${partName(resource, pair)} as parte, ${place.root}, c.cambios, c.vigentes, puesto, campo, leido.origen, leido.destino
    from ${from} as r
      ${joinTexts(resource)}
      cross join lateral (
        select mapa ->> ${pair.origen}::text as origen, coalesce(mapa ->> ${pair.idioma}::text, '') as destino offset 0
      ) as leido
    where ${hasText(sql`leido.origen`)}`
}

/** Columns of the record that the history names: for a part, those of its owner. */
const inHistory = (tipo: string, id: Sql) => sql`${sql.lit(tipo)} as raiz_tipo, ${id} as raiz`

const partsFrom = (root: Resource, { resource, owner, isOwned }: Part, pair: Pair, at: number) => {
  const rootId = sql.ref(`${root.name}.id`)
  const own = sql`(select * from ${sql.table(resource.name)} where ${sql.ref(owner)} = ${rootId} offset 0)`
  return textsFrom(resource, pair, own, {
    section: at + 1,
    root: isOwned ? inHistory(root.name, rootId) : inHistory(resource.name, sql`r.id`),
  })
}

const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')

/** SQL of the last change of the source, by entry and time, and of the source as it was translated, as far as the history goes back. */
const change = ({ origen }: Pair) => {
  const isIt = sql`h.raiz_tipo = t.raiz_tipo and h.raiz = t.raiz and h.tabla = t.tipo and h.registro = t.id`
  const text = (row: string) => sql`${sql.ref(`h.${row}`)} -> t.campo ->> ${origen}::text`
  return sql`(
    select json_build_object('entrada', t.cambio,
      'momento', (select to_char(momento at time zone 'UTC', ${ISO}) from historial where id = t.cambio),
      'antes', (
        select ${text('antes')} from historial_cambios as h
        where ${isIt} and h.entrada > t.sabido and h.despues is not null and h.antes ? t.campo
          and coalesce(${text('antes')}, '') <> coalesce(${text('despues')}, '')
          and h.entrada > (select coalesce(max(entrada), 0) from historial_cambios as h where ${isIt} and h.antes is null)
        order by h.entrada limit 1
      )))`
}

/** Texts of a root and its parts as JSON objects, separated like a list; null where there are none. */
export const shapeOfRoot = ({ resource, parts }: TextRoot, pair: Pair): Shape => {
  const { name: table } = resource
  const { nombre, codigo } = nameColumns(resource)
  const languages = { idioma: sql`${pair.idioma}::text`, origen: sql`${pair.origen}::text` }
  const id = sql.ref(`${table}.id`)
  const own = textsFrom(resource, pair, sql`(select ${sql.table(table)}.*)`, { section: 0, root: inHistory(table, sql`r.id`) })
  const all = unionAll([own, ...parts.map((part, at) => partsFrom(resource, part, pair, at))])
  const row = sql`concat('{"tipo":"', t.tipo, '","id":', t.id, raiz.delante, ${member('parte', sql`t.parte`)}, ',"campo":"', t.campo, '"',
    ${member('origen', sql`t.origen`)}, ${member('destino', sql`t.destino`)},
    ',"igual":', t.igual::text, case when t.desfasada then concat(',"desfasada":true,"cambio":', ${change(pair)}) else ',"desfasada":false,"cambio":null' end, raiz.detras)`
  const from = sql`${sql.table(table)}
    cross join lateral (
      select concat(${sql.lit(`,"raiz_tipo":"${table}","raiz":`)}, ${id}, ${member('codigo', codigo)}, ${member('nombre', inSource(nombre, pair))}) as delante,
        concat(${member('familia', columnOr(resource, 'familia', sql`null::integer`))}, ${member('paises', countriesOf(resource))}, '}') as detras
      offset 0
    ) as raiz
    cross join lateral (
      select string_agg(${row}, ', ' order by t.seccion, t.orden, t.id, t.puesto) as filas
      from (
        select *, cambio > sabido and not igual and ${hasText(sql`destino`)} as desfasada
        from (
          select *, coalesce(${entryOf('cambios', languages.origen)}, 0) as cambio,
            greatest(${entryOf('cambios', languages.idioma)}, ${entryOf('vigentes', languages.idioma)}, 0) as sabido,
            ${isUntranslated({ ...languages, source: sql`origen`, target: sql`destino` })} as igual
          from (${all}) as t
        ) as t
      ) as t
    ) as textos`
  return { json: sql`textos.filas`, from }
}
