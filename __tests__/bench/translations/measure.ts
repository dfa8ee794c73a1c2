import { deepStrictEqual } from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { bare, startServer } from '../lists/startServer'
import { plainCounts, plainRows } from './plain'

// Program that measures the texts of a language on the database of its environment, in ROUNDS rounds, and sends the results to its parent.

const WARM_UP = 3
const ROUNDS = Number(process.env.ROUNDS)

const { db, address, authorization, close } = await startServer()

const agent = new Agent({ keepAlive: true })

const get = (path: string) =>
  new Promise<Buffer[]>((fulfil, reject) => {
    const outgoing = request(address + path, { headers: { authorization, 'accept-encoding': 'gzip' }, agent }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        if (incoming.statusCode === 200 && incoming.headers['content-encoding'] === 'gzip') fulfil(chunks)
        else reject(new Error(`${path} answered ${incoming.statusCode}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

/** Invalidates all caches of the server. */
const forgetAll = () =>
  sql`update versiones_de_tabla set version = version + 1, cambios_desde = version + 1 where tabla = 'magnitudes'`.execute(db)

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const pairsOf = async (work: { product: () => Promise<unknown>; plain: () => Promise<unknown> }) => {
  const pairs: { product: number; plain: number }[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const measured = { product: 0, plain: 0 }
    await forgetAll()
    for (const which of round % 2 ? (['plain', 'product'] as const) : (['product', 'plain'] as const))
      measured[which] = await timed(work[which])
    if (round >= WARM_UP) pairs.push(measured)
  }
  return pairs
}

const ROWS = '/api/traducciones/en_US/'
const read = async <T>(path: string) => JSON.parse(gunzipSync(Buffer.concat(await get(path))).toString()) as T

const bareRows = bare(db, plainRows)
const all = await read<{ desfasada: boolean }[]>(ROWS)
deepStrictEqual(all, JSON.parse(await bareRows()))

interface Count {
  hechas: number
  desfasadas: number
}
const bareCounts = bare(db, plainCounts)
const languages = await read<{ idioma: string; por_tipo: Record<string, Count> }[]>('/api/traducciones/')
const counted = JSON.parse(await bareCounts()) as (Count & { idioma: string; tipo: string })[]
const lines = (counts: { idioma: string; tipo: string; hechas: number; desfasadas: number }[]) =>
  counts.map(({ idioma, tipo, hechas, desfasadas }) => `${idioma} ${tipo}: ${hechas}, ${desfasadas}`).sort()
deepStrictEqual(
  lines(
    languages.flatMap(({ idioma, por_tipo }) =>
      Object.entries(por_tipo).flatMap(([tipo, count]) => (count.hechas > 0 ? [{ idioma, tipo, ...count }] : [])),
    ),
  ),
  lines(counted),
)

const rows = await pairsOf({ product: () => get(ROWS), plain: bareRows })
const counts = await pairsOf({ product: () => get('/api/traducciones/'), plain: bareCounts })

agent.destroy()
await close()
process.send?.({ rows, counts, texts: all.length, outdated: all.filter(({ desfasada }) => desfasada).length })
process.disconnect()
