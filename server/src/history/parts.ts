import { sql, type Kysely } from 'kysely'
import { fewOf } from '@/shared/listed'
import type { LocaleMap } from '@/shared/locales'
import { firstText } from '@/shared/recordName'
import type { Schema } from '../database/schema'
import type { TouchedRow } from './heads'
import { nameRequest, type NameRequest, type RecordName } from './names'

/** Members that make up the name of a part: stage and crop, products of a combination, description of an attachment. */
interface Members {
  tipo: string
  id: number
  estado: number | null
  cultivo: number | null
  genericos: readonly number[] | null
  acabados: readonly number[] | null
  descripcion: LocaleMap | null
}

type Part = Pick<TouchedRow, 'tabla' | 'registro' | 'raiz_tipo' | 'raiz' | 'antes' | 'despues'>

const NAMED: readonly string[] = ['como_se_aplica', 'combinaciones_de_productos', 'adjuntos_de_ensayo']

/** True for an updated part, whose change has only some members; that of a created or deleted part has all. */
const isChanged = ({ tabla, antes, despues }: Part) => NAMED.includes(tabla) && antes !== null && despues !== null

const products = (kind: string) => sql`(
  select json_agg(elemento order by posicion) from ${sql.table(`combinaciones_de_productos_${kind}`)} where registro = c.id)`

const inHistory = (side: 'antes' | 'despues') => {
  const row = sql.ref(side)
  return sql`(${row}->>'estado_fenologico')::integer, (${row}->'productos_genericos')::json, (${row}->'productos_acabados')::json,
    case when pedida.tabla = 'adjuntos_de_ensayo' then ${row}->'descripcion' end`
}

/** Newest changes of a record that are searched for the deletion of a part whose creation is not in the history. */
const MOST_LOOKED_AT = 1_000

/** Parts by id with their current members; deleted ones with those at their creation, else at their deletion. */
const read = async (db: Kysely<Schema>, parts: readonly Part[]): Promise<readonly Members[]> => {
  const keys = parts.map(({ tabla, registro, raiz_tipo, raiz }) => ({ tabla, registro, raiz_tipo, raiz }))
  const { rows } = await sql<Members>`
    with pedida as (
      select distinct tabla, registro, raiz_tipo, raiz
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as x (tabla text, registro integer, raiz_tipo text, raiz integer)
    ), hallada as (
      select pedida.tabla as tipo, pedida.registro as id, parte.* from pedida cross join lateral (
        select estado_fenologico as estado, null::json as genericos, null::json as acabados, null::jsonb as descripcion
        from como_se_aplica where pedida.tabla = 'como_se_aplica' and id = pedida.registro
        union all
        select null, ${products('productos_genericos')}, ${products('productos_acabados')}, null
        from combinaciones_de_productos as c where pedida.tabla = 'combinaciones_de_productos' and id = pedida.registro
        union all
        select null, null, null, descripcion
        from adjuntos_de_ensayo where pedida.tabla = 'adjuntos_de_ensayo' and id = pedida.registro
        union all
        (select ${inHistory('despues')} from historial_cambios
        where tabla = pedida.tabla and registro = pedida.registro and antes is null
        order by entrada desc limit 1)
        union all
        (select ${inHistory('antes')} from (
          select * from historial_cambios where raiz_tipo = pedida.raiz_tipo and raiz = pedida.raiz order by entrada desc limit ${sql.lit(MOST_LOOKED_AT)}
        ) as ultimos where tabla = pedida.tabla and registro = pedida.registro and despues is null and antes is not null limit 1)
      ) as parte
    )
    select hallada.*, coalesce(
      (select cultivo from estados_fenologicos where id = hallada.estado),
      (select (antes->>'cultivo')::integer from historial_cambios
        where raiz_tipo = 'estados_fenologicos' and raiz = hallada.estado and tabla = raiz_tipo and despues is null and antes is not null
        order by entrada desc limit 1)
    ) as cultivo
    from hallada`.execute(db)
  return rows
}

/** Most products in the name of a combination; the others are counted. */
const MOST_PRODUCTS = 2

/** Names of updated parts: `namedBy` returns the names that they need, `nameOf` the name made from those. */
export const readParts = async (db: Kysely<Schema>, rows: readonly TouchedRow[]) => {
  const changed = rows.filter(isChanged)
  const found = changed.length === 0 ? [] : await read(db, changed)
  const members = new Map<string, Members>()
  for (const each of found) if (!members.has(`${each.tipo} ${each.id}`)) members.set(`${each.tipo} ${each.id}`, each)
  const membersOf = (row: TouchedRow) => (isChanged(row) ? members.get(`${row.tabla} ${row.registro}`) : undefined)
  const namedIn = ({ estado, cultivo, genericos, acabados }: Members, entrada: number): NameRequest[] => [
    ...(cultivo === null ? [] : [nameRequest('cultivos', cultivo, entrada)]),
    ...(estado === null ? [] : [nameRequest('estados_fenologicos', estado, entrada)]),
    ...(genericos ?? []).map(id => nameRequest('productos_genericos', id, entrada)),
    ...(acabados ?? []).map(id => nameRequest('productos_acabados', id, entrada)),
  ]
  return {
    namedBy: (row: TouchedRow): NameRequest[] => {
      const found = membersOf(row)
      return found ? namedIn(found, row.entrada) : []
    },
    nameOf: (row: TouchedRow, nameOf: (of: NameRequest) => RecordName): RecordName | undefined => {
      const found = membersOf(row)
      if (!found) return undefined
      const names = namedIn(found, row.entrada).flatMap(each => {
        const { codigo, nombre } = nameOf(each)
        return firstText(nombre) || codigo || []
      })
      const nombre = found.descripcion ?? (found.estado === null ? fewOf(names, MOST_PRODUCTS, ' + ') : names.join(' · '))
      return firstText(nombre) === '' ? undefined : { codigo: null, nombre }
    },
  }
}
