import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { withServer } from '../start/server.mjs'
import { median } from '../statistics.mjs'

const ROOT = '/api/productos_genericos/'
const PAGES = 20
const SAVES = 200
const SAVES_A_ROUND = 40
const STREAMS_OF_USER = 20
const STREAMS = 200
const REST_MS = 20_000
const LIMITS = { lateMs: 1_000, bytes: 2_048, cpu: 1.3, megabytes: 60, percent: 3 }

/** Opens the stream of events of one page; `heard` is called with the data of each change, and its bytes. */
const openStream = (address, authorization, heard) =>
  new Promise((fulfil, reject) => {
    get(`${address}/api/eventos/`, { headers: { authorization }, agent: false }, incoming => {
      if (incoming.statusCode !== 200) reject(new Error(`A stream answered ${incoming.statusCode}`))
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('error', () => undefined)
      incoming.on('data', chunk => {
        text += chunk
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          const data = /^event: cambio\ndata: (.*)$/m.exec(event)?.[1]
          if (data !== undefined) heard(JSON.parse(data), event.length)
        }
      })
      incoming.once('data', () => fulfil(() => incoming.destroy()))
    }).on('error', reject)
  })

const jsonOf = async answer => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer.text()
}

const versionOf = async ({ address, authorization }) => {
  const answer = await fetch(`${address}${ROOT}cambios/?idioma=es_ES`, { headers: { authorization } })
  return JSON.parse(await jsonOf(answer)).version
}

const save = async ({ address, authorization }, prioridad) => {
  const headers = { authorization, 'content-type': 'application/json' }
  await jsonOf(await fetch(`${address}${ROOT}7/`, { method: 'PUT', headers, body: JSON.stringify({ prioridad }) }))
}

/** Opens pages that request each announced change, like the product's pages. */
const openPages = async server => {
  const { address, authorization } = server
  let version = await versionOf(server)
  let arrived = () => undefined
  let most = 0
  const closing = []
  for (let page = 0; page < PAGES; page++) {
    let own = version
    const hear = async (change, bytes) => {
      const answer = await fetch(`${address}${ROOT}cambios/?idioma=es_ES&desde=${own}`, { headers: { authorization } })
      const delta = await jsonOf(answer)
      own = JSON.parse(delta).version
      most = Math.max(most, bytes + delta.length)
      if (own >= change.version) arrived()
    }
    closing.push(await openStream(address, authorization, (change, bytes) => void hear(change, bytes)))
  }
  return {
    /** Milliseconds from a save until every page has its change. */
    saveSeen: async prioridad => {
      let left = PAGES
      const seen = new Promise(resolve => {
        arrived = () => {
          left -= 1
          if (left === 0) resolve()
        }
      })
      const start = performance.now()
      await save(server, prioridad)
      await seen
      version += 1
      return performance.now() - start
    },
    mostBytes: () => most,
    close: () => closing.forEach(close => close()),
  }
}

const quantile = (numbers, part) => numbers.toSorted((one, other) => one - other)[Math.ceil(part * numbers.length) - 1]

/** Changes of others: time until pages have them, processor time and size, and cost of idle streams. On the embedded engine [SY-03]. */
export const benchLive = async ({ rounds, line, ms, verdict }) => {
  line('rows', 'changes of others', 'ours', 'at 1,000', 'ratio', 'limit')
  await withServer({ BENCH_ROWS: '10000' }, async server => {
    const pages = await openPages(server)
    const times = []
    for (let at = 0; at < SAVES; at++) times.push(await pages.saveSeen(at))
    const late = quantile(times, 0.95)
    verdict('10000', `a save in ${PAGES} pages, p95`, ms(late), '', '', ms(LIMITS.lateMs), late <= LIMITS.lateMs)
    verdict('10000', '  bytes of it in a page', pages.mostBytes(), '', '', LIMITS.bytes, pages.mostBytes() <= LIMITS.bytes)
    pages.close()
  })
  await withServer({ BENCH_ROWS: '1000' }, few =>
    withServer({ BENCH_ROWS: '100000' }, async many => {
      const servers = [few, many]
      const pages = await Promise.all(servers.map(openPages))
      const used = async at => {
        const before = await servers[at].ask('used')
        for (let n = 0; n < SAVES_A_ROUND; n++) await pages[at].saveSeen(n)
        return ((await servers[at].ask('used')).ms - before.ms) / SAVES_A_ROUND
      }
      const pairs = []
      for (let round = -1; round < rounds; round++) {
        const pair = round % 2 ? [await used(0), await used(1)] : [await used(1), await used(0)].reverse()
        if (round >= 0) pairs.push(pair)
      }
      const ratio = median(pairs.map(([small, large]) => large / small))
      const [small, large] = [0, 1].map(at => median(pairs.map(pair => pair[at])))
      verdict('100000', `CPU of a save, ${PAGES} pages`, ms(large), ms(small), ratio.toFixed(2), LIMITS.cpu, ratio <= LIMITS.cpu)
      for (const each of pages) each.close()
    }),
  )
  await withServer({ BENCH_ROWS: '1000' }, async server => {
    const sessions = await server.ask('sessions', '', STREAMS / STREAMS_OF_USER)
    const before = await server.ask('used')
    const closing = []
    for (const authorization of sessions) {
      for (let n = 0; n < STREAMS_OF_USER; n++) closing.push(await openStream(server.address, authorization, () => undefined))
    }
    await pause(2_000)
    const open = await server.ask('used')
    await pause(REST_MS)
    const rested = await server.ask('used')
    const percent = (100 * (rested.ms - open.ms)) / REST_MS
    const megabytes = rested.megabytes - before.megabytes
    verdict('', `${STREAMS} streams: memory`, `${megabytes.toFixed(0)} MB`, '', '', `${LIMITS.megabytes} MB`, megabytes <= LIMITS.megabytes)
    verdict('', '  at rest, of one core', `${percent.toFixed(1)} %`, '', '', `${LIMITS.percent} %`, percent <= LIMITS.percent)
    closing.forEach(close => close())
  })
}
