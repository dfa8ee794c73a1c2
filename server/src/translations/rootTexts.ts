import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { calledBy } from '../catalogue/standing'
import type { Shape } from '../catalogue/shape'
import type { Catalogue } from '../definitions/definition'
import { hasText, textRows, type Part, type Root } from './texts'
import { entryOf, isUntranslated } from './untranslated'

type Sql = RawBuilder<unknown>

/** Which language is held against which. */
export interface Pair {
  idioma: string
  origen: string
}

/** A text in the source's language, in Spanish where there is none. */
const inSource = (texts: Sql, { origen }: Pair) => {
  const own = sql`(${texts} ->> ${origen}::text)`
  return sql`case when ${hasText(own)} then ${own} else coalesce(${texts} ->> ${sql.lit(DEFAULT_LOCALE)}, '') end`
}

const columnOr = ({ fields }: Catalogue, name: string, otherwise: Sql) => (name in fields ? sql.ref(name) : otherwise)

/** A member and its value as they stand in JSON: put together so, an object costs half of what `json_build_object` takes for it. */
const member = (name: string, value: Sql) => sql`${sql.lit(`,"${name}":`)}, coalesce(to_json(${value})::text, 'null')`

const countriesOf = ({ table, fields }: Catalogue): Sql => {
  if (table === 'productos_acabados')
    return sql`(select coalesce(json_agg(codigo_iso_alfa_2 order by posicion), '[]') from productos_acabados_paises
      where registro = ${sql.ref(`${table}.id`)})`
  return 'pais' in fields
    ? sql`coalesce((select json_build_array(codigo_iso_alfa_2) where codigo_iso_alfa_2 is not null), '[]')`
    : sql`'[]'::json`
}

/** What a part is known by among its like: the member that names it. */
export const KNOWN_BY: Record<string, { member: string; table: string } | undefined> = {
  lineas_de_composicion: { member: 'componente', table: 'componentes' },
  como_se_aplica: { member: 'estado_fenologico', table: 'estados_fenologicos' },
}

/** Name of a part; a line without a component is known by its place, so that no two are called alike. */
const partName = ({ table, fields }: Catalogue, pair: Pair): Sql => {
  const by = KNOWN_BY[table]
  const place = 'orden' in fields ? sql`concat('la línea ', r.orden + 1)` : sql`null::text`
  return by
    ? sql`coalesce((select ${inSource(sql`nombre`, pair)} from ${sql.table(by.table)} where id = ${sql.ref(`r.${by.member}`)}), ${place})`
    : sql`null::text`
}

/** The texts of some records, one a row; each record's changes are looked up once. */
const textsFrom = (catalogue: Catalogue, pair: Pair, from: Sql, place: { section: number; root: Sql }) => {
  const { table, fields } = catalogue
  return sql`
    select ${sql.lit(table)} as tipo, r.id, ${sql.lit(place.section)} as seccion, ${'orden' in fields ? sql`r.orden` : sql`0`} as orden,
      ${partName(catalogue, pair)} as parte, ${place.root}, c.cambios, c.vigentes, puesto, campo, leido.origen, leido.destino
    from ${from} as r
      left join lateral (select cambios, vigentes from textos_cambiados where tabla = ${sql.lit(table)} and registro = r.id offset 0) as c on true
      cross join lateral ${textRows(catalogue, 'r')}
      cross join lateral (
        select mapa ->> ${pair.origen}::text as origen, coalesce(mapa ->> ${pair.idioma}::text, '') as destino offset 0
      ) as leido
    where ${hasText(sql`leido.origen`)}`
}

/** Where the history has the records: parts with what they belong to. */
const inHistory = (tipo: string, id: Sql) => sql`${sql.lit(tipo)} as raiz_tipo, ${id} as raiz`

const partsFrom = (root: Catalogue, { catalogue, owner, isOwned }: Part, pair: Pair, at: number) => {
  const rootId = sql.ref(`${root.table}.id`)
  const own = sql`(select * from ${sql.table(catalogue.table)} where ${sql.ref(owner)} = ${rootId} offset 0)`
  return textsFrom(catalogue, pair, own, {
    section: at + 1,
    root: isOwned ? inHistory(root.table, rootId) : inHistory(catalogue.table, sql`r.id`),
  })
}

const ISO = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')

/** The entry that changed the source last, and what the source was when it was translated, as far as the history goes back. */
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

/** The texts of a root and its parts as JSON objects, separated as a list is; null where there are none. */
export const shapeOfRoot = ({ catalogue, parts }: Root, pair: Pair): Shape => {
  const { table } = catalogue
  const { nombre, codigo } = calledBy(catalogue)
  const languages = { idioma: sql`${pair.idioma}::text`, origen: sql`${pair.origen}::text` }
  const id = sql.ref(`${table}.id`)
  const own = textsFrom(catalogue, pair, sql`(select ${sql.table(table)}.*)`, { section: 0, root: inHistory(table, sql`r.id`) })
  const all = sql.join([own, ...parts.map((part, at) => partsFrom(catalogue, part, pair, at))], sql` union all `)
  const row = sql`concat('{"tipo":"', t.tipo, '","id":', t.id, raiz.delante, ${member('parte', sql`t.parte`)}, ',"campo":"', t.campo, '"',
    ${member('origen', sql`t.origen`)}, ${member('destino', sql`t.destino`)},
    ',"igual":', t.igual::text, case when t.desfasada then concat(',"desfasada":true,"cambio":', ${change(pair)}) else ',"desfasada":false,"cambio":null' end, raiz.detras)`
  const from = sql`${sql.table(table)}
    cross join lateral (
      select concat(${sql.lit(`,"raiz_tipo":"${table}","raiz":`)}, ${id}, ${member('codigo', codigo)}, ${member('nombre', inSource(nombre, pair))}) as delante,
        concat(${member('familia', columnOr(catalogue, 'familia', sql`null::integer`))}, ${member('paises', countriesOf(catalogue))}, '}') as detras
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
