import { sql, type Kysely } from 'kysely'
import { groupBy } from '@/shared/groupBy'
import type { LocaleMap } from '@/shared/locales'
import { nameColumns } from '../resources/columns'
import { compiledStatement, param } from '../database/prepared'
import type { Schema } from '../database/schema'
import { unionAll } from '../sql'
import type { RecordReference } from './changes'
import { ownerlessResources } from '../resources/references'

export interface RecordName {
  codigo: string | null
  nombre: LocaleMap | string
}

/** Request for the name of a record after an entry. */
export interface NameRequest extends RecordReference {
  entrada: number
}

export const nameRequest = (tipo: string, id: number, entrada: number): NameRequest => ({ tipo, id: String(id), entrada })

/** Name of a record before the change of `entrada`, the last name if that deleted it; current name if `entrada` is null. */
interface NameRow {
  tipo: string
  id: string
  entrada: number | null
  isGone: boolean
  codigo: string | null
  nombre: LocaleMap | string | null
}

/** Current names of the requested records (`pedido`), by table. */
const live = unionAll([
  ...ownerlessResources.map(resource => {
    const { nombre, codigo } = nameColumns(resource)
    const { name } = resource
    return sql`
        select ${codigo} as codigo, to_jsonb(${nombre}) as nombre
        from ${sql.table(name)} where pedido.tipo = ${sql.lit(name)} and id = pedido.numero`
  }),
  sql`
      select codigo_iso_alfa_2, nombre from paises where pedido.tipo = 'paises' and codigo_iso_alfa_2 = pedido.id`,
  sql`
      select null, to_jsonb(concat_ws(' ', nullif(nombre, ''), nullif(apellidos, ''))) from usuarios
      where pedido.tipo = 'usuarios' and id = pedido.numero`,
  sql`
      select null, despues->'nombre' from historial_cambios
      where pedido.tipo = 'copias_de_seguridad' and raiz_tipo = pedido.tipo and raiz = pedido.numero`,
])

/** Members of the history that contain names and codes; changes of them are indexed. */
const MEMBERS = ['codigo', 'nombre', 'valor', 'apellidos'] as const
const has = sql`antes ?| array[${sql.join(MEMBERS.map(member => sql.lit(member)))}]`

/** Reads the current names of records, and the names before each change since the requested entry. */
const read = compiledStatement(
  () => sql<NameRow>`
    with pedido as (
      select *, case when id ~ '^[0-9]+$' then id::integer end as numero
      from jsonb_to_recordset(${param('asked')}::jsonb) as x (tipo text, id text, entrada bigint)
    )
    select pedido.tipo, pedido.id, null::bigint as entrada, false as "isGone", ahora.codigo, ahora.nombre
    from pedido join lateral (${live}) as ahora on true
    union all
    (select pedido.tipo, pedido.id, antes.entrada, antes.gone, antes.codigo, antes.nombre from pedido join lateral (
      select entrada, despues is null as gone, antes->>'codigo' as codigo,
        case when tabla = 'usuarios' then to_jsonb(concat_ws(' ', nullif(antes->>'nombre', ''), nullif(antes->>'apellidos', '')))
          else coalesce(antes->'nombre', antes->'valor') end as nombre
      from historial_cambios
      where raiz_tipo = pedido.tipo and raiz = pedido.numero and tabla = raiz_tipo and entrada >= pedido.entrada and ${has}
        and (tabla <> 'usuarios' or despues is null)
    ) as antes on true order by antes.entrada)`,
)

const record = ({ tipo, id }: RecordReference) => `${tipo} ${id}`

/**
 * Names of records right after an entry: those before the next change, else the current ones. The name is '' if the deletion of the record is
 * no longer in the history.
 */
export const readNames = async (db: Kysely<Schema>, requests: readonly NameRequest[]) => {
  // Record requested for several entries: all names since the first of them are read once.
  const first = new Map<string, NameRequest>()
  for (const each of requests) {
    const earliest = first.get(record(each))
    if (earliest === undefined || each.entrada < earliest.entrada) first.set(record(each), each)
  }
  const found = first.size === 0 ? [] : await read(db, { asked: JSON.stringify([...first.values()]) })
  const called = groupBy(found, record)
  return (of: NameRequest): RecordName => {
    const all = called.get(record(of)) ?? []
    const current = all.find(({ entrada }) => entrada === null)
    const next = all.filter(({ entrada, isGone }) => entrada !== null && (entrada > of.entrada || (entrada === of.entrada && isGone)))
    const nombre = next.find(each => each.nombre !== null)?.nombre ?? current?.nombre ?? ''
    return { codigo: next.find(each => each.codigo !== null)?.codigo ?? current?.codigo ?? null, nombre }
  }
}

export const byTable = (named: readonly { tipo: string; id: string | number; name: RecordName }[]) => {
  const names: Record<string, Record<string, RecordName>> = {}
  for (const { tipo, id, name } of named) (names[tipo] ??= {})[id] = name
  return names
}

/** Names of referenced records, by table and id. */
export const namesByTable = (refers: readonly NameRequest[], nameOf: (of: NameRequest) => RecordName) =>
  byTable(refers.map(each => ({ tipo: each.tipo, id: each.id, name: nameOf(each) })))
