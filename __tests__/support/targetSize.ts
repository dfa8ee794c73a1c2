import { sql, type Kysely } from 'kysely'
import type { Schema } from '@server/database/schema'

/** Size of a database after years of work. */
export const TARGET = { entries: 5_000_000, images: 120_000 }

/** History entries per statement; each is a transaction of its own, so that temporary files of sorts do not fill the disk. */
const AT_ONCE = 500_000

const addEntries = (from: number, to: number, every: number) => sql`
  with entries as (
    insert into historial (usuario, momento)
    select 1, now() - interval '1 hour' - (${every}::integer - n) * interval '6 seconds' from generate_series(${from}::integer, ${to}::integer) as n
    returning id
  )
  insert into historial_cambios (entrada, tabla, registro, raiz_tipo, raiz, antes, despues)
  select id, tabla, de, tabla, de,
    case when id % 50 > 0 then jsonb_build_object('prioridad', id % 7, 'descripcion', jsonb_build_object('es_ES', 'Abono foliar ' || id)) end,
    case when id % 50 <> 25 then
      jsonb_build_object('prioridad', id % 7 + 1, 'descripcion', jsonb_build_object('es_ES', 'Abono foliar número ' || id))
      || case when id % 40 = 7 then jsonb_build_object('imagen_catalogo', md5(id::text)) else '{}' end
    end
  from (select id, case when id % 3 = 0 then 'productos_acabados' else 'productos_genericos' end as tabla, (case when id % 50 = 25 then 1000000 + id else 1 + id % 20000 end)::integer as de from entries) as entries`

/** Number of unreferenced images among `images`. */
export const unusedOf = (images: number): number => Math.floor(images / 10)

/**
 * Adds history entries, each about one record: one in 50 creates it, one in 50 deletes a record without other entries, one in 40 references
 * an image. All images are older than an hour; one in ten is unreferenced. Takes minutes, so the connection must have no time-outs.
 */
export const fillToTarget = async (db: Kysely<Schema>, { entries, images }: typeof TARGET): Promise<void> => {
  await db.connection().execute(async connection => {
    // Disables triggers: they count bytes per user, and these rows have no author.
    await sql`set session_replication_role = replica`.execute(connection)
    for (let from = 1; from <= entries; from += AT_ONCE)
      await addEntries(from, Math.min(entries, from + AT_ONCE - 1), entries).execute(connection)
    await sql`
      insert into imagenes (hash, tipo, tamano, bytes, creada)
      select hash, 'image/png', 3, '\\x010203', now() - interval '2 hours'
      from (
        (select md5(id::text) as hash from historial where id % 40 = 7 limit ${images - unusedOf(images)})
        union all select md5('sin uso ' || n) from generate_series(1, ${sql.lit(unusedOf(images))}) as n
      ) as hashes`.execute(connection)
    await sql`reset session_replication_role`.execute(connection)
    await sql`analyze`.execute(connection)
  })
}
