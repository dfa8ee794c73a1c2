import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { forms } from './drafts/forms.mjs'
import { inTemporaryDirectory } from './environment.mjs'
import { openContext, withServer } from './start/server.mjs'
import { median } from './statistics.mjs'

const { heicOf } = await import('../support/pictures.ts')

const PICTURES = 10
const SLOWED = 4
/** Limit of the longest task of the page, in milliseconds of the slowed processor [PH-04]. */
const MOST_TASK_MS = 50
/** Limit of the preparation of a HEIC of 12 MP in milliseconds, with the download of its decoder. */
const MOST_HEIC_MS = 5000
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

/** Time in milliseconds without a new resource, after which a page has loaded all of its parts. */
const QUIET_MS = 1000

/** Runs in the page: resolves once the preloaded parts are there. The styles of each part cause a layout of the whole page. */
const rested = quiet =>
  new Promise(resolve => {
    let timer = setTimeout(resolve, quiet)
    new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, quiet)
    }).observe({ type: 'resource' })
  })

/** Runs in the page: marks the choice, and resolves once the list has `most` thumbnails. */
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
  // A task that was running when the trace began has no processor time.
  return Math.max(...tasks.filter(({ ts: begun, dur, tdur }) => begun + dur >= ts && tdur !== undefined).map(({ tdur }) => tdur / 1000))
}

const open = async (browser, server, path) => {
  const context = await openContext(browser, server)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByLabel(forms.trial.field, { exact: true }).waitFor()
  await page.evaluate(rested, QUIET_MS)
  return { context, page }
}

/** Runs in the page: milliseconds from the choice to the progress at the field, and to the preview. */
const watchHeic = () =>
  new Promise(resolve => {
    let begun = 0
    let told = null
    addEventListener('change', () => (begun = performance.now()), { capture: true, once: true })
    new MutationObserver(() => {
      const { textContent } = document.body
      if (textContent.includes('Convirtiendo de HEIC')) told ??= performance.now() - begun
      if (textContent.includes('Convertida de HEIC')) resolve({ told, ready: performance.now() - begun })
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

const visitHeic = async (browser, server, path, file) => {
  const { context, page } = await open(browser, server, path)
  const ready = page.evaluate(watchHeic)
  await page.getByLabel('Imagen catálogo: archivo').setInputFiles(file)
  const times = await ready
  await context.close()
  return times
}

const visit = async (browser, server, path, files) => {
  const { context, page } = await open(browser, server, path)
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
 * Longest task of the page's main thread, in processor time, while ten photographs of 12 MP become attachments of an idle page, with a
 * processor slowed four times; compared with ten pictures of 8 × 6, because decoding, turning and scaling must not run in the page [PH-04].
 * Time to the preview of a HEIC of 12 MP in a field, without a loaded decoder, and to its progress at the field.
 */
export const benchPictures = ({ rounds, line, ms, verdict, browser }) =>
  inTemporaryDirectory(async folder => {
    const heic = join(folder, 'IMG_4131.heic')
    writeFileSync(heic, heicOf(5, 5))
    const files = { photographs: await write(folder, 'foto', 4000, 3000), tiny: await write(folder, 'icono', 8, 6) }
    line('', 'ten pictures at once', '12 MP', '8 × 6', 'ratio', 'limit')
    await withServer({ BENCH_ROWS: '50' }, async server => {
      // One trial is enough, because the bench saves nothing.
      const path = await forms.trial.make(server)
      const all = { photographs: [], tiny: [] }
      for (let round = 0; round < rounds; round++)
        for (const name of round % 2 ? ['photographs', 'tiny'] : ['tiny', 'photographs'])
          all[name].push(await visit(browser, server, path, files[name]))
      const [photographs, tiny] = [median(all.photographs), median(all.tiny)]
      const ratio = (photographs / tiny).toFixed(2)
      verdict('', '  longest task of the page', ms(photographs), ms(tiny), ratio, ms(MOST_TASK_MS), photographs <= MOST_TASK_MS)
      const times = []
      for (let round = 0; round < rounds; round++) times.push(await visitHeic(browser, server, path, heic))
      const ready = median(times.map(each => each.ready))
      const isTold = times.every(({ told }) => told !== null)
      verdict('', 'HEIC of 12 MP, to its preview', ms(ready), '', '', ms(MOST_HEIC_MS), isTold && ready <= MOST_HEIC_MS)
    })
  })
