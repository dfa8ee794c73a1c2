import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { fillHistory } from './fill'
import { bare, startServer } from '../lists/startServer'

// A program: measures writes and the history on the database of its environment, in ROUNDS rounds, and sends what it found.

const WARM_UP = 3
const ROUNDS = Number(process.env.ROUNDS)
const WRITES = 8
const ENTRIES = 100_000
const OWN_ENTRIES = 1_000

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

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
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
/** As a form sends it: all of the record, of which a text and the priority have changed. */
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

const pairsOf = async (turn: (which: 'product' | 'plain') => Promise<number>) => {
  const pairs: { product: number; plain: number }[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const measured = { product: 0, plain: 0 }
    for (const which of round % 2 ? (['plain', 'product'] as const) : (['product', 'plain'] as const)) measured[which] = await turn(which)
    if (round >= WARM_UP) pairs.push(measured)
  }
  return pairs
}

const writes = (write: () => Promise<void>) =>
  pairsOf(async which => {
    await keepHistory(which === 'product')
    // Triggers that come or go make a connection plan everything anew, which nobody who writes waits for.
    await write()
    return timed(async () => {
      for (let each = 0; each < WRITES; each++) await write()
    })
  })

const changes = await writes(change)
const parts = await writes(line)

await sql`delete from historial`.execute(db)
await fillHistory(db, ENTRIES, ENTRIES / OWN_ENTRIES)

const page = (where: ReturnType<typeof sql>) => sql<{ body: string }>`
  select json_build_object(
    'total', (select count(distinct entrada) from historial_cambios where not vacio and ${where}),
    'entradas', (
      select json_agg(json_build_object(
        'id', e.id, 'momento', e.momento, 'usuario', (select email from usuarios where id = e.usuario),
        'cambios', (
          select json_agg(json_build_object('tipo', tabla, 'registro', registro, 'antes', antes, 'despues', despues,
            'nombre', (select nombre from productos_genericos where id = raiz))) from historial_cambios where entrada = e.id and not vacio
        )
      )) from (
        select * from historial where id in (select entrada from historial_cambios where not vacio and ${where}) order by id desc limit 50
      ) as e
    )
  )::text as body`

const pages = (query: string, where: ReturnType<typeof sql>) => {
  const select = bare(db, page(where))
  // A page of 50 costs a few milliseconds: what any call costs that asks who calls counts on both sides.
  const plain = async () => {
    await send('GET', '/api/auth/user/')
    await select()
  }
  return pairsOf(which => timed(which === 'product' ? () => send('GET', `/api/historial/?${query}`) : plain))
}

const record = await pages('tipo=productos_genericos&id=1', sql`raiz_tipo = 'productos_genericos' and raiz = 1`)
const all = await pages('', sql`true`)

await close()
process.send?.({ changes, parts, record, all })
process.disconnect()
