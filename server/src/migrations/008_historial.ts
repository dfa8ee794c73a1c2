import { sql, type Kysely } from 'kysely'
import { MERGE, trackHistory, trackListHistory, type Owners } from './008_trackHistory'

// A record stands for itself, or is a part of the first owner that it names.
const ROOT_TYPE = 'case when tg_nargs = 0 then tg_table_name when fila->>tg_argv[0] is not null then tg_argv[1] else tg_argv[3] end'
const ROOT = "case when tg_nargs = 0 then fila->>'id' else coalesce(fila->>tg_argv[0], fila->>tg_argv[2]) end::integer"

const tables = [
  // An entry for each save. Who is no reference: what a user did outlives the user.
  sql`
    create table historial (
      id       bigint      generated always as identity primary key,
      momento  timestamptz not null default now(),
      usuario  integer,
      guardado uuid,
      restaura boolean     not null default false
    )`,
  sql`create index on historial (momento)`,
  sql`create index on historial (usuario, id)`,
  sql`create index on historial using hash (guardado)`,

  // A row for each record that an entry touched. A new record has nothing before, one that went nothing after; of others there are the
  // members that differ; where they came back to what they were, nothing (vacio). What a restored one had to do without is in perdidas.
  sql`
    create table historial_cambios (
      id        bigint  generated always as identity primary key,
      entrada   bigint  not null references historial on delete cascade,
      tabla     text    not null,
      registro  integer not null,
      raiz_tipo text,
      raiz      integer,
      antes     jsonb,
      despues   jsonb,
      perdidas  jsonb,
      vacio     boolean not null generated always as (antes is not distinct from despues) stored,
      unique (entrada, tabla, registro)
    )`,
  sql`create index on historial_cambios (raiz_tipo, raiz, entrada)`,
  sql`create index on historial_cambios (entrada) where despues is null and antes is not null`,
  sql`create index on historial_cambios (entrada) where perdidas is not null`,
]

const note = (beforeAndAfter: ReturnType<typeof sql>, rows: ReturnType<typeof sql>) => sql`
  insert into historial_cambios as ya (entrada, tabla, registro, raiz_tipo, raiz, antes, despues)
  select entrada_del_historial(), tg_table_name, (fila->>'id')::integer, ${sql.raw(ROOT_TYPE)}, ${sql.raw(ROOT)}, ${beforeAndAfter}
  from ${rows}
  ${sql.raw(MERGE)};`

const functions = [
  // Calls of one save come side by side: the first of them makes the entry while the others wait.
  sql`
    create function entrada_del_historial() returns bigint language plpgsql as $$
    declare
      cual  bigint  := nullif(current_setting('historial.entrada', true), '')::bigint;
      quien integer := nullif(current_setting('historial.usuario', true), '')::integer;
      de    uuid    := nullif(current_setting('historial.guardado', true), '')::uuid;
      vuelve boolean := coalesce(current_setting('historial.restaura', true), '') = 'si';
    begin
      if cual is not null then return cual; end if;
      for vez in 1..2 loop
        exit when de is null;
        select max(id) into cual from historial
          where guardado = de and usuario is not distinct from quien and momento > now() - interval '1 hour';
        exit when cual is not null or vez = 2;
        perform pg_advisory_xact_lock(hashtextextended(de::text, 0));
      end loop;
      if cual is null then
        insert into historial (usuario, guardado, restaura) values (quien, de, vuelve) returning id into cual;
      end if;
      perform set_config('historial.entrada', cual::text, true);
      return cual;
    end $$`,

  // What the database makes of other columns, and what says nothing of the record; of a password only that it changed.
  sql`
    create function fila_del_historial(fila jsonb, otra jsonb) returns jsonb language sql immutable parallel safe
    return (fila - array['id', 'version', 'slug', 'codigo_iso_alfa_2', 'codigo_repetido', 'password_hash', 'ultimo_acceso', 'creado'])
      || case when fila ? 'password_hash' then jsonb_build_object('clave', fila->>'password_hash' is not null)
           || case when otra->>'password_hash' <> fila->>'password_hash' then '{"clave": "nueva"}' else '{}'::jsonb end
         else '{}'::jsonb end`,

  sql`
    create function solo_lo_distinto(fila jsonb, otra jsonb) returns jsonb language sql immutable parallel safe
    return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fila) where value is distinct from otra->key)`,

  sql`
    create function anotar_historial() returns trigger language plpgsql as $$
    begin
      if current_setting('historial.apagado', true) = 'si' then return null; end if;
      case tg_op
        when 'INSERT' then
          ${note(sql`null, fila_del_historial(fila, null)`, sql`(select to_jsonb(d) as fila from despues as d) as filas`)}
        when 'DELETE' then
          ${note(
            sql`fila_del_historial(fila, null) || case when fila ? 'version' then jsonb_build_object('version', fila->'version') else '{}' end, null`,
            sql`(select to_jsonb(a) as fila from antes as a) as filas`,
          )}
        else
          ${note(
            sql`solo_lo_distinto(era, es), solo_lo_distinto(es, era)`,
            sql`(
              select n.fila, fila_del_historial(a.fila, null) as era, fila_del_historial(n.fila, a.fila) as es
              from (select id, to_jsonb(a) as fila from antes as a) as a
                join (select id, to_jsonb(d) as fila from despues as d) as n using (id)
            ) as filas where era <> es`,
          )}
      end case;
      return null;
    end $$`,
]

const ofOneProduct: Owners = [
  ['producto_generico', 'productos_genericos'],
  ['producto_acabado', 'productos_acabados'],
]
const ofTrial: Owners = [['ensayo', 'ensayos']]
const ofSolution: Owners = [['solucion', 'soluciones']]

const records: [table: string, owners?: Owners][] = [
  ['usuarios'],
  ['magnitudes'],
  ['iconos'],
  ['familias'],
  ['envases'],
  ['componentes'],
  ['grupos_de_cultivo'],
  ['cultivos'],
  ['estados_fenologicos'],
  ['soluciones'],
  ['productos_genericos'],
  ['productos_acabados'],
  ['ensayos'],
  ['combinaciones_de_productos', ofSolution],
  ['lineas_de_composicion', ofOneProduct],
  ['como_se_aplica', ofOneProduct],
  ['resultados_de_ensayo', ofTrial],
  ['adjuntos_de_ensayo', ofTrial],
]

const lists: [owner: string, list: string, owners?: Owners][] = [
  ['productos_genericos', 'iconos'],
  ['productos_genericos', 'estados_fenologicos'],
  ['productos_acabados', 'iconos'],
  ['productos_acabados', 'estados_fenologicos'],
  ['productos_acabados', 'envases'],
  ['productos_acabados', 'paises'],
  ['ensayos', 'productos'],
  ['combinaciones_de_productos', 'productos_genericos', ofSolution],
  ['combinaciones_de_productos', 'productos_acabados', ofSolution],
  ['combinaciones_de_productos', 'cultivos', ofSolution],
]

/** Whatever changes a record, and by whatever path, is written down by the database itself in the same transaction [HI-01]. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of [...tables, ...functions]) await statement.execute(db)
  for (const [table, owners] of records) await trackHistory(db, table, owners)
  for (const [owner, list, owners] of lists) await trackListHistory(db, owner, list, owners)
}
