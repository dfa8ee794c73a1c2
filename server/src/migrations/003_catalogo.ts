import { sql, type Kysely } from 'kysely'
import { trackListVersions, trackVersions } from './001_trackVersions'

const functions = [
  // "AB-12" with "Ácido húmico (K₂O)" gives "ab-12-acido-humico-k2o".
  sql`
    create function hacer_slug(codigo text, nombre text) returns text language sql immutable parallel safe
    return trim(both '-' from regexp_replace(
      lower(regexp_replace(
        normalize(regexp_replace(concat_ws(' ', codigo, nombre), '</?su[bp]>', '', 'gi'), nfkd),
        '[\\u0300-\\u036f]', '', 'g'
      ) collate "C"),
      '[^a-z0-9]+', '-', 'g'
    ))`,

  sql`
    create function subir_version_de_la_lista() returns trigger language plpgsql as $$
    begin
      update versiones_de_tabla set version = version + 1 where tabla = tg_argv[0];
      return null;
    end $$`,
]

const tables = [
  // On the embedded engine the bytes are files, and bytes is null.
  sql`
    create table imagenes (
      hash   text        primary key,
      tipo   text        not null,
      tamano integer     not null,
      bytes  bytea,
      creada timestamptz not null default now()
    )`,

  sql`
    create table iconos (
      id          integer generated always as identity primary key,
      nombre      jsonb   not null default '{}',
      descripcion jsonb   not null default '{}',
      imagen      text    references imagenes,
      version     integer not null default 1
    )`,

  sql`
    create table familias (
      id          integer generated always as identity primary key,
      nombre      jsonb   not null default '{}',
      descripcion jsonb   not null default '{}',
      color       text    not null default '' check (char_length(color) <= 7),
      prioridad   integer not null default 0,
      imagen      text    references imagenes,
      version     integer not null default 1
    )`,

  sql`
    create table envases (
      id       integer generated always as identity primary key,
      valor    jsonb   not null default '{}',
      magnitud integer references magnitudes,
      imagen   text    references imagenes,
      version  integer not null default 1
    )`,

  sql`
    create table componentes (
      id      integer generated always as identity primary key,
      nombre  jsonb   not null default '{}',
      version integer not null default 1
    )`,

  sql`
    create table grupos_de_cultivo (
      id      integer generated always as identity primary key,
      nombre  text    not null default '',
      version integer not null default 1
    )`,

  sql`
    create table cultivos (
      id               integer generated always as identity primary key,
      nombre           jsonb   not null default '{}',
      grupo_de_cultivo integer references grupos_de_cultivo,
      imagen           text    references imagenes,
      imagen_icono     text    references imagenes,
      version          integer not null default 1
    )`,

  sql`
    create table estados_fenologicos (
      id      integer generated always as identity primary key,
      nombre  jsonb   not null default '{}',
      cultivo integer not null references cultivos,
      imagen  text    references imagenes,
      orden   integer not null default 0,
      version integer not null default 1
    )`,

  sql`
    create table soluciones (
      id          integer generated always as identity primary key,
      nombre      jsonb   not null default '{}',
      descripcion jsonb   not null default '{}',
      version     integer not null default 1
    )`,

  // Codes may be longer than a btree can index, hence the exclusion by hash: it is a uniqueness.
  sql`
    create table productos_genericos (
      id                      integer generated always as identity primary key,
      codigo                  text    not null,
      nombre                  jsonb   not null default '{}',
      descripcion             jsonb   not null default '{}',
      descripcion2            jsonb   not null default '{}',
      caracteristicas         jsonb   not null default '{}',
      aplicaciones            jsonb   not null default '{}',
      observaciones           jsonb   not null default '{}',
      modo_de_accion          jsonb   not null default '{}',
      seo_title               jsonb   not null default '{}',
      seo_description         jsonb   not null default '{}',
      seo_imagen_catalogo_alt jsonb   not null default '{}',
      id_hexadecimal          text    not null default '',
      slug                    text    generated always as (hacer_slug(codigo, nombre->>'es_ES')) stored,
      familia                 integer references familias,
      activo                  boolean not null default true,
      ecologico               boolean not null default false,
      prioridad               integer not null default 0,
      imagen_catalogo         text    references imagenes,
      imagen_modo_de_accion   text    references imagenes,
      version                 integer not null default 1,
      constraint productos_genericos_codigo exclude using hash (codigo with =)
    )`,

  // Codes may repeat: a duplicate keeps its code.
  sql`
    create table productos_acabados (
      id                      integer generated always as identity primary key,
      codigo                  text    not null default '',
      nombre                  jsonb   not null default '{}',
      descripcion             jsonb   not null default '{}',
      descripcion2            jsonb   not null default '{}',
      caracteristicas         jsonb   not null default '{}',
      aplicaciones            jsonb   not null default '{}',
      observaciones           jsonb   not null default '{}',
      modo_de_accion          jsonb   not null default '{}',
      seo_title               jsonb   not null default '{}',
      seo_description         jsonb   not null default '{}',
      seo_imagen_catalogo_alt jsonb   not null default '{}',
      id_hexadecimal          text    not null default '',
      slug                    text    generated always as (hacer_slug(codigo, nombre->>'es_ES')) stored,
      familia                 integer references familias,
      activo                  boolean not null default true,
      ecologico               boolean not null default false,
      producto_generico       integer references productos_genericos,
      empresa                 text    default '',
      internacional           boolean not null default false,
      imagen_catalogo         text    references imagenes,
      imagen_modo_de_accion   text    references imagenes,
      version                 integer not null default 1
    )`,

  sql`
    create table ensayos (
      id                    integer generated always as identity primary key,
      codigo                text    not null,
      nombre                jsonb   not null default '{}',
      fecha                 date,
      pais                  text,
      codigo_iso_alfa_2     text    generated always as (upper(pais collate "C")) stored references paises,
      cultivo               integer references cultivos,
      roi                   numeric(6, 2),
      descripcion           jsonb   not null default '{}',
      dosis                 jsonb   not null default '{}',
      momento_de_aplicacion jsonb   not null default '{}',
      imagen                text    references imagenes,
      version               integer not null default 1,
      constraint ensayos_codigo exclude using hash (codigo with =)
    )`,

  sql`
    create table combinaciones_de_productos (
      id            integer generated always as identity primary key,
      solucion      integer not null references soluciones on delete cascade,
      observaciones jsonb   not null default '{}',
      version       integer not null default 1
    )`,
]

/** Lists in records: which table's rows they name, in the order they were sent. */
const lists = [
  ['productos_genericos', 'iconos', 'iconos'],
  ['productos_genericos', 'estados_fenologicos', 'estados_fenologicos'],
  ['productos_acabados', 'iconos', 'iconos'],
  ['productos_acabados', 'estados_fenologicos', 'estados_fenologicos'],
  ['productos_acabados', 'envases', 'envases'],
  ['ensayos', 'productos', 'productos_genericos'],
  ['combinaciones_de_productos', 'productos_genericos', 'productos_genericos'],
  ['combinaciones_de_productos', 'productos_acabados', 'productos_acabados'],
  ['combinaciones_de_productos', 'cultivos', 'cultivos'],
] as const

const listTable = ([owner, list, items]: (typeof lists)[number]) => sql`
  create table ${sql.table(`${owner}_${list}`)} (
    registro integer not null references ${sql.table(owner)} on delete cascade,
    elemento integer not null references ${sql.table(items)},
    posicion integer not null,
    primary key (registro, elemento)
  )`

const dependentTables = [
  // As sent in lower or upper case, and compared without.
  sql`
    create table productos_acabados_paises (
      registro          integer not null references productos_acabados on delete cascade,
      elemento          text    not null,
      codigo_iso_alfa_2 text    not null generated always as (upper(elemento collate "C")) stored references paises,
      posicion          integer not null,
      primary key (registro, codigo_iso_alfa_2)
    )`,

  sql`
    create table lineas_de_composicion (
      id                integer        generated always as identity primary key,
      componente        integer        references componentes,
      cantidad_1        numeric(10, 5) check (cantidad_1 between 0 and 99999.99999),
      magnitud_1        integer        references magnitudes,
      cantidad_2        numeric(10, 5) check (cantidad_2 between 0 and 99999.99999),
      magnitud_2        integer        references magnitudes,
      solubilidad       smallint       not null default 0 check (solubilidad between 0 and 4),
      valor             jsonb          not null default '{}',
      orden             integer        not null default 0,
      producto_generico integer        references productos_genericos on delete cascade,
      producto_acabado  integer        references productos_acabados on delete cascade,
      version           integer        not null default 1,
      constraint lineas_de_composicion_un_producto check (num_nonnulls(producto_generico, producto_acabado) = 1)
    )`,

  sql`
    create table como_se_aplica (
      id                    integer  generated always as identity primary key,
      modo_de_aplicacion    smallint not null default 0 check (modo_de_aplicacion between 0 and 2),
      momento_de_aplicacion jsonb    not null default '{}',
      dosis                 text     not null default '',
      objetivo              jsonb    not null default '{}',
      estado_fenologico     integer  not null references estados_fenologicos,
      producto_generico     integer  references productos_genericos on delete cascade,
      producto_acabado      integer  references productos_acabados on delete cascade,
      version               integer  not null default 1,
      constraint como_se_aplica_un_producto check (num_nonnulls(producto_generico, producto_acabado) = 1)
    )`,

  sql`
    create table resultados_de_ensayo (
      id          integer generated always as identity primary key,
      ensayo      integer not null references ensayos on delete cascade,
      orden       integer not null default 0,
      valor       numeric,
      magnitud    integer references magnitudes,
      descripcion jsonb   not null default '{}',
      version     integer not null default 1
    )`,

  sql`
    create table adjuntos_de_ensayo (
      id          integer generated always as identity primary key,
      ensayo      integer not null references ensayos on delete cascade,
      orden       integer not null default 0,
      descripcion jsonb   not null default '{}',
      imagen      text    references imagenes,
      version     integer not null default 1
    )`,
]

const records = [
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
  'combinaciones_de_productos',
  'lineas_de_composicion',
  'como_se_aplica',
  'resultados_de_ensayo',
  'adjuntos_de_ensayo',
]

/** Every reference gets an index, so that refusing a deletion, a cascade and a filter read no whole table. */
const references: Record<string, string[]> = {
  iconos: ['imagen'],
  familias: ['imagen'],
  envases: ['magnitud', 'imagen'],
  cultivos: ['grupo_de_cultivo', 'imagen', 'imagen_icono'],
  estados_fenologicos: ['cultivo', 'imagen'],
  productos_genericos: ['familia', 'imagen_catalogo', 'imagen_modo_de_accion'],
  productos_acabados: ['familia', 'producto_generico', 'imagen_catalogo', 'imagen_modo_de_accion'],
  productos_acabados_paises: ['codigo_iso_alfa_2'],
  ensayos: ['codigo_iso_alfa_2', 'cultivo', 'imagen'],
  combinaciones_de_productos: ['solucion'],
  lineas_de_composicion: ['componente', 'magnitud_1', 'magnitud_2', 'producto_generico', 'producto_acabado'],
  como_se_aplica: ['estado_fenologico', 'producto_generico', 'producto_acabado'],
  resultados_de_ensayo: ['ensayo', 'magnitud'],
  adjuntos_de_ensayo: ['ensayo', 'imagen'],
  ...Object.fromEntries(lists.map(([owner, list]) => [`${owner}_${list}`, ['elemento']])),
}

/** Master data, products, crops, trials, combinations and their images. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of [...functions, ...tables, ...lists.map(listTable), ...dependentTables]) await statement.execute(db)
  for (const [table, columns] of Object.entries(references))
    for (const column of columns) await sql`create index on ${sql.table(table)} (${sql.ref(column)})`.execute(db)
  for (const table of records) await trackVersions(db, table)
  for (const [owner, list] of lists) await trackListVersions(db, `${owner}_${list}`, owner)
  await trackListVersions(db, 'productos_acabados_paises', 'productos_acabados')
}
