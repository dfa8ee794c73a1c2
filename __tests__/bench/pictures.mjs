import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { forms } from './drafts/forms.mjs'
import { openContext, withServer } from './start/server.mjs'
import { median } from './statistics.mjs'

const PICTURES = 10
const SLOWED = 4
/** Work of the size of a picture would be many times as long. */
const LIMIT_RATIO = 1.5
const CATEGORIES = ['toplevel', 'blink.user_timing']

const write = (folder, name, width, height) =>
  Promise.all(
    Array.from({ length: PICTURES }, async (_, index) => {
      const file = join(folder, `${name}_${index}.jpg`)
      const noise = { type: 'gaussian', mean: 128, sigma: 60 }
      const drawn = sharp({
        create: { width: Math.min(width, 800), height: Math.min(height, 600), channels: 3, background: 'grey', noise },
      })
      await drawn.resize(width, height).jpeg().withMetadata({ orientation: 6 }).toFile(file)
      return file
    }),
  )

/** Runs in the page: marks the choice, and ends once there are so many small pictures in the list. */
const watch = most =>
  new Promise(resolve => {
    addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true })
    const list = document.querySelector('ol[aria-label="Adjuntos"]')
    new MutationObserver(() => {
      if (list.querySelectorAll('img').length === most) resolve()
    }).observe(list, { childList: true, subtree: true })
  })

/** Processor time of the longest task of the page's main thread since the choice, in milliseconds. */
const longestTask = trace => {
  const { traceEvents } = JSON.parse(trace)
  const { pid, tid, ts } = traceEvents.find(({ name, cat }) => name === 'chosen' && cat.includes('blink.user_timing'))
  const tasks = traceEvents.filter(each => each.name.endsWith('RunTask') && each.ph === 'X' && each.pid === pid && each.tid === tid)
  return Math.max(...tasks.filter(task => task.ts + task.dur >= ts).map(({ tdur }) => tdur / 1000))
}

const visit = async (browser, server, path, files) => {
  const context = await openContext(browser, server)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByLabel(forms.trial.field, { exact: true }).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const shown = page.evaluate(watch, PICTURES)
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.getByLabel('Adjuntos: archivos').setInputFiles(files)
  await shown
  const longest = longestTask((await browser.stopTracing()).toString())
  await context.close()
  return longest
}

/**
 * Ten photographs of 12 MP made attachments at once, with a processor slowed four times: the longest task of the page's main thread, in
 * processor time, held against the same page with ten pictures of 8 × 6. Decoding, turning and scaling are in neither [PH-04].
 */
export const benchPictures = async ({ rounds, line, ms, verdict, browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  const files = { photographs: await write(folder, 'foto', 4000, 3000), tiny: await write(folder, 'icono', 8, 6) }
  line('', 'ten pictures at once', '12 MP', '8 × 6', 'ratio', 'limit')
  await withServer({ BENCH_ROWS: '50' }, async server => {
    // One trial does for all, since the bench saves nothing.
    const path = await forms.trial.make(server)
    const all = { photographs: [], tiny: [] }
    for (let round = 0; round < rounds; round++)
      for (const name of round % 2 ? ['photographs', 'tiny'] : ['tiny', 'photographs'])
        all[name].push(await visit(browser, server, path, files[name]))
    const [photographs, tiny] = [median(all.photographs), median(all.tiny)]
    const ratio = photographs / tiny
    verdict('', '  longest task of the page', ms(photographs), ms(tiny), ratio.toFixed(2), LIMIT_RATIO, ratio <= LIMIT_RATIO)
  })
  rmSync(folder, { recursive: true, force: true })
}
