import { sql, type Kysely } from 'kysely'

// Entry of the save, if there is one: the newest within the hour. An entry that this transaction has begun says so in historial.nueva:
// what only this transaction knows is merged without a question.
const found = sql`
  create function entrada_hallada() returns bigint language plpgsql as $$
  declare
    cual  bigint  := nullif(current_setting('historial.entrada', true), '')::bigint;
    quien integer := nullif(current_setting('historial.usuario', true), '')::integer;
    de    uuid    := nullif(current_setting('historial.guardado', true), '')::uuid;
  begin
    if cual is not null or de is null then return cual; end if;
    select max(id) into cual from historial
      where guardado = de and usuario is not distinct from quien and momento > now() - interval '1 hour';
    if cual is not null then perform set_config('historial.entrada', cual::text, true); end if;
    return cual;
  end $$`

const begun = sql`
  create function entrada_nueva() returns bigint language plpgsql as $$
  declare
    cual bigint;
  begin
    insert into historial (usuario, guardado, restaura) values (
      nullif(current_setting('historial.usuario', true), '')::integer,
      nullif(current_setting('historial.guardado', true), '')::uuid,
      coalesce(current_setting('historial.restaura', true), '') = 'si'
    ) returning id into cual;
    perform set_config('historial.entrada', cual::text, true), set_config('historial.nueva', 'si', true);
    return cual;
  end $$`

// Calls of one save come side by side: the first of them makes the entry while the others wait.
const chosen = sql`
  create or replace function entrada_del_historial() returns bigint language plpgsql as $$
  declare
    cual bigint := entrada_hallada();
    de   text   := current_setting('historial.guardado', true);
  begin
    if cual is not null then return cual; end if;
    if coalesce(de, '') <> '' then
      perform pg_advisory_xact_lock(hashtextextended(de, 0));
      cual := entrada_hallada();
    end if;
    return coalesce(cual, entrada_nueva());
  end $$`

// Another call of the save may have begun the next entry meanwhile: that one is taken then.
const next = sql`
  create function entrada_siguiente(anterior bigint) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(current_setting('historial.guardado'), 0));
    perform set_config('historial.entrada', '', true);
    if entrada_hallada() = anterior then perform entrada_nueva(); end if;
  end $$`

// Trigger before a row changes, so that a cascade finds the entry of the record that it begins with. Arguments: of a record, the columns
// and tables of its owners; of a list, 'lista', the table and the member that hold it, and the column and table of the owner's own owner.
const split = sql`
  create function separar_entrada() returns trigger language plpgsql as $$
  declare
    cual    bigint;
    fila    jsonb;
    de      text    := tg_table_name;
    cual_es integer;
    tipo    text;
    cual_raiz integer;
    aparte  boolean;
  begin
    if current_setting('historial.nueva', true) = 'si' or coalesce(current_setting('historial.guardado', true), '') = ''
      or current_setting('historial.apagado', true) = 'si' or (tg_op = 'UPDATE' and new is not distinct from old) then
      return coalesce(new, old);
    end if;
    cual := entrada_hallada();
    if cual is null then return coalesce(new, old); end if;

    if tg_argv[0] = 'lista' then
      de := tg_argv[1];
      cual_es := coalesce(new.registro, old.registro);
      tipo := coalesce(tg_argv[4], de);
      if tg_nargs > 3 then execute format('select %I from %I where id = $1', tg_argv[3], de) into cual_raiz using cual_es;
      else cual_raiz := cual_es; end if;
    else
      cual_es := coalesce(new.id, old.id);
      if tg_nargs = 0 then
        tipo := de;
        cual_raiz := cual_es;
      else
        fila := to_jsonb(coalesce(new, old));
        tipo := case when fila->>tg_argv[0] is not null then tg_argv[1] else tg_argv[3] end;
        cual_raiz := coalesce(fila->>tg_argv[0], fila->>tg_argv[2])::integer;
      end if;
    end if;

    aparte := exists (select from historial_cambios where raiz_tipo = tipo and raiz = cual_raiz and entrada > cual);
    if not aparte and (tg_op <> 'INSERT' or tg_argv[0] = 'lista') then
      select case
          when tg_argv[0] = 'lista' then coalesce(ya.antes ? tg_argv[2], false)
          when tg_op = 'DELETE' then true
          else exists (
            select from jsonb_each(ya.antes) as era
            where to_jsonb(new)->era.key = era.value and to_jsonb(old)->era.key is distinct from era.value
          )
        end into aparte
        from historial_cambios as ya
        where ya.entrada = cual and ya.tabla = de and ya.registro = cual_es and ya.transaccion <> pg_current_xact_id();
    end if;
    if aparte then perform entrada_siguiente(cual); end if;
    return coalesce(new, old);
  end $$`

const ofOneProduct = ['producto_generico', 'productos_genericos', 'producto_acabado', 'productos_acabados']
const ofTrial = ['ensayo', 'ensayos']
const ofSolution = ['solucion', 'soluciones']

const records: [table: string, owners?: string[]][] = [
  ...[
    'usuarios',
    'magnitudes',
    'iconos',
    'familias',
    'envases',
    'componentes',
    'grupos_de_cultivo',
    'cultivos',
    'estados_fenologicos',
    'soluciones',
    'productos_genericos',
    'productos_acabados',
    'ensayos',
  ].map((table): [string] => [table]),
  ['combinaciones_de_productos', ofSolution],
  ['lineas_de_composicion', ofOneProduct],
  ['como_se_aplica', ofOneProduct],
  ['resultados_de_ensayo', ofTrial],
  ['adjuntos_de_ensayo', ofTrial],
]

const lists: [owner: string, list: string, owners?: string[]][] = [
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

const trigger = (table: string, parameters: string[]) => sql`
  create trigger historial_aparte before insert or update or delete on ${sql.table(table)}
    for each row execute function separar_entrada(${sql.join(parameters.map(each => sql.lit(each)))})`

/**
 * An entry of a save holds no more than no committed state has shown otherwise [HI-01]. A new entry begins where a row that an earlier
 * transaction has written into the entry is deleted or gets a value back, and where another entry has touched the record since.
 */
export const up = async <DB>(db: Kysely<DB>) => {
  // The transaction that wrote the row first; the default of rows that are there is one and the same, so that no row is rewritten.
  await sql`alter table historial_cambios add column transaccion xid8 not null default pg_current_xact_id()`.execute(db)
  for (const statement of [found, begun, chosen, next, split]) await statement.execute(db)
  for (const [table, owners = []] of records) await trigger(table, owners).execute(db)
  for (const [owner, list, owners = []] of lists) await trigger(`${owner}_${list}`, ['lista', owner, list, ...owners]).execute(db)
}
