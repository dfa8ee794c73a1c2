import { sql, type Kysely } from 'kysely'
import type { Cambio } from '@/shared/history'
import { notFound } from '../response/httpError'
import type { Schema } from '../database/schema'
import { changesOf, type ChangeRow } from './changes'

interface ChangeRequest {
  entrada: number
  tipo: string
  id: number
  /** Changed member; undefined for the whole of a created or deleted record. */
  campo: string | undefined
  idioma: string | undefined
}

/**
 * Both sides of a change with whole texts, which a page of the history truncates [HI-02]. `base` is the prefix of image addresses.
 * @throws HttpError 404 if the entry does not have the change
 */
export const readWholeChange = async (
  db: Kysely<Schema>,
  { entrada, tipo, id, campo, idioma }: ChangeRequest,
  base: string,
): Promise<Pick<Cambio, 'antes' | 'despues'>> => {
  const part = (side: 'antes' | 'despues') => {
    const row = sql.ref(side)
    if (campo === undefined) return row
    const value = sql`${row}->${campo}::text`
    return sql`jsonb_build_object(${campo}::text, ${idioma === undefined ? value : sql`jsonb_build_object(${idioma}::text, ${value}->${idioma}::text)`})`
  }
  const kind =
    campo === undefined
      ? sql`(antes is null or despues is null)`
      : sql`antes is not null and despues is not null and (antes ? ${campo}::text or despues ? ${campo}::text)`
  const { rows } = await sql<ChangeRow>`
    select entrada, tabla, registro, ${part('antes')} as antes, ${part('despues')} as despues from historial_cambios
    where entrada = ${entrada}::bigint and tabla = ${tipo} and registro = ${id}::integer and not vacio and ${kind}`.execute(db)
  const [change] = rows.flatMap(row => changesOf(row, base))
  if (change === undefined) throw notFound()
  return { antes: change.antes, despues: change.despues }
}
