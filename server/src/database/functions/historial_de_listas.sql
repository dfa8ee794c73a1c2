-- Triggers of list tables; a list is a member of its record. Each function writes the whole list of every record that a statement changed
-- into the history, before and after [HI-01]. The table is in the state after the statement: the list before is that without the inserted
-- rows (despues) and with the deleted ones (antes). Rows are collected and grouped once, so that the work grows with their number.
do $do$
declare
  lista  record;
  anotar text;
  llegan text := $$union all select registro, elemento, posicion, 'llega' from despues$$;
  se_van text := $$union all select registro, elemento, posicion, 'se va' from antes$$;
begin
  for lista in select * from (values
    ('productos_genericos', 'iconos', null, null),
    ('productos_genericos', 'estados_fenologicos', null, null),
    ('productos_acabados', 'iconos', null, null),
    ('productos_acabados', 'estados_fenologicos', null, null),
    ('productos_acabados', 'envases', null, null),
    ('productos_acabados', 'paises', null, null),
    ('ensayos', 'productos', null, null),
    ('combinaciones_de_productos', 'productos_genericos', 'solucion', 'soluciones'),
    ('combinaciones_de_productos', 'productos_acabados', 'solucion', 'soluciones'),
    ('combinaciones_de_productos', 'cultivos', 'solucion', 'soluciones')
  ) as listas (tabla, miembro, columna, raiz) loop
    anotar := format($sql$
          select array_agg((
            %1$L, registro, %4$L, %5$s, jsonb_build_object(%2$L, de), jsonb_build_object(%2$L, a)
          )::cambio_de_historial) into cambios
          from (
            select registro,
              coalesce(jsonb_agg(elemento order by de) filter (where de is not null), '[]') as de,
              coalesce(jsonb_agg(elemento order by a) filter (where a is not null), '[]') as a
            from (
              select registro, elemento, max(posicion) filter (where que = 'esta') as a,
                case when bool_or(que = 'se va') then max(posicion) filter (where que = 'se va')
                  when not bool_or(que = 'llega') then max(posicion) filter (where que = 'esta') end as de
              from (
                select t.registro, t.elemento, t.posicion, 'esta' as que
                from (%%1$s) as tocados join %3$I as t using (registro)
                %%2$s
              ) as filas group by registro, elemento
            ) as elementos group by registro
          ) as listas where de <> a;
    $sql$, lista.tabla, lista.miembro, lista.tabla || '_' || lista.miembro, coalesce(lista.raiz, lista.tabla),
      case when lista.raiz is null then 'registro' else format('(select %I from %I where id = registro)', lista.columna, lista.tabla) end);
    execute format($funcion$
      create or replace function %1$I() returns trigger language plpgsql as $$
      declare
        cambios cambio_de_historial[];
      begin
        if current_setting('historial.apagado', true) = 'si' then return null; end if;
        case tg_op
          when 'INSERT' then %2$s
          when 'DELETE' then %3$s
          else %4$s
        end case;
        perform escribir_historial(cambios);
        return null;
      end $$
    $funcion$, 'historial_' || lista.tabla || '_' || lista.miembro,
      format(anotar, 'select distinct registro from despues', llegan),
      format(anotar, 'select distinct registro from antes', se_van),
      format(anotar, 'select registro from antes union select registro from despues', llegan || ' ' || se_van));
  end loop;
end $do$
