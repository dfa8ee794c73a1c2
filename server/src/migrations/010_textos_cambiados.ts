import { sql, type Kysely } from 'kysely'

// A text in a language, member by member, with the last entry that changed it: two of these as one.
const together = sql`
  create function textos_juntos(unos jsonb, otros jsonb) returns jsonb language sql immutable parallel safe
  return (
    select coalesce(jsonb_object_agg(campo, idiomas), '{}') from (
      select campo, jsonb_object_agg(idioma, entrada) as idiomas from (
        select campo.key as campo, idioma.key as idioma, max(idioma.value::bigint) as entrada
        from (values (unos), (otros)) as dos (textos)
          cross join jsonb_each(textos) as campo cross join jsonb_each_text(campo.value) as idioma
        group by 1, 2
      ) as uno_a_uno group by campo
    ) as por_campo
  )`

// Of a record that is new, nothing has changed; nor of one that has come back. Only texts by language are objects in a row.
const changed = (rows: ReturnType<typeof sql>) => sql`
  select tabla, registro, jsonb_object_agg(campo, idiomas) as cambios from (
    select tabla, registro, campo, jsonb_object_agg(idioma, entrada) as idiomas from (
      select fila.tabla, fila.registro, campo.key as campo, idioma, max(fila.entrada) as entrada
      from ${rows} as fila cross join jsonb_each(fila.despues) as campo
        cross join jsonb_object_keys(case when jsonb_typeof(campo.value) = 'object'
          then campo.value || coalesce(fila.antes->campo.key, '{}') else '{}' end) as idioma
      where fila.antes is not null and fila.despues is not null
        and coalesce(campo.value->>idioma, '') <> coalesce(fila.antes->campo.key->>idioma, '')
      group by 1, 2, 3, 4
    ) as uno_a_uno group by 1, 2, 3
  ) as por_campo group by 1, 2`

const note = sql`
  create function anotar_textos_cambiados() returns trigger language plpgsql as $$
  begin
    if current_setting('historial.apagado', true) = 'si' then return null; end if;
    insert into textos_cambiados as ya (tabla, registro, cambios)
    ${changed(sql`nuevas`)}
    on conflict (tabla, registro) do update set cambios = textos_juntos(ya.cambios, excluded.cambios);
    delete from textos_cambiados as ya using nuevas where nuevas.despues is null and ya.tabla = nuevas.tabla and ya.registro = nuevas.registro;
    return null;
  end $$`

// A record that went and came back under its old id begins anew.
const sinceItCame = sql`(
  select * from historial_cambios as cambio where not exists (
    select from historial_cambios as vuelta
    where vuelta.raiz_tipo = cambio.raiz_tipo and vuelta.raiz = cambio.raiz and vuelta.tabla = cambio.tabla
      and vuelta.registro = cambio.registro and vuelta.entrada > cambio.entrada and (vuelta.antes is null or vuelta.despues is null)
  ))`

/**
 * The last entry of the history that changed each text is kept by itself: so what a translation is held against is found without reading the
 * history, and stays when that is forgotten [TX-02]. In `vigentes` is up to which entry somebody has said that a text holds.
 */
export const up = async <DB>(db: Kysely<DB>) => {
  await sql`
    create table textos_cambiados (
      tabla    text    not null,
      registro integer not null,
      cambios  jsonb   not null default '{}',
      vigentes jsonb   not null default '{}',
      primary key (tabla, registro)
    )`.execute(db)
  await together.execute(db)
  await note.execute(db)
  for (const event of ['insert', 'update'])
    await sql`
      create trigger ${sql.ref(`textos_${event}`)} after ${sql.raw(event)} on historial_cambios referencing new table as nuevas
        for each statement execute function anotar_textos_cambiados()`.execute(db)
  await sql`insert into textos_cambiados (tabla, registro, cambios) ${changed(sinceItCame)}`.execute(db)
  // When a record came, for the last time.
  await sql`create index on historial_cambios (tabla, registro, entrada) where antes is null`.execute(db)
  await sql`insert into versiones_de_tabla (tabla) values ('textos_cambiados')`.execute(db)
}
