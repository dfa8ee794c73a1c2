import { sql, type Kysely } from 'kysely'

const TABLES = ['productos_genericos', 'ensayos']

// The escapes are those of regular expressions, which know no character zero.
const stored = sql`
  create function codigo_guardado(codigo text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(
      normalize(codigo, nfc),
      '[\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u034f\\u061c\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff\\ufff9-\\ufffc\\U000e0000-\\U000e0fff]',
      '', 'g'
    ),
    '[\\u0009-\\u000d\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+', ' ', 'g'
  ))`

// Case by the same letters everywhere: lower() goes by the locale of the database, and one database has to fit into another.
const key = sql`
  create or replace function clave_de_codigo(codigo text) returns text language sql immutable parallel safe
  return lower(translate(
    normalize(codigo_guardado(codigo), nfkc),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ',
    'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ'
  ) collate "C")`

const constraint = (table: string) => sql.ref(`${table}_codigo`)

const indexesOff = (table: string) => [
  sql`alter table ${sql.table(table)} drop constraint ${constraint(table)}`,
  sql`drop index ${sql.ref(`${table}_clave_de_codigo_idx`)}`,
]

/**
 * Codes that look the same from now on stay as they are, all but the oldest with their key noted, as 005 did: the start of the server names
 * them. All others are stored as new ones are.
 */
const codesOf = (table: string) => [
  sql`
    update ${sql.table(table)} as t set codigo_repetido = repetido.clave
    from (
      select id, case when row_number() over (partition by clave_de_codigo(codigo) order by id) > 1 then clave_de_codigo(codigo) end as clave
      from ${sql.table(table)}
    ) as repetido
    where repetido.id = t.id and t.codigo_repetido is distinct from repetido.clave`,
  sql`
    update ${sql.table(table)} set codigo = codigo_guardado(codigo)
    where codigo_guardado(codigo) not in ('', codigo)
      and clave_de_codigo(codigo) not in (select codigo_repetido from ${sql.table(table)} where codigo_repetido is not null)`,
  sql`
    alter table ${sql.table(table)} add constraint ${constraint(table)} exclude using hash ((clave_de_codigo(codigo)) with =)
      where (codigo_repetido is distinct from clave_de_codigo(codigo))`,
  sql`create index on ${sql.table(table)} using hash (clave_de_codigo(codigo))`,
]

/** Codes that look the same are one: characters that do not show, widths and compositions make no difference. */
export const up = async <DB>(db: Kysely<DB>) => {
  const ofAcabados = sql`update productos_acabados set codigo = codigo_guardado(codigo) where codigo <> codigo_guardado(codigo)`
  for (const statement of [...TABLES.flatMap(indexesOff), stored, key, ...TABLES.flatMap(codesOf), ofAcabados]) await statement.execute(db)
}
