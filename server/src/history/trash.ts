import { sql } from 'kysely'
import type { RegistroEnPapelera } from '@/shared/history'
import type { Persona } from '@/shared/live'
import type { Snapshot } from '../database/snapshot'
import { imageColumns } from '../resources/images'
import { ownerlessResources } from '../resources/references'
import { autor } from './autor'
import { nameRequest, readNames } from './names'

/** Condition that a row of `historial_cambios as c` deleted a record that was not restored since; parts follow their owner. */
export const isInTrash = sql`
  c.tabla = c.raiz_tipo and c.despues is null and c.antes is not null
  and c.tabla in (${sql.join(ownerlessResources.map(({ name }) => sql.lit(name)))})
  and not exists (
    select from historial_cambios as later
    where later.raiz_tipo = c.tabla and later.raiz = c.registro and later.tabla = c.tabla and later.entrada > c.entrada and later.despues is not null
  )`

interface TrashRow {
  id: number
  entrada: number
  tabla: string
  registro: number
  momento: Date
  caduca: Date
  usuario: Persona | null
  partes: Record<string, number> | null
  images: number
}

/** Number of images of a row. */
const imagesIn = sql.join(
  imageColumns.map(name => sql`(antes->>${sql.lit(name)} is not null)::integer`),
  sql` + `,
)

interface TrashQuery {
  historyDays: number
  /** Id of a record of the trash: only earlier deletions. */
  antes: string | null
  /** Most records per page. */
  limite: number
}

/** Entry of a row, or of the last row before it if that was removed. */
const entryAt = (id: string) => sql`(select entrada from historial_cambios where id <= ${id}::bigint order by id desc limit 1)`

/**
 * Page of deleted records that can still be restored, newest first [HI-04]. Sorted by entry, as an index is: a sort by id would read the whole
 * trash.
 */
export const readTrash = async ({ db }: Snapshot, { historyDays, antes, limite }: TrashQuery): Promise<RegistroEnPapelera[]> => {
  const { rows } = await sql<TrashRow>`
    select c.id, c.entrada, c.tabla, c.registro, e.momento, e.momento + ${historyDays}::integer * interval '1 day' as caduca,
      ${autor} as usuario,
      (
        select json_object_agg(tabla, n) from (
          select p.tabla, count(*) as n from historial_cambios as p
          where p.entrada = c.entrada and p.raiz_tipo = c.tabla and p.raiz = c.registro and p.tabla <> c.tabla and p.despues is null and not p.vacio
          group by p.tabla
        ) as partes
      ) as partes,
      (
        select coalesce(sum(${imagesIn}), 0)::integer from historial_cambios as p
        where p.entrada = c.entrada and p.raiz_tipo = c.tabla and p.raiz = c.registro and p.despues is null and not p.vacio
      ) as images
    from historial_cambios as c join historial as e on e.id = c.entrada left join usuarios as u on u.id = e.usuario
    where ${isInTrash} and e.momento > now() - ${historyDays}::integer * interval '1 day'
      and ${antes === null ? sql`true` : sql`(c.entrada, c.id) < (${entryAt(antes)}, ${antes}::bigint)`}
    order by c.entrada desc, c.id desc limit ${limite}::integer
  `.execute(db)
  const nameRequestOf = ({ tabla, registro, entrada }: TrashRow) => nameRequest(tabla, registro, entrada)
  const nameOf = await readNames(db, rows.map(nameRequestOf))
  return rows.map(row => ({
    id: row.id,
    tipo: row.tabla,
    registro: row.registro,
    ...nameOf(nameRequestOf(row)),
    partes: { ...row.partes, ...(row.images > 0 && { imagenes: row.images }) },
    momento: row.momento.toISOString(),
    usuario: row.usuario,
    caduca: row.caduca.toISOString(),
  }))
}
