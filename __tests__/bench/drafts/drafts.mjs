import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { picture } from '../../server/images/samples.ts'
import { inTemporaryDirectory } from '../environment.mjs'
import { openContext, withServer } from '../start/server.mjs'
import { median } from '../statistics.mjs'
import { forms } from './forms.mjs'
import { forbidDrafts, markDrafting, markedTasks, notePresses } from './marks.mjs'

const LIMIT_TASK_MS = 16
const LIMIT_RATIO = 1.1
const PICTURE_BYTES = 5_000_000
/** Number of bursts of keys, each typed into a page with drafts and into one without. */
const BURSTS = 8
const KEYS = 'abcdefghijkl'
/** Pause in milliseconds before a key; it varies, so that keys fall anywhere between two frames. */
const gapAt = n => 90 + ((n * 7) % 17)
/** Pause in milliseconds, longer than a form waits before it hands over its draft. */
const SETTLED_MS = 1000
const CATEGORIES = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/** Writes a picture of 5 MB: filled up behind its end, where browsers stop reading. */
const writePicture = async folder => {
  const file = join(folder, 'foto.png')
  const bytes = await picture('png')
  writeFileSync(file, Buffer.concat([bytes, Buffer.alloc(PICTURE_BYTES - bytes.length, 7)]))
  return file
}

const open = async (browser, server, { path, form, scripts }) => {
  const context = await openContext(browser, server)
  for (const script of [notePresses, ...scripts]) await context.addInitScript(script)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByLabel(form.field, { exact: true }).waitFor()
  return page
}

/** Median time of the keys of a burst. */
const type = async page => {
  await page.bringToFront()
  await page.evaluate(() => void (globalThis.presses = []))
  for (const [at, key] of KEYS.split('').entries()) {
    await page.keyboard.press(key)
    await pause(gapAt(at))
  }
  return median(await page.evaluate(() => globalThis.presses))
}

const visit = async (browser, server, { path, form, file }) => {
  const pages = {
    product: await open(browser, server, { path, form, scripts: [markDrafting] }),
    plain: await open(browser, server, { path, form, scripts: [forbidDrafts] }),
  }
  await browser.startTracing(pages.product, { categories: CATEGORIES })
  for (const page of Object.values(pages)) {
    await page.bringToFront()
    await form.choose(page, file)
    await page.getByLabel(form.field, { exact: true }).focus()
  }
  const pairs = []
  for (let burst = 0; burst < BURSTS; burst++) {
    const times = {}
    for (const name of burst % 2 ? ['product', 'plain'] : ['plain', 'product']) times[name] = await type(pages[name])
    pairs.push(times)
  }
  await pause(SETTLED_MS)
  const tasks = markedTasks((await browser.stopTracing()).toString())
  for (const page of Object.values(pages)) await page.context().close()
  if (tasks.length === 0) throw new Error('Nothing was drafted')
  return { longest: Math.max(...tasks), tasks: tasks.length, pairs }
}

/**
 * Cost of keeping drafts while typing [DR-10], compared with the same page in a browser without IndexedDB.
 *
 * A task counts if a draft is written in it or IndexedDB responds in it: every use of IndexedDB sets a performance mark, and a trace of the
 * browser has the task of the page's main thread around that mark, with its duration. The work around the write therefore counts too:
 * describing the changes, dispatching, copying for IndexedDB, and rendering the result. The timer that hands a draft over has a task of its
 * own. The result is the median of the longest task of each round, measured from before the pictures are chosen.
 */
export const benchDrafts = ({ rounds, line, ms, verdict, reportRatio, browser }) =>
  inTemporaryDirectory(async folder => {
    const file = await writePicture(folder)
    line('', 'while one types', 'drafts', 'none', 'ratio', 'limit')
    await withServer({ BENCH_ROWS: '50' }, async server => {
      for (const [name, form] of Object.entries(forms)) {
        const path = await form.make(server)
        const all = []
        for (let round = 0; round < rounds; round++) all.push(await visit(browser, server, { path, form, file }))
        line(name, form.title)
        const longest = median(all.map(each => each.longest))
        verdict('', '  longest task of drafting', ms(longest), '', '', `${LIMIT_TASK_MS} ms`, longest <= LIMIT_TASK_MS)
        line('', '  tasks of drafting in a round', median(all.map(each => each.tasks)))
        reportRatio(
          '',
          '  keystroke until it is painted',
          all.flatMap(({ pairs }) => pairs),
          LIMIT_RATIO,
        )
      }
    })
  })
