import { sql, type Transaction } from 'kysely'
import type { LocaleMap } from '@/shared/locales'
import { notFound } from '../response/httpError'
import type { Schema } from '../database/schema'
import type { NamedText } from './resourceWith'
import { contested } from './saveTexts'

interface Confirmation extends NamedText {
  campos: readonly string[]
  /** Last change of the sources that the caller knows; all changes where it is omitted. */
  entrada?: number
  /** Texts as the caller knows them, where they equal their sources. */
  antes?: Readonly<Record<string, string>>
}

/**
 * Confirms texts of a language although their sources have changed or are equal; a later change makes them outdated again [TX-02]. The
 * record is written unchanged, so that the lists that count its texts are updated.
 * @throws HttpError 412 where a text or its source differs from the equal text that the caller knows
 */
export const confirmTexts = async (
  transaction: Transaction<Schema>,
  { idioma, origen }: { idioma: string; origen: string },
  { tipo, id, campos, entrada, antes = {} }: Confirmation,
) => {
  const found = await sql<Record<string, LocaleMap>>`
    update ${sql.table(tipo)} set version = version where id = ${id} returning ${sql.join(campos.map(campo => sql.ref(campo)))}
  `.execute(transaction)
  const [stored] = found.rows
  if (stored === undefined) throw notFound()
  const others = campos.filter(campo => campo in antes && [idioma, origen].some(code => (stored[campo]?.[code] ?? '') !== antes[campo]))
  if (others.length > 0) throw contested(others)
  const last = await sql<{ cambios: Record<string, Record<string, number>> }>`
    select cambios from textos_cambiados where tabla = ${tipo} and registro = ${id} for update`.execute(transaction)
  const entries = campos.map(campo => {
    const latest = Math.max(0, ...Object.values(last.rows[0]?.cambios[campo] ?? {}))
    return [campo, { [idioma]: Math.min(latest, entrada ?? latest) }] as const
  })
  await sql`
    insert into textos_cambiados as ya (tabla, registro, vigentes)
    values (${tipo}, ${id}, ${JSON.stringify(Object.fromEntries(entries))}::jsonb)
    on conflict (tabla, registro) do update set vigentes = textos_juntos(ya.vigentes, excluded.vigentes)`.execute(transaction)
}
