-- Writes the changes of a statement into the history. Several changes of a record in one entry are merged into its states before the first and
-- after the last; both are null if the entry created and deleted the record. Deletions by a cascade are written after the one that caused
-- them: a list after its record. An entry that this transaction has created merges all its changes.
create or replace function escribir_historial(cambios cambio_de_historial[]) returns void language plpgsql as $$
declare
  cual bigint;
begin
  if cambios is null then return; end if;
  cual := entrada_del_historial();
  while cual::text is distinct from current_setting('historial.propia', true) and entrada_ya_vista(cual, cambios) loop
    cual := entrada_siguiente_del_historial(cual);
  end loop;
  insert into historial_cambios as ya (entrada, tabla, registro, raiz_tipo, raiz, antes, despues)
  select cual, tabla, registro, raiz_tipo, raiz, antes, despues from unnest(cambios)
  on conflict (entrada, tabla, registro) do update set
    raiz_tipo = coalesce(excluded.raiz_tipo, ya.raiz_tipo),
    raiz = coalesce(excluded.raiz, ya.raiz),
    antes = case when ya.antes is not null then coalesce(excluded.antes, '{}') || ya.antes end,
    despues = case when excluded.despues is not null and (ya.despues is not null or excluded.antes is null)
      then coalesce(ya.despues, '{}') || excluded.despues end;
end $$
