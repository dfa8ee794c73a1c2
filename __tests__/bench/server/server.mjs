import { inTemporaryDirectory, plainEnvironment } from '../environment.mjs'
import { forkServer } from './process.mjs'

/**
 * Limits of the processor time of a call, as ratios. A record and a version are compared with the bare query: with the embedded engine both
 * include the work of the engine; with PostgreSQL, another process, the server is compared with the driver alone. The whole list, compressed
 * as browsers request it, is compared with the same rows through the serializer of a framework, without compression.
 */
const LIMITS = {
  embedded: { list: 0.5, record: 2, version: 4 },
  postgres: { list: 0.5, record: 20, version: 60 },
}
const TITLES = { list: 'whole list', record: 'one record', version: 'list, nothing changed: 304' }
const CALLS = { list: 10, record: 300, version: 300 }
const COLD_LISTS = 50
const MEGABYTES = { 'at rest': 350, [`after ${COLD_LISTS} whole lists`]: 350 }
const [AT_REST, AFTER_LISTS] = Object.keys(MEGABYTES)
/** Values that `npm start` sets. */
const AS_STARTED = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', NODE_OPTIONS: '--max-semi-space-size=4' }
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }

const PATH = '/api/productos_genericos/'

const measure = async (rounds, { ask, call, plainAddress }) => {
  const used = async work => {
    const before = await ask('used')
    await work()
    return (await ask('used')).ms - before.ms
  }
  const again = async (count, work) => {
    for (let n = 0; n < count; n++) await work()
  }
  const pairs = { list: [], record: [], version: [] }
  const megabytes = { [AT_REST]: (await ask('used')).megabytes }
  for (let round = -1; round < rounds; round++) {
    const { etag } = await call(`${PATH}light/`)
    const ours = {
      list: () => call(`${PATH}light/`, COMPRESSED),
      record: () => call(`${PATH}7/`),
      version: async () => {
        const { status } = await call(`${PATH}light/`, { 'if-none-match': etag })
        if (status !== 304) throw new Error(`An unchanged list answered ${status}`)
      },
    }
    for (const name of ['version', 'record', 'list']) {
      const count = CALLS[name]
      const plain = name === 'list' ? () => again(count, () => call(plainAddress)) : () => ask('bare', name, count)
      const turns = { product: () => again(count, ours[name]), plain }
      const pair = {}
      for (const turn of round % 2 ? ['product', 'plain'] : ['plain', 'product']) pair[turn] = (await used(turns[turn])) / count
      if (round >= 0) pairs[name].push(pair)
    }
  }
  await again(COLD_LISTS, () => call(PATH, COMPRESSED))
  megabytes[AFTER_LISTS] = (await ask('used')).megabytes
  return { pairs, megabytes }
}

/** Processor time of the server per call, reported by itself, and its memory; on both engines. */
export const benchServer = async ({ rounds, line, verdict, reportRatio, postgres }) => {
  const run = async (engine, place) => {
    const env = { ...plainEnvironment, ...place }
    // A second server is measured: the first one has used memory for creating the rows.
    await (await forkServer(env)).end()
    const server = await forkServer({ ...env, ...AS_STARTED, BENCH_FILLED: '1' })
    const { pairs, megabytes } = await measure(rounds, server)
    await server.end()
    for (const [name, title] of Object.entries(TITLES)) reportRatio(engine, title, pairs[name], LIMITS[engine][name])
    for (const [when, most] of Object.entries(MEGABYTES))
      verdict(engine, `memory ${when}`, `${megabytes[when].toFixed(0)} MB`, '', '', `${most} MB`, megabytes[when] <= most)
  }
  line('engine', 'CPU of one call, 10,000 products', 'ours', 'bare', 'ratio', 'limit')
  await inTemporaryDirectory(DATA_DIR => run('embedded', { DATA_DIR }))
  if (postgres.postgresMissing) return console.log(`PostgreSQL is left out: ${postgres.postgresMissing}.`)
  const { createDatabase, stop } = await postgres.startPostgres()
  try {
    await run('postgres', { DATABASE_URL: await createDatabase() })
  } finally {
    await stop()
  }
}
