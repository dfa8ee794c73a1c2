import { sql } from 'kysely'
import type { Database } from '../../../server/src/database/database'

/** Adds entries that changed generic products; one in `every` changed the first product. */
export const fillHistory = async (db: Database['db'], entries: number, every: number) => {
  await sql`
    insert into historial (usuario, momento)
    select 1, now() - (${entries}::integer - n) * interval '5 minutes' from generate_series(1, ${entries}::integer) as n`.execute(db)
  await sql`analyze`.execute(db)
  await sql`
    insert into historial_cambios (entrada, tabla, registro, raiz_tipo, raiz, antes, despues)
    select id, 'productos_genericos', de, 'productos_genericos', de,
      jsonb_build_object('prioridad', id % 7, 'descripcion', jsonb_build_object('es_ES', 'Abono foliar ' || id)),
      jsonb_build_object('prioridad', id % 7 + 1, 'descripcion', jsonb_build_object('es_ES', 'Abono foliar número ' || id))
    from (select id, case when id % ${every}::integer = 0 then 1 else 2 + id::integer % 1900 end as de from historial) as entries`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}
