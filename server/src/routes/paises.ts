import { Type } from '@fastify/type-provider-typebox'
import { sql } from 'kysely'
import { createList } from './list'
import type { Semaphore } from '../semaphore'
import { recordJson } from '../records/shape'
import type { Context } from '../context'
import type { Http } from '../http/http'
import { localeMap, unchanged } from '../jsonSchemas'

const pais = Type.Object({
  codigo_iso_alfa_2: Type.String(),
  codigo_iso_alfa_3: Type.String(),
  codigo_iso_numerico: Type.String(),
  nombre: localeMap,
})

const shape = { json: recordJson(Object.keys(pais.properties)), from: sql.table('paises') }

/** Route of the countries, which are read-only: a migration inserts them. */
export const paisesRoutes = (http: Http, { db }: Context, semaphore: Semaphore) => {
  const list = createList(db, semaphore, { table: 'paises', shape: () => shape, base: () => '', orderBy: 'codigo_iso_alfa_2' })
  http.get(
    '/api/paises/',
    {
      config: { preloaded: list.preloaded },
      schema: { tags: ['paises'], response: { 200: Type.Array(pais), 304: unchanged } },
    },
    list.handler,
  )
}
