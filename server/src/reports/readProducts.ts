import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { FinishedProduct, GenericProduct } from '@/shared/reports/product'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { textNames } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import { createFragments, type Question } from './fragments'
import { readFinishedLists, readLists } from './readLists'

const plain = ['id', 'codigo', 'id_hexadecimal', 'slug', 'activo', 'ecologico', 'imagen_catalogo', 'imagen_modo_de_accion'] as const

type GenericMembers = Omit<GenericProduct, 'lineas' | 'estados' | 'como_se_aplica' | 'iconos'>
type FinishedMembers = Omit<FinishedProduct, 'lineas' | 'estados' | 'como_se_aplica' | 'iconos' | 'paises' | 'envases'>

const membersOf = (question: Question) => {
  const { text } = createFragments(question)
  return sql.join([
    ...plain.map(name => sql.ref(`p.${name}`)),
    ...textNames(productosGenericos).map(name => sql`${text(`p.${name}`)} as ${sql.ref(name)}`),
    sql`${text('f.nombre')} as familia`,
  ])
}

/** Products read at a time. The embedded engine answers no other caller while it reads, so others have their turn in between. */
const PRODUCTS_AT_ONCE = 50

// Order by code points: equal on every engine, for any collation of the database.
const inOrder = sql`order by p.codigo collate "C", p.id`

/** Runs a read within a limit of concurrent reads. Its place is free after the read, even if the caller takes the rows slowly. */
export type ReadLimiter = <T>(read: () => Promise<T>) => Promise<T>

async function* inPortions<T>(limiter: ReadLimiter, ids: number[], read: (ids: number[]) => Promise<T[]>): AsyncGenerator<T> {
  for (let from = 0; from < ids.length; from += PRODUCTS_AT_ONCE) {
    await nextTurn()
    yield* await limiter(() => read(ids.slice(from, from + PRODUCTS_AT_ONCE)))
  }
}

const readIds = async (db: Kysely<Schema>, query: RawBuilder<{ id: number }>) => (await query.execute(db)).rows.map(({ id }) => id)

/** Options of a report, and the limiter of its reads. */
export interface ReportRequest {
  idioma: string
  isMarked?: boolean
  limiter: ReadLimiter
}

/** Reads all generic products, inactive ones too, by code. Each is read at its own moment; one that is deleted meanwhile is left out. */
export const readGenericProducts = async (
  db: Kysely<Schema>,
  { limiter, ...options }: ReportRequest,
): Promise<AsyncIterable<GenericProduct>> => {
  const all = await limiter(() => readIds(db, sql`select p.id from productos_genericos as p ${inOrder}`))
  return inPortions(limiter, all, ids =>
    Snapshot.read(db, async snapshot => {
      const question: Question = { table: 'productos_genericos', ...options, ids }
      const { rows } = await sql<GenericMembers>`
        select ${membersOf(question)}, p.prioridad
        from productos_genericos as p left join familias as f on f.id = p.familia
        where p.id = ${createFragments(question).chosen}
        ${inOrder}
      `.execute(snapshot.db)
      const lists = await readLists(snapshot, question)
      return rows.map(row => ({ ...row, ...lists(row.id) }))
    }),
  )
}

/** Reads all finished products of a country (code in any case), inactive ones too, by code. Changes meanwhile count as for generic products. */
export const readFinishedProducts = async (
  db: Kysely<Schema>,
  { limiter, ...options }: ReportRequest,
  pais: string,
): Promise<AsyncIterable<FinishedProduct>> => {
  const ofCountry = sql<{ id: number }>`
    select p.id from productos_acabados as p
    where p.id in (select registro from productos_acabados_paises where codigo_iso_alfa_2 = upper(${pais}::text collate "C"))
    ${inOrder}`
  const all = await limiter(() => readIds(db, ofCountry))
  return inPortions(limiter, all, ids =>
    Snapshot.read(db, async snapshot => {
      const question: Question = { table: 'productos_acabados', ...options, ids }
      const { text, chosen } = createFragments(question)
      const { rows } = await sql<FinishedMembers>`
        select ${membersOf(question)}, p.empresa, p.internacional, g.codigo as generico_codigo, ${text('g.nombre')} as generico_nombre
        from productos_acabados as p
          left join familias as f on f.id = p.familia
          left join productos_genericos as g on g.id = p.producto_generico
        where p.id = ${chosen}
        ${inOrder}
      `.execute(snapshot.db)
      const lists = await readLists(snapshot, question)
      const finishedLists = await readFinishedLists(snapshot, question)
      return rows.map(row => ({ ...row, ...lists(row.id), ...finishedLists(row.id) }))
    }),
  )
}
