import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { CompiledQuery, sql } from 'kysely'
import { startSession } from '../../../server/src/auth/sessions'
import { productosGenericos } from '../../../server/src/definitions/productos'
import { shapeOf } from '../../../server/src/catalogue/shape'
import { readConfigurationFile } from '../../../server/src/configuration'
import { openDatabase, type Database } from '../../../server/src/database/open'
import { Health } from '../../../server/src/health'
import { createApp } from '../../../server/src/app'
import { createImageStore } from '../../../server/src/images/imageStore'
import { readSettings } from '../../../server/src/settings'

// A program: measures the list on the database of its environment, in ROUNDS rounds, and sends what it found to whoever forked it.

const ROWS = 10_000
const WARM_UP = 3
const ROUNDS = Number(process.env.ROUNDS)

type Db = Database['db']

/** As wide as the company's own: the list reads past all the texts that it does not give. */
const insertRows = async (db: Db) => {
  const texts = (length: number) =>
    sql`jsonb_build_object('es_ES', repeat('Abono foliar ', ${length}), 'en_US', repeat('Foliar feed ', ${length}))`
  await sql`insert into familias (nombre) select jsonb_build_object('es_ES', 'Familia ' || n) from generate_series(1, 12) as n`.execute(db)
  await sql`
    insert into productos_genericos (codigo, nombre, descripcion, caracteristicas, aplicaciones, familia, activo, ecologico, prioridad)
    select
      'G-' || lpad(n::text, 5, '0'),
      jsonb_build_object('es_ES', 'Quelato de hierro ' || n, 'en_US', 'Iron chelate ' || n, 'fr_FR', 'Chélate de fer ' || n, 'pt_BR', 'Quelato de ferro ' || n),
      ${texts(20)}, ${texts(10)}, ${texts(10)}, 1 + n % 12, n % 9 > 0, n % 4 = 0, n % 100
    from generate_series(1, ${ROWS}::integer) as n
  `.execute(db)
  await sql`analyze`.execute(db)
}

const createSession = async (db: Db) => {
  const user = await db
    .insertInto('usuarios')
    .values({ email: 'bench@example.com', password_hash: 'none' })
    .returning(['id', 'password_hash'])
    .executeTakeFirstOrThrow()
  const token = await startSession(db, user)
  if (token === undefined) throw new Error('No session was made')
  return token
}

/** The same statement, by the database's driver alone. */
const bareQuery = (db: Db) => {
  const { json, from } = shapeOf(productosGenericos, '', productosGenericos.light)
  const list = sql<{ body: string }>`select coalesce(json_agg(${json} order by productos_genericos.id), '[]')::text as body from ${from}`
  const { sql: text, parameters } = list.compile(db)
  return async () => {
    const { rows } = await db.executeQuery<{ body: string }>(CompiledQuery.raw(text, [...parameters]))
    return rows[0]?.body ?? ''
  }
}

const agent = new Agent({ keepAlive: true })

const get = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number; etag: string; chunks: Buffer[] }>((fulfil, reject) => {
    const outgoing = request(url, { headers, agent }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        fulfil({ status: incoming.statusCode ?? 0, etag: incoming.headers.etag ?? '', chunks })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const settings = readSettings(process.env)
const database = await openDatabase(settings)
const { db, close } = database
await insertRows(db)
const authorization = `Token ${await createSession(db)}`
const { bytes, configuration } = await readConfigurationFile()
const images = createImageStore(settings)
const health = new Health(database, images)
const http = await createApp({ db, images, health, settings, configuration, configurationBytes: bytes })
const address = await http.listen({ host: '127.0.0.1', port: 0 })
const url = `${address}${productosGenericos.path}light/`
const bare = bareQuery(db)

const change = (n: number) => sql`update productos_genericos set prioridad = ${n}::integer where id = 1`.execute(db)
const list = () => get(url, { authorization })

const pairs: { product: number; plain: number; same: number; compressed: number }[] = []
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const measured = { product: 0, plain: 0, same: 0, compressed: 0 }
  const turns: (() => Promise<void>)[] = [
    async () => {
      measured.product = await timed(list)
    },
    async () => {
      measured.plain = await timed(bare)
    },
  ]
  await change(round)
  for (const turn of round % 2 ? turns.reverse() : turns) await turn()
  const { etag, chunks } = await list()
  if (Buffer.concat(chunks).toString() !== (await bare())) throw new Error('The list is not what the bare query gives')
  measured.same = await timed(async () => {
    const { status } = await get(url, { authorization, 'if-none-match': etag })
    if (status !== 304) throw new Error(`An unchanged list answered ${status}`)
  })
  await change(-1 - round)
  measured.compressed = await timed(() => get(url, { authorization, 'accept-encoding': 'br' }))
  if (round >= WARM_UP) pairs.push(measured)
}

agent.destroy()
await http.close()
await close()
process.send?.({ rows: ROWS, pairs })
process.disconnect()
