import { sql, type Kysely } from 'kysely'

/**
 * The records whose texts have been said to hold are noted, as those are that change (006): pages of translations make no more than those
 * anew [TX-02].
 */
export const up = async <DB>(db: Kysely<DB>) => {
  // Placeholder for the trigger: the body is in `database/functions`, which is applied after the migrations.
  await sql`
    create function anotar_textos_vigentes() returns trigger language plpgsql as $$ begin return null; end $$`.execute(db)
  await sql`
    create trigger anotar_vigentes after update on textos_cambiados referencing old table as antes new table as despues
      for each statement execute function anotar_textos_vigentes()`.execute(db)
  await sql`update versiones_de_tabla set cambios_desde = version where tabla = 'textos_cambiados'`.execute(db)
}
