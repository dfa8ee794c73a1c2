import { sql, type Kysely } from 'kysely'
import type { LocaleMap } from '@/domain/locales'
import type { Schema } from '../database/schema'
import { catalogues } from '../definitions/catalogues'
import type { Named } from './changes'

export interface NameOf {
  codigo: string | null
  nombre: LocaleMap | string
}

/** A record whose name is asked for, as it was after an entry. */
export interface Wanted extends Named {
  entrada: number
}

interface Found extends Wanted {
  codigo: string | null
  nombre: LocaleMap | string | null
}

/** The member that a record of this table is called by. */
export const nameMember = (fields: object) => ('nombre' in fields ? 'nombre' : 'valor')

const standing = catalogues.filter(({ fields }) => 'nombre' in fields || 'valor' in fields)

/** By tables, what each record is called now. */
const live = sql.join(
  [
    ...standing.map(
      ({ table, fields }) => sql`
        select ${'codigo' in fields ? sql.ref('codigo') : sql`null::text`} as codigo, to_jsonb(${sql.ref(nameMember(fields))}) as nombre
        from ${sql.table(table)} where pedido.tipo = ${sql.lit(table)} and id = pedido.numero`,
    ),
    sql`
      select codigo_iso_alfa_2, nombre from paises where pedido.tipo = 'paises' and codigo_iso_alfa_2 = pedido.id`,
    sql`
      select null, to_jsonb(concat_ws(' ', nullif(nombre, ''), nullif(apellidos, ''))) from usuarios
      where pedido.tipo = 'usuarios' and id = pedido.numero`,
    sql`
      select null, despues->'nombre' from historial_cambios
      where pedido.tipo = 'copias_de_seguridad' and raiz_tipo = pedido.tipo and raiz = pedido.numero`,
  ],
  sql` union all `,
)

/** What it was called before the first change of its name after the entry, and what it was called last where it is gone. */
const before = (members: readonly string[]) => {
  const names = sql`array[${sql.join(members.map(member => sql.lit(member)))}]`
  const value = sql`coalesce(${sql.join(members.map(member => sql`antes->${sql.lit(member)}`))})`
  return sql`(
    select ${value} from historial_cambios
    where raiz_tipo = pedido.tipo and raiz = pedido.numero and tabla = pedido.tipo and antes ?| ${names}
      and (entrada > pedido.entrada or (entrada = pedido.entrada and despues is null))
    order by entrada limit 1)`
}

const key = ({ tipo, id, entrada }: Wanted) => `${entrada} ${tipo} ${id}`

/** What records were called right after an entry, by {@link Wanted}; nothing is known of what went longer ago than the history goes back. */
export const readNames = async (db: Kysely<Schema>, wanted: readonly Wanted[]) => {
  const asked = [...new Map(wanted.map(each => [key(each), each])).values()]
  const found =
    asked.length === 0
      ? []
      : (
          await sql<Found>`
    select pedido.tipo, pedido.id, pedido.entrada,
      coalesce(${before(['codigo'])}#>>'{}', ahora.codigo) as codigo,
      coalesce(case when pedido.tipo <> 'usuarios' or ahora.nombre is null then ${before(['nombre', 'valor'])} end, ahora.nombre) as nombre
    from (
      select *, case when id ~ '^[0-9]+$' then id::integer end as numero
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (tipo text, id text, entrada bigint)
    ) as pedido left join lateral (${live}) as ahora on true
  `.execute(db)
        ).rows
  const names = new Map(found.map(each => [key(each), each]))
  return (of: Wanted): NameOf => {
    const name = names.get(key(of))
    return { codigo: name?.codigo ?? null, nombre: name?.nombre ?? '' }
  }
}

/** The names of what is referred to, by table and id. */
export const namesByTable = (refers: readonly Wanted[], nameOf: (of: Wanted) => NameOf) => {
  const names: Record<string, Record<string, NameOf>> = {}
  for (const each of refers) (names[each.tipo] ??= {})[each.id] = nameOf(each)
  return names
}
