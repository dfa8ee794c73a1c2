import { deepStrictEqual } from 'node:assert/strict'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { bare, startServer } from '../lists/startServer'
import { finish, inRounds, pairOf, send, timed, type Pair } from '../measuring'
import { plainCounts, plainRows } from './plain'

// Program that measures the texts of a language on the database of its environment, in BENCH_ROUNDS rounds, and sends the results to its parent.

const { db, address, authorization, close } = await startServer()

const get = async (path: string) => {
  const { status, headers, chunks } = await send('GET', address + path, { authorization, 'accept-encoding': 'gzip' })
  if (status !== 200 || headers['content-encoding'] !== 'gzip') throw new Error(`${path} answered ${status}`)
  return chunks
}

/** Invalidates all caches of the server. */
const forgetAll = () =>
  sql`update versiones_de_tabla set version = version + 1, cambios_desde = version + 1 where tabla = 'magnitudes'`.execute(db)

const pairsOf = (work: Record<keyof Pair, () => Promise<unknown>>) =>
  inRounds(async round => {
    await forgetAll()
    return pairOf(round, side => timed(work[side]))
  })

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

await finish(close, { rows, counts, texts: all.length, outdated: all.filter(({ desfasada }) => desfasada).length })
