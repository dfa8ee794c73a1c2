import { sql, type Kysely } from 'kysely'

// Reads what was kept and lays the new over it in one statement, which is planned once for all.
const note = sql`
  create or replace function anotar_textos_cambiados() returns trigger language plpgsql as $$
  begin
    if new.despues is null then
      delete from textos_cambiados where tabla = new.tabla and registro = new.registro;
    else
      insert into textos_cambiados as ya (tabla, registro, cambios)
      select new.tabla, new.registro, jsonb_object_agg(campo, idiomas)
      from (
        select campo.key as campo, coalesce(kept.idiomas, '{}') || jsonb_object_agg(idioma,
          greatest(new.entrada, (kept.idiomas->>idioma)::bigint)) as idiomas
        from jsonb_each(new.despues) as campo
          left join lateral (
            select cambios->campo.key as idiomas from textos_cambiados where tabla = new.tabla and registro = new.registro
          ) as kept on true
          cross join jsonb_object_keys(case when jsonb_typeof(campo.value) = 'object'
            then campo.value || coalesce(new.antes->campo.key, '{}') else '{}' end) as idioma
        where coalesce(campo.value->>idioma, '') <> coalesce(new.antes->campo.key->>idioma, '')
        group by campo.key, kept.idiomas
      ) as por_campo
      having count(*) > 0
      on conflict (tabla, registro) do update set cambios = ya.cambios || excluded.cambios;
    end if;
    return null;
  end $$`

// Most changes touch no text: what asks for them is part of the trigger, so that nothing is called for those.
const concernsTexts = sql`
  current_setting('historial.apagado', true) is distinct from 'si'
  and (new.despues is null or new.antes is not null and new.despues @? '$.* ? (@.type() == "object")')`

/** The texts that changed are noted row by row: a save pays for those it has changed, and for nothing else [TX-02]. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const event of ['insert', 'update'])
    await sql`drop trigger ${sql.ref(`textos_${event}`)} on historial_cambios`.execute(db)
  await note.execute(db)
  await sql`
    create trigger textos_cambiados after insert or update on historial_cambios
      for each row when (${concernsTexts}) execute function anotar_textos_cambiados()`.execute(db)
}
