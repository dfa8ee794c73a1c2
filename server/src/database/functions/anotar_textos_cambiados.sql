-- Trigger of historial_cambios: stores the last entry that changed each text, for translations [TX-02]. Only texts by language are objects in
-- a row. Most changes have none: the first query finds this out. One statement merges new entries into the stored ones.
create or replace function anotar_textos_cambiados() returns trigger language plpgsql as $$
declare
  se_van  boolean;
  cambian boolean;
begin
  if current_setting('historial.apagado', true) = 'si' then return null; end if;
  select bool_or(despues is null), bool_or(antes is not null and despues @? '$.* ? (@.type() == "object")')
    into se_van, cambian from nuevas;
  if cambian then
    insert into textos_cambiados as ya (tabla, registro, cambios)
    select tabla, registro, jsonb_object_agg(campo, coalesce(conocidos, '{}') || idiomas) from (
      select tabla, registro, campo, conocidos, jsonb_object_agg(idioma, greatest(entrada, (conocidos->>idioma)::bigint)) as idiomas
      from (
        select fila.tabla, fila.registro, campo.key as campo, kept.cambios->campo.key as conocidos, idioma, max(fila.entrada) as entrada
        from nuevas as fila
          left join textos_cambiados as kept on kept.tabla = fila.tabla and kept.registro = fila.registro
          cross join jsonb_each(fila.despues) as campo
          cross join jsonb_object_keys(case when jsonb_typeof(campo.value) = 'object'
            then campo.value || coalesce(fila.antes->campo.key, '{}') else '{}' end) as idioma
        where fila.antes is not null and coalesce(campo.value->>idioma, '') <> coalesce(fila.antes->campo.key->>idioma, '')
        group by 1, 2, 3, 4, 5
      ) as uno_a_uno group by 1, 2, 3, 4
    ) as por_campo group by 1, 2
    on conflict (tabla, registro) do update set cambios = ya.cambios || excluded.cambios;
  end if;
  if se_van then
    delete from textos_cambiados as ya using nuevas where nuevas.despues is null and ya.tabla = nuevas.tabla and ya.registro = nuevas.registro;
  end if;
  return null;
end $$
