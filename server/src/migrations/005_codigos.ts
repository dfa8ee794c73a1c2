import { sql, type Kysely } from 'kysely'

// By the same letters everywhere: lower() goes by the locale of the database, and what one database holds must fit into another.
const key = sql`
  create function clave_de_codigo(codigo text) returns text language sql immutable parallel safe
  return lower(translate(
    btrim(codigo, E' \\t\\r\\n\\u00a0'),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ',
    'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ'
  ) collate "C")`

/**
 * Codes that were told apart by case or outer spaces alone stay as they are, since they stand on labels and in addresses: all but the
 * oldest of them note the key that they may share, until their code is changed.
 */
const statementsOf = (table: string) => [
  sql`alter table ${sql.table(table)} add column codigo_repetido text`,
  sql`
    update ${sql.table(table)} set codigo_repetido = clave_de_codigo(codigo)
    where id not in (select min(id) from ${sql.table(table)} group by clave_de_codigo(codigo))`,
  sql`
    alter table ${sql.table(table)}
      drop constraint ${sql.ref(`${table}_codigo`)},
      add constraint ${sql.ref(`${table}_codigo`)} exclude using hash ((clave_de_codigo(codigo)) with =)
        where (codigo_repetido is distinct from clave_de_codigo(codigo))`,
  // For looking a code up among all of them.
  sql`create index on ${sql.table(table)} using hash (clave_de_codigo(codigo))`,
]

/** Codes are unique without regard to case and outer spaces. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of [key, ...['productos_genericos', 'ensayos'].flatMap(statementsOf)]) await statement.execute(db)
}
