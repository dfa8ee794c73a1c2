import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comparePairs } from '../statistics.mjs'
import { forkServer } from './process.mjs'

/**
 * What a call may use of the processor, by the bare query that somebody would write for it, sent as every other: the embedded engine's own
 * work is in both, and with PostgreSQL, which works elsewhere, it is the server's alone against that of the driver.
 */
const LIMITS = {
  embedded: { list: 0.35, record: 2, version: 4 },
  postgres: { list: 2, record: 20, version: 60 },
}
const TITLES = { list: 'list after one change', record: 'one record', version: 'list, nothing changed: 304' }
const CALLS = { list: 1, record: 300, version: 300 }
const MEGABYTES = { 'at rest': 500, 'after its lists': 800 }

const PATH = '/api/productos_genericos/'

const measure = async (rounds, { ask, call }) => {
  const used = async work => {
    const before = await ask('used')
    await work()
    return (await ask('used')).ms - before.ms
  }
  const again = async (count, work) => {
    for (let n = 0; n < count; n++) await work()
  }
  const pairs = { list: [], record: [], version: [] }
  const megabytes = { 'at rest': (await ask('used')).megabytes }
  for (let round = -1; round < rounds; round++) {
    const { etag } = await call(`${PATH}light/`)
    const ours = {
      list: () => call(`${PATH}light/`),
      record: () => call(`${PATH}7/`),
      version: async () => {
        const { status } = await call(`${PATH}light/`, { 'if-none-match': etag })
        if (status !== 304) throw new Error(`An unchanged list answered ${status}`)
      },
    }
    for (const name of ['version', 'record', 'list']) {
      if (name === 'list') await ask('change', '', round)
      const count = CALLS[name]
      const turns = { product: () => again(count, ours[name]), plain: () => ask('bare', name, count) }
      const pair = {}
      for (const turn of round % 2 ? ['product', 'plain'] : ['plain', 'product']) pair[turn] = (await used(turns[turn])) / count
      if (round >= 0) pairs[name].push(pair)
    }
  }
  for (const path of [PATH, `${PATH}light/`]) await call(path, { 'accept-encoding': 'br' })
  megabytes['after its lists'] = (await ask('used')).megabytes
  return { pairs, megabytes }
}

/** What the server uses of the processor for a call, by its own clock, and of memory; on both engines. */
export const benchServer = async ({ rounds, line, ms, verdict, postgres }) => {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL, ...env } = process.env
  const run = async (engine, place) => {
    const server = await forkServer({ ...env, ...place })
    const { pairs, megabytes } = await measure(rounds, server)
    await server.end()
    for (const [name, title] of Object.entries(TITLES)) {
      const { product, plain, ratio } = comparePairs(pairs[name])
      const limit = LIMITS[engine][name]
      verdict(engine, title, ms(product), ms(plain), ratio.toFixed(2), limit, ratio <= limit)
    }
    if (engine === 'postgres') return
    for (const [when, most] of Object.entries(MEGABYTES))
      verdict(engine, `memory ${when}`, `${megabytes[when].toFixed(0)} MB`, '', '', `${most} MB`, megabytes[when] <= most)
  }
  line('engine', 'CPU of one call, 10,000 products', 'ours', 'bare', 'ratio', 'limit')
  const directory = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  try {
    await run('embedded', { DATA_DIR: directory })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
  if (postgres.postgresMissing) return console.log(`PostgreSQL is left out: ${postgres.postgresMissing}.`)
  const { createDatabase, stop } = await postgres.startPostgres()
  try {
    await run('postgres', { DATABASE_URL: await createDatabase() })
  } finally {
    await stop()
  }
}
