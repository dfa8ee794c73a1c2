import { Type } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { shapeOf } from '../../../server/src/records/shape'
import { productosGenericos } from '../../../src/shared/resources/productosGenericos'
import { lightSchema } from '../../../server/src/resources/schemas'
import { bare, createSession, startServer } from '../lists/startServer'

// Program of the server, which reports its own processor time to its parent, threads included.

const { db, address, authorization, close } = await startServer()

const { json, from } = shapeOf(productosGenericos, address)
const statements: Record<string, () => Promise<unknown>> = {
  record: bare(db, sql`select ${json} as body, version from ${from} where productos_genericos.id = ${7}`),
  version: bare(db, sql`select version as body from versiones_de_tabla where tabla = ${'productos_genericos'}`),
}

/** Light list sent by a framework: rows of one query, through its serializer. */
const plain = Fastify()
plain.get('/', { schema: { response: { 200: Type.Array(lightSchema(productosGenericos)) } } }, async () =>
  db
    .selectFrom('productos_genericos')
    .select(['id', 'codigo', 'nombre', 'familia', 'activo', 'ecologico', 'prioridad'])
    .orderBy('id')
    .execute(),
)
const plainAddress = await plain.listen({ host: '127.0.0.1', port: 0 })

const jobs: Record<string, (name: string, count: number) => Promise<unknown>> = {
  used: async () => {
    const { user, system } = process.cpuUsage()
    return { ms: (user + system) / 1000, megabytes: process.memoryUsage().rss / 1e6 }
  },
  /** Adds `count` users, each with a session. */
  sessions: async (_name, count) =>
    Promise.all(Array.from({ length: count }, async (_, at) => `Token ${await createSession(db, `bench${at}@example.com`)}`)),
  bare: async (name, count) => {
    for (let n = 0; n < count; n++) await statements[name]?.()
  },
  end: async () => {
    await plain.close()
    await close()
  },
}

process.on('message', ({ job, name, count }: { job: string; name: string; count: number }) => {
  void jobs[job]?.(name, count).then(answer => {
    process.send?.({ answer })
    if (job === 'end') process.disconnect()
  })
})
process.send?.({ answer: { address, authorization, plainAddress } })
