import { sql, type RawBuilder } from 'kysely'
import { resourcesWithTexts, roots, textRows } from '../../../server/src/translations/texts'
import type { Resource } from '../../../src/shared/resources/resource'

const NAMED_BY: Record<string, [member: string, table: string] | undefined> = {
  lineas_de_composicion: ['componente', 'componentes'],
  como_se_aplica: ['estado_fenologico', 'estados_fenologicos'],
}

const countries = ({ name: table, fields }: Resource): RawBuilder<unknown> => {
  if (table === 'productos_acabados')
    return sql`(select coalesce(json_agg(codigo_iso_alfa_2 order by posicion), '[]') from productos_acabados_paises where registro = r.id)`
  return 'pais' in fields
    ? sql`case when r.codigo_iso_alfa_2 is null then '[]'::json else json_build_array(r.codigo_iso_alfa_2) end`
    : sql`'[]'::json`
}

const branches = roots.flatMap(({ resource, parts }, at) => {
  const { name: table, fields } = resource
  const has = (name: string, otherwise: RawBuilder<unknown>) => (name in fields ? sql.ref(`r.${name}`) : otherwise)
  const root = sql`${sql.lit(at)} as lugar, ${sql.lit(table)} as raiz_tipo, r.id as raiz, ${has('codigo', sql`null::text`)} as codigo,
    ${has('nombre', sql.ref('r.valor'))} as nombre, ${has('familia', sql`null::integer`)} as familia, ${countries(resource)} as paises`
  return [
    sql`select ${root}, 0 as seccion, 0 as orden, ${sql.lit(table)} as tipo, r.id, null::jsonb as parte, puesto, campo, mapa,
        ${sql.lit(table)} as historia_tipo, r.id as historia
      from ${sql.table(table)} as r cross join lateral ${textRows(resource, 'r')}`,
    ...parts.map(({ resource: part, owner, isOwned }, section) => {
      const named = NAMED_BY[part.name]
      const history = isOwned ? sql`${sql.lit(table)}, r.id` : sql`${sql.lit(part.name)}, p.id`
      return sql`select ${root}, ${sql.lit(section + 1)}, ${'orden' in part.fields ? sql`p.orden` : sql`0`}, ${sql.lit(part.name)}, p.id,
          ${named ? sql`de.nombre` : sql`null::jsonb`}, puesto, campo, mapa, ${history}
        from ${sql.table(table)} as r join ${sql.table(part.name)} as p on ${sql.ref(`p.${owner}`)} = r.id
          ${named ? sql`left join ${sql.table(named[1])} as de on de.id = ${sql.ref(`p.${named[0]}`)}` : sql``}
          cross join lateral ${textRows(part, 'p')}`
    }),
  ]
})

const entry = (entries: string, idioma: string) => sql`coalesce((${sql.ref(entries)} -> campo ->> ${sql.lit(idioma)})::bigint, 0)`
const known = sql`greatest(${entry('cambios', 'en_US')}, ${entry('vigentes', 'en_US')})`

const change = sql`(select json_build_object('entrada', cambio,
  'momento', (select to_char(momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from historial where id = cambio),
  'antes', (
    select antes -> campo ->> 'es_ES' from historial_cambios
    where raiz_tipo = historia_tipo and raiz = historia and tabla = tipo and registro = t.id and entrada > sabido
      and coalesce(antes -> campo ->> 'es_ES', '') <> coalesce(despues -> campo ->> 'es_ES', '')
    order by entrada limit 1
  )))`

/** All texts in English beside their Spanish sources, in one handwritten statement. */
export const plainRows = sql`
  select json_agg(json_build_object('tipo', tipo, 'id', t.id, 'raiz_tipo', raiz_tipo, 'raiz', raiz, 'codigo', codigo,
    'nombre', coalesce(nombre ->> 'es_ES', ''), 'parte', parte ->> 'es_ES', 'campo', campo, 'origen', mapa ->> 'es_ES',
    'destino', coalesce(mapa ->> 'en_US', ''), 'igual', coalesce(mapa ->> 'en_US' = mapa ->> 'es_ES', false), 'desfasada', desfasada, 'cambio', case when desfasada then ${change} end,
    'familia', familia, 'paises', paises) order by lugar, raiz, seccion, orden, t.id, puesto)::text as body
  from (
    select t.*, cambio, sabido, cambio > sabido and mapa ->> 'en_US' ~ '\\S' is true as desfasada
    from (${sql.join(branches, sql` union all `)}) as t
      left join textos_cambiados as c on c.tabla = t.tipo and c.registro = t.id
      cross join lateral (select ${entry('cambios', 'es_ES')} as cambio, ${known} as sabido) as cambios
  ) as t
  where mapa ->> 'es_ES' ~ '\\S'`

const counts = resourcesWithTexts.map(
  resource => sql`
    select ${sql.lit(resource.name)} as tipo, idioma, count(*) as hechas,
      count(*) filter (where (cambios -> campo ->> 'es_ES')::bigint
        > greatest((cambios -> campo ->> idioma)::bigint, (vigentes -> campo ->> idioma)::bigint, 0)) as desfasadas
    from ${sql.table(resource.name)} as r
      left join textos_cambiados on tabla = ${sql.lit(resource.name)} and registro = r.id
      cross join lateral ${textRows(resource, 'r')} cross join lateral jsonb_each_text(mapa) as t (idioma, texto)
    where mapa ->> 'es_ES' ~ '\\S' and texto ~ '\\S' group by idioma`,
)

/** Number of texts by kind and language, and number of outdated ones. */
export const plainCounts = sql`select json_agg(t)::text as body from (${sql.join(counts, sql` union all `)}) as t`
