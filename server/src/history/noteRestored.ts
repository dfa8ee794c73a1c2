import { sql, type Kysely } from 'kysely'
import type { Schema } from '../database/schema'

/** Adds a history entry for a restore: all entries before it come from the backup. */
export const noteRestored = (db: Kysely<Schema>, backup: { nombre: string; filas: number; imagenes: number }) =>
  sql`
    with entrada as (insert into historial (restaura) values (true) returning id)
    insert into historial_cambios (entrada, tabla, registro, raiz_tipo, raiz, despues)
    select id, 'copias_de_seguridad', id, 'copias_de_seguridad', id, ${JSON.stringify(backup)}::jsonb from entrada
  `.execute(db)
