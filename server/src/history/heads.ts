import { sql, type Kysely } from 'kysely'
import type { Autor, Traduccion } from '@/domain/historial/historial'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { prepare, slot } from '../database/prepared'
import type { Schema } from '../database/schema'
import { catalogues } from '../definitions/catalogues'
import { autor } from './autor'
import type { Changed } from './changes'
import { changesAsked, countAsked, isPlain, newestAsked, type Question } from './question'

/** So many changes of an entry are told: of a record enough for all of it with its parts, else enough for a line. */
const MOST_OF_RECORD = 1_000
const MOST_OF_FIRST = 200

/** A row that an entry touched, and what it is a part of. */
export interface Touched extends Changed {
  id: number
  raiz_tipo: string
  raiz: number
}

export interface Root {
  raiz_tipo: string
  raiz: number
}

export interface Head {
  id: number
  momento: Date
  restaura: boolean
  usuario: Autor | null
  /** The records that it touched, in the order in which it did; parts are told of as what they are parts of. Null where one is asked for. */
  roots: readonly Root[] | null
  /** What it did to the record that is asked for, else to the first that it touched. */
  changes: readonly Touched[] | null
  /** What it has translated, where it did nothing else, and that of several records. */
  traduccion: Traduccion | null
  /** How many entries there are; null on later pages. */
  total: number | null
}

const told = sql`id, entrada, tabla, registro, raiz_tipo, raiz, antes, despues`
const ownFirst = sql`tabla <> raiz_tipo, id`

/** What has no languages counts as one that is none; texts by language alone are objects in a row. */
const translationOf = (question: Question) => sql`(
  select json_build_object('textos', count(*), 'idioma', case when min(idioma) = max(idioma) then min(idioma) end) from (
    select idioma from historial_cambios as c
      cross join jsonb_each(case when c.antes is null or c.despues is null then '{"": null}' else c.despues end) as campo
      left join lateral jsonb_object_keys(
        case when jsonb_typeof(campo.value) = 'object' then campo.value || coalesce(c.antes->campo.key, '{}') end) as idioma on true
    where entrada = e.id and ${changesAsked(question)}
      and (idioma is null or campo.value->>idioma is distinct from c.antes->campo.key->>idioma)
  ) as textos having bool_and(coalesce(idioma, ${sql.lit(DEFAULT_LOCALE)}) <> ${sql.lit(DEFAULT_LOCALE)}))`

const ofRecord = (question: Question) => ({
  roots: sql`null`,
  translation: sql`null`,
  changes: sql`
    select ${told} from historial_cambios where entrada = e.id and ${changesAsked(question)}
    order by ${ownFirst} limit ${sql.lit(MOST_OF_RECORD)}`,
})

const ofAny = (question: Question) => {
  const touched = sql`
    select raiz_tipo, raiz, min(id) as since from historial_cambios where entrada = e.id and ${changesAsked(question)} group by raiz_tipo, raiz`
  return {
    roots: sql`(select json_agg(json_build_object('raiz_tipo', raiz_tipo, 'raiz', raiz) order by since) from (${touched}) as touched)`,
    changes: sql`
      select ${told} from historial_cambios
      where entrada = e.id and not vacio and (raiz_tipo, raiz) = (select raiz_tipo, raiz from (${touched}) as touched order by since limit 1)
      order by ${ownFirst} limit ${sql.lit(MOST_OF_FIRST)}`,
    translation: sql`case when (select count(*) from (${touched}) as touched) > 1 then ${translationOf(question)} end`,
  }
}

const headsOf = (question: Question, limit: number | string) => {
  const { roots, changes, translation } = question.id === undefined ? ofAny(question) : ofRecord(question)
  return sql<Head>`
    select e.id, e.momento, e.restaura, ${autor} as usuario, ${roots} as roots,
      (select json_agg(c order by ${ownFirst}) from (${changes}) as c) as changes, ${translation} as traduccion,
      case when ${question.antes ?? null}::bigint is null then (${countAsked(question)}) end as total
    from historial as e left join usuarios as u on u.id = e.usuario
    where e.id in (${newestAsked(question, limit)}) order by e.id desc`
}

/** What the panel of a record asks for, which everybody opens all day. */
const ofRecords = new Map(
  catalogues.map(({ table }) => [table, prepare(() => headsOf({ tipos: [table], id: slot('id'), antes: slot('antes') }, slot('limit')))]),
)

/** The newest entries that answer it, at most `limit`, newest first. */
export const readHeads = async (db: Kysely<Schema>, question: Question, limit: number) => {
  const { tipos: [tipo = ''] = [], id, antes = null } = question
  const readOfRecord = id !== undefined && isPlain(question) ? ofRecords.get(tipo) : undefined
  return readOfRecord?.(db, { id, antes, limit }) ?? (await headsOf(question, limit).execute(db)).rows
}
