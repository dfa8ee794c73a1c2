import { sql, type Transaction } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import { refusingReferences } from '@/shared/resources/referrers'
import { allResources, resourceOf } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { type Sql, unionAll } from '../sql'
import { isList, listTable } from '../resources/columns'
import { ownersOf, ownerlessResources } from '../resources/references'

/** Record that is not a part of another one, with its own parts. */
export interface Root {
  tipo: string
  id: number
}

export const keyOf = ({ tipo, id }: Root) => `${tipo} ${id}`

const names = (resources: readonly Resource[]) => sql.join(resources.map(({ name }) => sql.lit(name)))

/** Changes of an entry to records of one resource. */
export const changesIn = (entrada: number, { name }: Resource): Sql =>
  sql`select * from historial_cambios where entrada = ${entrada}::bigint and tabla = ${sql.lit(name)} and not vacio`

/** Resources with records or parts that an entry touched. */
export const readTouched = async (transaction: Transaction<Schema>, entrada: number): Promise<Resource[]> => {
  const { rows } = await sql<{ tabla: string }>`
    select distinct tabla from historial_cambios where entrada = ${entrada}::bigint and not vacio`.execute(transaction)
  return rows.flatMap(({ tabla }) => resourceOf(tabla) ?? [])
}

interface Reference extends Root {
  other: Root
}

/** Statements for the references to `to`, before the entry, of records that it changed or deleted: `raiz_tipo`, `raiz`, `id`. */
export const namedBefore = (entrada: number, touched: readonly Resource[], to: Resource): Sql[] =>
  touched.flatMap(resource =>
    Object.entries(resource.fields).flatMap(([member, field]) => {
      if (!('to' in field) || field.to !== to.name) return []
      const changes = changesIn(entrada, resource)
      return isList(field)
        ? [
            sql`select raiz_tipo, raiz, elemento::integer as id from (${changes}) as c
              cross join lateral jsonb_array_elements_text(antes->${sql.lit(member)}) as elemento`,
          ]
        : [
            sql`select raiz_tipo, raiz, (antes->>${sql.lit(member)})::integer as id from (${changes}) as c where antes->>${sql.lit(member)} is not null`,
          ]
    }),
  )

/** Records that others referred to before the entry, and that do not exist now. */
const missing = (entrada: number, touched: readonly Resource[]): Sql[] =>
  allResources.flatMap(to => {
    const named = namedBefore(entrada, touched, to)
    if (named.length === 0) return []
    return [
      sql`select distinct raiz_tipo, raiz, ${sql.lit(to.name)} as tipo, id from (${unionAll(named)}) as nombrados
        where not exists (select from ${sql.table(to.name)} as t where t.id = nombrados.id)`,
    ]
  })

/** Records that refer to records which the entry created; owners instead of parts. */
const referring = (entrada: number, touched: readonly Resource[]): Sql[] =>
  touched.flatMap(made =>
    refusingReferences(made.name).flatMap(({ resource, member, field }) => {
      const owners = ownersOf(resource)
      const rows = isList(field)
        ? sql`(select r.*, l.elemento from ${listTable(resource.name, member)} as l join ${sql.table(resource.name)} as r on r.id = l.registro)`
        : sql`(select r.*, r.${sql.ref(member)} as elemento from ${sql.table(resource.name)} as r)`
      return (owners.length === 0 ? [{ member: 'id', to: resource.name }] : owners).map(
        owner => sql`
          select distinct c.raiz_tipo, c.raiz, ${sql.lit(owner.to)} as tipo, r.${sql.ref(owner.member)} as id
          from (${changesIn(entrada, made)}) as c join ${rows} as r on r.elemento = c.registro
          where c.antes is null and r.${sql.ref(owner.member)} is not null`,
      )
    }),
  )

/** Records that have the former code of another one. The id is 0, which no record has, if the undo does not free the code. */
const sameCodes = (entrada: number, touched: readonly Resource[]): Sql[] =>
  touched
    .filter(({ unique }) => unique?.includes('codigo'))
    .flatMap(resource => {
      const changes = changesIn(entrada, resource)
      const codes = sql`
        select raiz_tipo, raiz, registro, clave_de_codigo(antes->>'codigo') as clave from (${changes}) as c where antes ? 'codigo'`
      const tipo = sql.lit(resource.name)
      return [
        sql`
          select de.raiz_tipo, de.raiz, ${tipo} as tipo, case when suyo.registro is null then 0 else t.id end as id
          from (${codes}) as de join ${sql.table(resource.name)} as t on clave_de_codigo(t.codigo) = de.clave and t.id <> de.registro
            left join (${changes}) as suyo on suyo.registro = t.id and (suyo.antes is null or suyo.antes ? 'codigo')`,
        // Codes from before they were unique may be equal.
        sql`
          select raiz_tipo, raiz, ${tipo}, 0 from (
            select *, row_number() over (partition by clave order by registro) as puesto from (${codes}) as de
          ) as repetidos where puesto > 1`,
      ]
    })

/** Records that must be undone with each record of an entry; id 0 for records outside the entry. */
const readNeeds = async (transaction: Transaction<Schema>, entrada: number, touched: readonly Resource[]): Promise<Reference[]> => {
  const needs = [...missing(entrada, touched), ...referring(entrada, touched), ...sameCodes(entrada, touched)]
  if (needs.length === 0) return []
  const { rows } = await sql<{ raiz_tipo: string; raiz: number; tipo: string; id: number }>`
    select distinct n.raiz_tipo, n.raiz, n.tipo, coalesce(de.raiz, 0) as id
    from (${unionAll(needs)}) as n left join (
      select distinct raiz_tipo, raiz from historial_cambios where entrada = ${entrada}::bigint and not vacio
    ) as de on de.raiz_tipo = n.tipo and de.raiz = n.id`.execute(transaction)
  return rows.map(({ raiz_tipo, raiz, tipo, id }) => ({ tipo: raiz_tipo, id: raiz, other: { tipo, id } }))
}

/** Former owners of parts that now have another one: later changes of a part are stored under the new owner. */
const moved = (entrada: number, touched: readonly Resource[]): Sql[] =>
  touched.flatMap(part =>
    ownersOf(part).map(
      ({ member, to }) => sql`
        select c.raiz_tipo, c.raiz from (${changesIn(entrada, part)}) as c join ${sql.table(part.name)} as p on p.id = c.registro
        where c.raiz_tipo = ${sql.lit(to)} and p.${sql.ref(member)} is distinct from c.raiz`,
    ),
  )

interface State extends Root {
  /** True if later changes have restored the state before the entry. */
  isBefore: boolean
  /** True if the record differs from its state after the entry. */
  isChanged: boolean
}

/**
 * States of the records of an entry, in the order in which it touched them. Only the net effect of later changes counts. Values are compared
 * only for records that later entries touched and that existed both times.
 */
const readStates = async (transaction: Transaction<Schema>, entrada: number, touched: readonly Resource[]): Promise<State[]> => {
  const elsewhere = [sql`select raiz_tipo, raiz from distintos where not desde_antes`, ...moved(entrada, touched)]
  const { rows } = await sql<State>`
    with propias as materialized (
      select raiz_tipo, raiz, min(id) as primera from historial_cambios
      where entrada = ${entrada}::bigint and not vacio and tabla in (${names(allResources)})
        and raiz_tipo in (${names(ownerlessResources)})
      group by raiz_tipo, raiz
    ), tocadas as materialized (
      select raiz_tipo, raiz from propias as p where exists (
        select from historial_cambios as c
        where c.raiz_tipo = p.raiz_tipo and c.raiz = p.raiz and c.entrada > ${entrada}::bigint and not c.vacio
      )
    ), cambios as (
      select c.entrada, c.raiz_tipo, c.raiz, c.tabla, c.registro, c.antes, c.despues, desde_antes,
        first_value(c.antes is not null) over suyos as estaba, last_value(c.despues is not null) over suyos as esta
      from tocadas join historial_cambios as c using (raiz_tipo, raiz) cross join (values (true), (false)) as dos (desde_antes)
      where not c.vacio and (c.entrada > ${entrada}::bigint or desde_antes and c.entrada = ${entrada}::bigint)
      window suyos as (
        partition by desde_antes, c.raiz_tipo, c.raiz, c.tabla, c.registro order by c.entrada
        rows between unbounded preceding and unbounded following
      )
    ), valores as (
      select desde_antes, raiz_tipo, raiz,
        (array_agg(lado.value order by entrada) filter (where lado.era))[1] as era,
        (array_agg(lado.value order by entrada desc) filter (where not lado.era))[1] as es
      from cambios cross join lateral (
        select key, value, true as era from jsonb_each(antes) union all select key, value, false from jsonb_each(despues)
      ) as lado
      where estaba and esta and lado.key <> 'version'
      group by desde_antes, raiz_tipo, raiz, tabla, registro, lado.key
    ), distintos as materialized (
      select desde_antes, raiz_tipo, raiz from cambios where estaba <> esta
      union select desde_antes, raiz_tipo, raiz from valores
      -- A list that nothing was in is in no row of a record that came or went, nor is a column that has come since.
      where nullif(nullif(era, 'null'), '[]') is distinct from nullif(nullif(es, 'null'), '[]')
    )
    select raiz_tipo as tipo, raiz as id,
      (raiz_tipo, raiz) in (select raiz_tipo, raiz from tocadas)
        and (raiz_tipo, raiz) not in (select raiz_tipo, raiz from distintos where desde_antes) as "isBefore",
      (raiz_tipo, raiz) in (${unionAll(elsewhere)}) as "isChanged"
    from propias order by primera`.execute(transaction)
  return rows
}

interface UndoPlan {
  undoable: Root[]
  /** Records that have changed since, are in use, or lack a record that their former state requires. */
  left: Root[]
}

/** Records of an entry that can be restored to their state before it, and the others; those already in that state are in neither. */
export const readUndoable = async (transaction: Transaction<Schema>, entrada: number, touched: readonly Resource[]): Promise<UndoPlan> => {
  const states = await readStates(transaction, entrada, touched)
  const open = states.filter(({ isBefore }) => !isBefore)
  const undoable = new Set(open.filter(({ isChanged }) => !isChanged).map(keyOf))
  const needs = await readNeeds(transaction, entrada, touched)
  const needing = groupBy(needs, ({ other }) => keyOf(other))
  // A record that is not undone blocks those that need it, and so on.
  const staying = [...needing.keys()].filter(key => !undoable.has(key))
  for (const key of staying) for (const each of needing.get(key) ?? []) if (undoable.delete(keyOf(each))) staying.push(keyOf(each))
  return { undoable: open.filter(each => undoable.has(keyOf(each))), left: open.filter(each => !undoable.has(keyOf(each))) }
}
