-- Trigger of every table of records: writes each record that a statement changed into the history, before and after [HI-01]. Its arguments
-- are the owners of parts, each as a column and the table that the column refers to: a part belongs to the first owner that is not null.
-- An update has the members that differ; a deletion has the version as well.
create or replace function anotar_historial() returns trigger language plpgsql as $$
declare
  cambios cambio_de_historial[];
begin
  if current_setting('historial.apagado', true) = 'si' then return null; end if;
  case tg_op
    when 'INSERT' then
      select array_agg((
        tg_table_name, (fila->>'id')::integer,
        case when tg_nargs = 0 then tg_table_name when fila->>tg_argv[0] is not null then tg_argv[1] else tg_argv[3] end,
        case when tg_nargs = 0 then fila->>'id' else coalesce(fila->>tg_argv[0], fila->>tg_argv[2]) end::integer,
        null, fila_del_historial(fila, null)
      )::cambio_de_historial) into cambios
      from (select to_jsonb(d) as fila from despues as d) as filas;
    when 'DELETE' then
      select array_agg((
        tg_table_name, (fila->>'id')::integer,
        case when tg_nargs = 0 then tg_table_name when fila->>tg_argv[0] is not null then tg_argv[1] else tg_argv[3] end,
        case when tg_nargs = 0 then fila->>'id' else coalesce(fila->>tg_argv[0], fila->>tg_argv[2]) end::integer,
        fila_del_historial(fila, null) || case when fila ? 'version' then jsonb_build_object('version', fila->'version') else '{}' end, null
      )::cambio_de_historial) into cambios
      from (select to_jsonb(a) as fila from antes as a) as filas;
    else
      select array_agg((
        tg_table_name, (fila->>'id')::integer,
        case when tg_nargs = 0 then tg_table_name when fila->>tg_argv[0] is not null then tg_argv[1] else tg_argv[3] end,
        case when tg_nargs = 0 then fila->>'id' else coalesce(fila->>tg_argv[0], fila->>tg_argv[2]) end::integer,
        solo_lo_distinto(era, es), solo_lo_distinto(es, era)
      )::cambio_de_historial) into cambios
      from (
        -- Grouped, not joined: the plan of a join, cached for a statement of one row, would read all rows again for each row.
        select fila, fila_del_historial(otra, null) as era, fila_del_historial(fila, otra) as es
        from (
          select (array_agg(fila) filter (where not se_va))[1] as fila, (array_agg(fila) filter (where se_va))[1] as otra
          from (
            select id, to_jsonb(a) as fila, true as se_va from antes as a
            union all select id, to_jsonb(d), false from despues as d
          ) as ambas group by id
        ) as pares
      ) as filas where era <> es;
      -- A moved part gets a new entry: entrada_ya_vista looks for later entries of the new owner, and not of the former one.
      if coalesce(current_setting('historial.propia', true), '') = '' and exists (select from unnest(cambios) where despues ?| tg_argv) then
        perform entrada_siguiente_del_historial(9223372036854775807);
      end if;
  end case;
  perform escribir_historial(cambios);
  return null;
end $$
