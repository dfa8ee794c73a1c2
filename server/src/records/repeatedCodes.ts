import { sql, type Kysely } from 'kysely'
import { allResources } from '@/shared/resources/registry'
import type { Schema } from '../database/schema'
import { unionAll } from '../sql'

const TOLD = 20

/**
 * Sentence that names the records whose codes look like an older record's, from before codes were unique; undefined without any.
 * Limits: names the first 20.
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
    ${unionAll(repeated)} order by tabla, id limit ${TOLD + 1}`.execute(db)
  if (rows.length === 0) return undefined
  const names = rows.slice(0, TOLD).map(({ tabla, id, codigo }) => `${tabla} ${id} (${JSON.stringify(codigo)})`)
  const more = rows.length > TOLD ? ' and more' : ''
  return `These codes look like the code of an older record; change one of the two: ${names.join(', ')}${more}.`
}
