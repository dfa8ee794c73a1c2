import { sql, type Kysely } from 'kysely'

/** What a record was called is looked for in few of its changes, however many there are: in those that gave it another name. */
export const up = async <DB>(db: Kysely<DB>) => {
  await sql`
    create index on historial_cambios (raiz_tipo, raiz, entrada)
    where tabla = raiz_tipo and antes ?| array['codigo', 'nombre', 'valor', 'apellidos']`.execute(db)
}
