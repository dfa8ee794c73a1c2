import { openContext } from './start/server.mjs'
import { median } from './statistics.mjs'

const SHEETS = 200
/** Limit of the page's own work in milliseconds of processor time of its thread; other programs do not count. */
const LIMIT_MS = 5_000

/** Work and time in milliseconds until the sheets of all `ids` are shown with all of their pictures. */
const visit = async (browser, server, ids) => {
  const context = await openContext(browser, server)
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const start = performance.now()
  await page.goto(`/productos/ficha/a/${ids.join(',')}`)
  await page
    .getByRole('article')
    .nth(SHEETS - 1)
    .waitFor({ state: 'attached' })
  await page.evaluate('Promise.all(Array.from(document.images, image => image.decode().catch(() => undefined)))')
  const time = performance.now() - start
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  return { work: 1000 * metrics.find(({ name }) => name === 'TaskDuration').value, time }
}

/** Sheets of 200 products of the demo, until they can be printed [FT-03]. */
export const benchSheets = async ({ line, ms, verdict, rounds, browser }) => {
  const { startTestServer } = await import('../support/server.ts')
  line('sheets', '', 'ours', '', '', 'limit')
  const server = await startTestServer({ env: { SEED_SCALE: '1' } })
  try {
    const visited = { address: server.address, authorization: `Token ${await server.signIn()}` }
    const answer = await fetch(`${server.address}/api/productos_acabados/light/`, { headers: { authorization: visited.authorization } })
    const ids = (await answer.json()).slice(0, SHEETS).map(({ id }) => id)
    if (ids.length < SHEETS) throw new Error(`The demo has only ${ids.length} finished products`)
    const visits = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, visited, ids))
    const work = median(visits.map(each => each.work))
    verdict(SHEETS, 'work until they can be printed', ms(work), '', '', ms(LIMIT_MS), work <= LIMIT_MS)
    line('', '  time, whatever else went on', ms(median(visits.map(each => each.time))))
  } finally {
    await server.stop()
  }
}
