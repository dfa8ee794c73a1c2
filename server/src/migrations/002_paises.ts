import { sql, type Kysely } from 'kysely'
import paises from './002_paises.json'

/** Countries are reference data that every installation needs. */
export const up = async <DB>(db: Kysely<DB>) => {
  await sql`
    insert into paises
    select * from jsonb_to_recordset(${JSON.stringify(paises)}::jsonb)
      as fila(codigo_iso_alfa_2 text, codigo_iso_alfa_3 text, codigo_iso_numerico text, nombre jsonb)
  `.execute(db)
}
