import { sql, type Kysely } from 'kysely'

const COLUMNS = ['imagen', 'imagen_icono', 'imagen_catalogo', 'imagen_modo_de_accion']

/** Images that changes of the history name are found by their hashes, without reading the changes [HI-06]. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const column of COLUMNS)
    for (const side of ['antes', 'despues']) {
      const named = sql`(${sql.ref(side)}->>${sql.lit(column)})`
      await sql`create index ${sql.ref(`historial_${side}_${column}`)} on historial_cambios (${named}) where ${named} is not null`.execute(
        db,
      )
    }
}
