import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { comparePairs } from './statistics.mjs'

const RECORDS = 10_000
const LOCALES = ['es_ES', 'en_US', 'fr_FR', 'pt_BR', 'it_IT']
const TURNS = 8

/** Response body of a long list, 3.5 MB of text. */
const list = JSON.stringify(
  Array.from({ length: RECORDS }, (_, id) => ({
    ...{ id, codigo: `PG-${id}`, familia: id % 12, activo: true, ecologico: id % 3 === 0, prioridad: id % 100 },
    nombre: Object.fromEntries(LOCALES.map(locale => [locale, `<p>Abono líquido n.º ${id} para ${locale}</p>`])),
  })),
)

const serveList = async () => {
  const compressed = gzipSync(list)
  const server = createServer(({ url }, response) => {
    if (url === '/') response.setHeader('Content-Type', 'text/html').end('<!doctype html>')
    else response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Encoding': 'gzip' }).end(compressed)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}

/** Runs in the page: milliseconds until the text of the list is read, by way of reading; the first way changes with each turn. */
const readInTurns = async turns => {
  const ways = {
    text: answer => answer.text(),
    bytes: async answer => new TextDecoder().decode(await answer.arrayBuffer()),
    blob: async answer => (await answer.blob()).text(),
  }
  const names = Object.keys(ways)
  const times = []
  const lengths = new Set()
  for (let turn = 0; turn < turns; turn++) {
    const time = {}
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + turn) % names.length]
      await new Promise(resolve => setTimeout(resolve, 50))
      const start = performance.now()
      const text = await ways[name](await fetch('/list', { cache: 'no-store' }))
      time[name] = performance.now() - start
      lengths.add(text.length)
    }
    times.push(time)
  }
  return { times, lengths: [...lengths] }
}

/** Limit of the ratio, which is 1.4 on a quiet machine: Chromium transfers a blob in one piece. */
const BLOB_LIMIT = 1.75

/** Reads a long response body as the product does, by `text()`, and by `arrayBuffer()` and a decoder; compared with a blob. */
export const benchAnswers = async ({ line, ms, reportRatio, rounds, browser }) => {
  console.log(`An answer of ${(list.length / 1e6).toFixed(1)} MB as text, in ${rounds} round(s) of ${TURNS} turns: medians.\n`)
  line('records', '', 'ours', 'blob', 'ratio', 'limit')
  const site = await serveList()
  const times = []
  try {
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage()
      await page.goto(`${site.address}/`)
      await page.evaluate(readInTurns, 3)
      const read = await page.evaluate(readInTurns, TURNS)
      if (read.lengths.join() !== String(list.length)) throw new Error('the ways of reading differ')
      times.push(...read.times)
      await page.close()
    }
  } finally {
    site.stop()
  }
  const againstBlob = name => times.map(time => ({ product: time[name], plain: time.blob }))
  reportRatio(RECORDS, 'by text()', againstBlob('text'), BLOB_LIMIT)
  const bytes = comparePairs(againstBlob('bytes'))
  line('', '  by arrayBuffer(), decoder', ms(bytes.product), ms(bytes.plain), bytes.ratio.toFixed(2))
}
