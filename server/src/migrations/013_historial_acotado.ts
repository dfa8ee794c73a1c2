import { sql, type Kysely } from 'kysely'

// A text in lower case that a record is searched by: its code and its names in all languages. What is longer than any name is not searched.
const text = (nombre: 'jsonb' | 'text', names: ReturnType<typeof sql>) => sql`
  create function texto_de_nombre(codigo text, nombre ${sql.raw(nombre)}) returns text language sql immutable parallel safe
  return lower(left(concat_ws(chr(10), codigo, ${names}), 20000))`

const namesIn = sql`(
  select case jsonb_typeof(nombre) when 'object' then (select string_agg(value, chr(10) order by key) from jsonb_each_text(nombre))
    else nombre #>> '{}' end)`

// Every three letters that follow one another: what contains a text contains all of its. The text is split once, since `substr` counts its
// letters from the beginning each time. The cost keeps it out of scans of whole tables.
const trigrams = sql`
  create function trigramas(texto text) returns text[] language sql immutable strict parallel safe cost 10000
  return (
    select array_agg(distinct letras) from (
      select letra || lead(letra) over seguidas || lead(letra, 2) over seguidas as letras
      from unnest(string_to_array(texto, null)) with ordinality as una (letra, n) window seguidas as (order by n)
    ) as todas where letras is not null
  )`

const named: [table: string, codigo: string, nombre: string][] = [
  ...['iconos', 'familias', 'componentes', 'grupos_de_cultivo', 'cultivos', 'estados_fenologicos', 'soluciones'].map(
    (table): [string, string, string] => [table, 'null::text', 'nombre'],
  ),
  ['magnitudes', 'null::text', 'valor'],
  ['envases', 'null::text', 'valor'],
  ...['productos_genericos', 'productos_acabados', 'ensayos'].map((table): [string, string, string] => [table, 'codigo', 'nombre']),
]

const indexes = [
  // By kind of record, and by what was done: each gives the newest entries first.
  sql`create index on historial_cambios (raiz_tipo, entrada) where not vacio`,
  sql`create index on historial_cambios (entrada) where antes is null and despues is not null and tabla = raiz_tipo`,
  sql`create index on historial (id) where restaura`,
  // Records that are in the bin, newest first.
  sql`create index on historial_cambios (id) where despues is null and antes is not null and tabla = raiz_tipo`,
  // What those were called.
  sql`
    create index on historial_cambios using gin (trigramas(texto_de_nombre(antes->>'codigo', coalesce(antes->'nombre', antes->'valor'))))
    where despues is null and antes is not null and tabla = raiz_tipo`,
]

/** A page of the history and of the bin is found by an index, however long the history is [HI-04, HI-05]. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const function_ of [text('jsonb', namesIn), text('text', sql`nombre`), trigrams]) await function_.execute(db)
  for (const index of indexes) await index.execute(db)
  for (const [table, codigo, nombre] of named)
    await sql`create index on ${sql.table(table)} using gin (trigramas(texto_de_nombre(${sql.raw(codigo)}, ${sql.ref(nombre)})))`.execute(
      db,
    )
}
