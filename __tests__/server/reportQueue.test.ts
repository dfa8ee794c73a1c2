import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { Context } from '@server/context'
import type { Schema } from '@server/database/schema'
import { installErrors } from '@server/http/errors'
import { installValidation } from '@server/http/validation'
import { reportRoutes } from '@server/routes/informes'
import { readSettings } from '@server/settings'
import Fastify from 'fastify'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type DatabaseConnection } from 'kysely'

/** Database without rows, whose answers wait. */
const slowDatabase = () => {
  let answer = () => undefined as void
  const answered = new Promise<void>(fulfil => (answer = fulfil))
  const connection = { executeQuery: () => answered.then(() => ({ rows: [] })) } as unknown as DatabaseConnection
  const nothing = async () => undefined
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        releaseConnection: nothing,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        destroy: nothing,
      }),
    },
  })
  return { db, answer }
}

it.each(['?idioma=es_ES', 'revision/?idioma=es_ES'])(
  '%s: forty reports wait for their first turn, and one more is told to try again',
  async path => {
    const { db, answer } = slowDatabase()
    const http = Fastify({ logger: { level: 'silent' } }).withTypeProvider<TypeBoxTypeProvider>()
    installErrors(http)
    installValidation(http)
    reportRoutes(http, { db, settings: readSettings({}) } as Context)
    const ask = () => http.inject({ method: 'GET', url: `/api/informes/productos_genericos/${path}` })
    // One is read, and one is refused.
    const answers = Array.from({ length: 42 }, ask)
    const { statusCode, headers } = await Promise.race(answers)
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    answer()
    const statuses = (await Promise.all(answers)).map(each => each.statusCode)
    expect(statuses.sort()).toEqual([...Array.from({ length: 41 }, () => 200), 503])
    await http.close()
  },
)
