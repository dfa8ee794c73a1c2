import { sql, type Kysely } from 'kysely'

const VERSIONS_KEPT = 1_000
const RECORDS_NOTED = 500

// Records are of several tables: each is noted under a name with its own. What a save writes here is noted with the record that it changes.
const note = sql`
  create function anotar_textos_vigentes() returns trigger language plpgsql as $$
  declare
    nueva   bigint;
    desde   bigint;
    cuantos integer;
  begin
    if not exists (select from despues join antes using (tabla, registro) where despues.vigentes <> antes.vigentes) then return null; end if;
    update versiones_de_tabla
      set version = version + 1, cambios_desde = greatest(cambios_desde, version + 1 - ${sql.lit(VERSIONS_KEPT)})
      where tabla = 'textos_cambiados' returning version, cambios_desde into nueva, desde;
    insert into registros_cambiados (tabla, version, registro)
    select 'textos_cambiados de ' || tabla, nueva, registro from despues join antes using (tabla, registro)
    where despues.vigentes <> antes.vigentes limit ${sql.lit(RECORDS_NOTED + 1)};
    get diagnostics cuantos = row_count;
    if cuantos > ${sql.lit(RECORDS_NOTED)} then
      update versiones_de_tabla set cambios_desde = nueva where tabla = 'textos_cambiados';
      desde := nueva;
    end if;
    if cuantos > ${sql.lit(RECORDS_NOTED)} or nueva % 128 = 0 then
      delete from registros_cambiados where starts_with(tabla, 'textos_cambiados de ') and version <= desde;
    end if;
    return null;
  end $$`

/**
 * The records whose texts have been said to hold are noted, as those are that change (006): pages of translations make no more than those
 * anew [TX-02].
 */
export const up = async <DB>(db: Kysely<DB>) => {
  await note.execute(db)
  await sql`
    create trigger anotar_vigentes after update on textos_cambiados referencing old table as antes new table as despues
      for each statement execute function anotar_textos_vigentes()`.execute(db)
  await sql`update versiones_de_tabla set cambios_desde = version where tabla = 'textos_cambiados'`.execute(db)
}
