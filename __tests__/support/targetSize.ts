import { sql, type Kysely } from 'kysely'
import type { Schema } from '@server/database/schema'

/** Size of a database after years of work. */
export const TARGET = { entries: 5_000_000, images: 120_000 }

/** Entries of the history that a statement adds: each statement is a transaction, and none fills the disk with what it has sorted. */
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

/** Number of images, of so many, without a reference. */
export const unusedOf = (images: number): number => Math.floor(images / 10)

/**
 * Adds entries of the history, each of one record: one in 50 made it, one in 50 deleted one that nothing else is told of, one in 40 names an
 * image. All images are older than an hour; one in ten is named by nothing. Takes minutes: the connection has to be without limits.
 */
export const fillToTarget = async (db: Kysely<Schema>, { entries, images }: typeof TARGET): Promise<void> => {
  await db.connection().execute(async connection => {
    // Triggers count bytes written by a user: these have no author.
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
