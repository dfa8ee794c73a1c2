-- Trigger of textos_cambiados: notes records with confirmed texts, as anotar_cambios notes changed records, so that pages of translations
-- rebuild only these [TX-02]. The records are of several tables: the name in the note contains the table. Rows that a save writes here need no
-- note, because the changed record has one.
create or replace function anotar_textos_vigentes() returns trigger language plpgsql as $$
declare
  nueva   bigint;
  desde   bigint;
  cuantos integer;
begin
  if not exists (select from despues join antes using (tabla, registro) where despues.vigentes <> antes.vigentes) then return null; end if;
  update versiones_de_tabla
    set version = version + 1, cambios_desde = greatest(cambios_desde, version + 1 - 1000)
    where tabla = 'textos_cambiados' returning version, cambios_desde into nueva, desde;
  insert into registros_cambiados (tabla, version, registro)
  select 'textos_cambiados de ' || tabla, nueva, registro from despues join antes using (tabla, registro)
  where despues.vigentes <> antes.vigentes limit 501;
  get diagnostics cuantos = row_count;
  if cuantos > 500 then
    update versiones_de_tabla set cambios_desde = nueva where tabla = 'textos_cambiados';
    desde := nueva;
  end if;
  if cuantos > 500 or nueva % 128 = 0 then
    delete from registros_cambiados where starts_with(tabla, 'textos_cambiados de ') and version <= desde;
  end if;
  return null;
end $$
