import { sql, type Kysely } from 'kysely'
import { allResources } from '@/shared/resources/registry'
import type { Schema } from '../database/schema'
import { unionAll } from '../sql'

const MOST_NAMED = 20

/**
 * Sentence that names at most 20 records whose code looks like that of an older record, from before codes were unique; undefined without
 * any.
 */
export const warningOfRepeatedCodes = async (db: Kysely<Schema>): Promise<string | undefined> => {
  const repeated = allResources
    .filter(({ unique }) => unique?.includes('codigo'))
    .map(
      ({ name }) => sql`
        select ${sql.lit(name)} as tabla, id, codigo from ${sql.table(name)}
        where codigo_repetido is not null and codigo_repetido = clave_de_codigo(codigo)`,
    )
  const { rows } = await sql<{ tabla: string; id: number; codigo: string }>`
    ${unionAll(repeated)} order by tabla, id limit ${MOST_NAMED + 1}`.execute(db)
  if (rows.length === 0) return undefined
  const names = rows.slice(0, MOST_NAMED).map(({ tabla, id, codigo }) => `${tabla} ${id} (${JSON.stringify(codigo)})`)
  const more = rows.length > MOST_NAMED ? ' and more' : ''
  return `These codes look like the code of an older record; change one of the two: ${names.join(', ')}${more}.`
}
