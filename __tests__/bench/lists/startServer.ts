import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import { writeNoHistory } from '../../../server/src/database/author'
import { createApp } from '../../../server/src/app'
import { startSession } from '../../../server/src/auth/sessions'
import { shapeOf } from '../../../server/src/records/shape'
import { createContext } from '../../../server/src/context'
import type { Database } from '../../../server/src/database/database'
import { openDatabase } from '../../../server/src/database/open'
import { productosGenericos } from '../../../src/shared/resources/productosGenericos'
import { readSettings } from '../../../server/src/settings'
import { fillHistory } from '../history/fill'
import { servePages } from '../start/servePages'
import { fillTexts } from '../translations/fill'

/** Number of products, from the environment. */
export const ROWS = Number(process.env.BENCH_ROWS ?? 10_000)

type Db = Database['db']

/** Inserts records as wide as the company's own: the list has to skip all texts that it does not send. */
const insertRows = (database: Db) =>
  database.transaction().execute(async db => {
    await writeNoHistory(db)
    const texts = (length: number) =>
      sql`jsonb_build_object('es_ES', repeat('Abono foliar ', ${length}), 'en_US', repeat('Foliar feed ', ${length}))`
    await sql`insert into familias (nombre) select jsonb_build_object('es_ES', 'Familia ' || n) from generate_series(1, 12) as n`.execute(
      db,
    )
    await sql`
    insert into productos_genericos (codigo, nombre, descripcion, caracteristicas, aplicaciones, familia, activo, ecologico, prioridad)
    select
      'G-' || lpad(n::text, greatest(5, length(n::text)), '0'),
      jsonb_build_object('es_ES', 'Quelato de hierro ' || n, 'en_US', 'Iron chelate ' || n, 'fr_FR', 'Chélate de fer ' || n, 'pt_BR', 'Quelato de ferro ' || n),
      ${texts(20)}, ${texts(10)}, ${texts(10)}, 1 + n % 12, n % 9 > 0, n % 4 = 0, n % 100
    from generate_series(1, ${ROWS}::integer) as n
  `.execute(db)
    await sql`analyze`.execute(db)
  })

/** Inserts eight lines for every product. */
const insertLines = (database: Db) =>
  database.transaction().execute(async db => {
    await writeNoHistory(db)
    await sql`insert into magnitudes (valor) values ('{"es_ES": "% p/p"}')`.execute(db)
    await sql`insert into componentes (nombre) select jsonb_build_object('es_ES', 'Componente ' || n) from generate_series(1, 8) as n`.execute(
      db,
    )
    await sql`
    insert into lineas_de_composicion (producto_generico, componente, cantidad_1, magnitud_1, orden)
    select p.id, c.id, c.id, 1, c.id - 1 from productos_genericos as p, componentes as c
  `.execute(db)
  })

export const createSession = async (db: Db, email = 'bench@example.com') => {
  const user = await db
    .insertInto('usuarios')
    .values({ email, password_hash: 'none' })
    .returning(['id', 'password_hash'])
    .executeTakeFirstOrThrow()
  const token = await startSession(db, user)
  if (token === undefined) throw new Error('No session was made')
  return token
}

/** Function that runs a statement with the database driver alone. */
export const bare = (db: Db, query: RawBuilder<unknown>) => {
  const { sql: text, parameters } = query.compile(db)
  return async () => {
    const { rows } = await db.executeQuery<{ body: string }>(CompiledQuery.raw(text, [...parameters]))
    return rows[0]?.body ?? ''
  }
}

/** Light list in one statement. */
export const bareList = (db: Db) => {
  const { json, from } = shapeOf(productosGenericos, '', productosGenericos.light)
  return bare(db, sql`select '[' || string_agg(${json}, ', ' order by productos_genericos.id) || ']' as body from ${from}`)
}

/** Starts a server in this process, on the database of its environment, with `ROWS` products; with BENCH_FILLED they exist already. */
export const startServer = async () => {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  const { db } = database
  if (!process.env.BENCH_FILLED) await insertRows(db)
  if (process.env.BENCH_LINES) await insertLines(db)
  if (process.env.BENCH_TEXTS) await fillTexts(db)
  if (process.env.BENCH_HISTORY) await fillHistory(db, Number(process.env.BENCH_HISTORY), 100)
  const authorization = `Token ${await createSession(db, process.env.BENCH_FILLED ? 'again@example.com' : undefined)}`
  const { context } = await createContext(database, settings)
  const http = await createApp(context)
  if (process.env.BENCH_PAGES) servePages(http, process.env.BENCH_PAGES)
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await http.close()
    await database.close()
  }
  return { db, address, authorization, close }
}
