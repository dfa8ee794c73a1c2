import { sql } from 'kysely'
import { startServer } from '../lists/startServer'
import { finish, inRounds, pairOf, timed } from '../measuring'

// Program that measures writes and the history on the database of its environment, in BENCH_ROUNDS rounds, and sends the results to its parent.

const WRITES = 8

const { db, address, authorization, close } = await startServer()

const send = async (method: string, path: string, json?: object) => {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return text === '' ? undefined : (JSON.parse(text) as { id: number })
}

const TABLES = ['productos_genericos', 'productos_genericos_iconos', 'productos_genericos_estados_fenologicos', 'lineas_de_composicion']

const keepHistory = async (isKept: boolean) => {
  for (const table of TABLES)
    for (const event of ['insert', 'update', 'delete'])
      await sql`alter table ${sql.table(table)} ${sql.raw(isKept ? 'enable' : 'disable')} trigger ${sql.ref(`historial_${event}`)}`.execute(
        db,
      )
}

await sql`insert into iconos (nombre) select '{}' from generate_series(1, 4)`.execute(db)
let n = 0
/** Save like the form's: the whole record, with a changed text and priority. */
const change = async () => {
  n += 1
  const id = 1 + (n % 50)
  await send('PUT', `/api/productos_genericos/${id}/`, {
    codigo: `G-${String(id).padStart(5, '0')}`,
    nombre: { es_ES: 'Quelato de hierro', en_US: 'Iron chelate', fr_FR: 'Chélate de fer' },
    descripcion: { es_ES: `Abono foliar ${n} `.repeat(20), en_US: 'Foliar feed '.repeat(20) },
    caracteristicas: { es_ES: 'Abono foliar '.repeat(10), en_US: 'Foliar feed '.repeat(10) },
    iconos: n % 4 === 0 ? [1, 2] : [2, 3],
    estados_fenologicos: [],
    prioridad: n % 100,
    activo: true,
  })
}
const line = async () => {
  n += 1
  const made = await send('POST', '/api/lineas_de_composicion/', {
    producto_generico: 1 + (n % 50),
    cantidad_1: 7.5,
    valor: { es_ES: 'pH 4 a 8' },
  })
  await send('DELETE', `/api/lineas_de_composicion/${made?.id}/`)
}

const writes = (write: () => Promise<void>) =>
  inRounds(round =>
    pairOf(round, async side => {
      await keepHistory(side === 'product')
      // Unmeasured write: created or dropped triggers make a connection plan all statements again.
      await write()
      return timed(async () => {
        for (let each = 0; each < WRITES; each++) await write()
      })
    }),
  )

const changes = await writes(change)
const parts = await writes(line)

await finish(close, { changes, parts })
