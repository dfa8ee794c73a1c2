import { sql, type Transaction } from 'kysely'
import { storedText } from '@/shared/lineOf'
import type { LocaleMap } from '@/shared/locales'
import { staleRecord } from '../response/etag'
import { HttpError, invalid, labelsOf, notFound } from '../response/httpError'
import type { Schema } from '../database/schema'
import { MAX_LANGUAGES } from '../jsonSchemas'
import { resourceWith, type NamedText } from './resourceWith'

interface SentTexts extends NamedText {
  textos: Readonly<Record<string, string>>
  /** Texts as the caller knows them. */
  antes?: Readonly<Record<string, string>>
}

const CONTESTED = 'Otra persona ha cambiado este texto mientras tanto.'

const each = (campos: readonly string[], sentence: string) => Object.fromEntries(campos.map(campo => [campo, [sentence]]))

/** Refusal of texts that another user has changed meanwhile. */
export const contested = (campos: readonly string[]) => new HttpError(412, staleRecord().detail, { errors: each(campos, CONTESTED) })

/**
 * Writes texts of a record in one language, and nothing else of the record; an empty text deletes the stored one [TX-04].
 * @throws HttpError 412 where one of them was changed meanwhile to another text than the one sent
 */
export const saveTexts = async (transaction: Transaction<Schema>, idioma: string, { tipo, id, textos: sent, antes = {} }: SentTexts) => {
  const campos = Object.keys(sent)
  const { fields } = resourceWith(tipo, { textos: campos, antes: Object.keys(antes) })
  const textos = Object.fromEntries(Object.entries(sent).map(([campo, text]) => [campo, storedText(fields[campo], text)]))
  const table = sql.table(tipo)
  const found = await sql<Record<string, LocaleMap>>`
    select ${sql.join(campos.map(campo => sql.ref(campo)))} from ${table} where id = ${id} for update`.execute(transaction)
  const [stored] = found.rows
  if (stored === undefined) throw notFound()
  const textOf = (campo: string) => stored[campo]?.[idioma] ?? ''
  const changed = campos.filter(campo => textOf(campo) !== textos[campo])
  const others = changed.filter(campo => campo in antes && textOf(campo) !== antes[campo])
  if (others.length > 0) throw contested(others)
  const full = changed.filter(campo => textOf(campo) === '' && Object.keys(stored[campo] ?? {}).length >= MAX_LANGUAGES)
  if (full.length > 0) throw invalid(each(full, `No puede tener más de ${MAX_LANGUAGES} idiomas.`), labelsOf(fields))
  if (changed.length === 0) return
  const assignments = changed.map(campo => {
    const column = sql.ref(campo)
    const text = textos[campo] ?? ''
    const map = text === '' ? sql`${column} - ${idioma}::text` : sql`${column} || ${JSON.stringify({ [idioma]: text })}::jsonb`
    return sql`${column} = ${map}`
  })
  await sql`update ${table} set ${sql.join([...assignments, sql`version = version + 1`])} where id = ${id}`.execute(transaction)
}
