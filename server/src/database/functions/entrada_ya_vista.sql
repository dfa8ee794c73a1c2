-- Whether changes cannot be merged into an entry, because a committed state would be in no entry [HI-01]: an earlier transaction has written
-- of the record in the entry and the record comes, goes or has a member or a text back as it was; or another entry has touched the record
-- since. A list changes in two statements, of which the first does not tell how it ends: it is not merged. Of users nothing is merged, so
-- that each right given or taken is told. A record that goes takes its parts into the same entry.
create or replace function entrada_ya_vista(cual bigint, cambios cambio_de_historial[]) returns boolean language plpgsql as $$
begin
  return exists (
    select from unnest(cambios) as es
      join historial_cambios as ya on ya.entrada = cual and ya.tabla = es.tabla and ya.registro = es.registro
    where ya.transaccion is distinct from pg_current_xact_id()::text::bigint and (
      es.antes is null or es.despues is null or es.tabla = 'usuarios'
      or exists (
        select from jsonb_each(es.despues) as miembro
        where ya.antes->miembro.key = miembro.value or jsonb_typeof(miembro.value) = 'array' and ya.antes ? miembro.key
          or jsonb_typeof(miembro.value) = 'object' and exists (
            select from jsonb_object_keys(miembro.value || case jsonb_typeof(ya.despues->miembro.key)
              when 'object' then ya.despues->miembro.key else '{}' end) as idioma
            where ya.antes ? miembro.key
              and miembro.value->idioma is not distinct from ya.antes->miembro.key->idioma
              and miembro.value->idioma is distinct from ya.despues->miembro.key->idioma
          )
      )
    )
  ) or exists (
    select from unnest(cambios) as es
      join historial_cambios as ya on ya.entrada = cual and ya.raiz_tipo = es.tabla and ya.raiz = es.registro
    where es.despues is null and ya.transaccion is distinct from pg_current_xact_id()::text::bigint
  ) or exists (
    select from (select distinct raiz_tipo, raiz from unnest(cambios)) as es
      join historial_cambios as otra on otra.raiz_tipo = es.raiz_tipo and otra.raiz = es.raiz and otra.entrada > cual
  );
end $$
