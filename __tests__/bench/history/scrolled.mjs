import { dropped, FRAME_MS, scroll } from '../scroll.mjs'
import { openContext, withServer } from '../start/server.mjs'

const SCROLL_MS = 3_000
const PIXELS_PER_FRAME = 60

/** Runs in the page: scrolls a list down at an even speed, and returns its frames in the format of `pages/probe.ts`. */
const install = ([selector, pixels]) => {
  const scroller = document.querySelector(selector)
  globalThis.bench = {
    scroll: milliseconds =>
      new Promise(resolve => {
        const frames = []
        const from = performance.now()
        let before = 0
        const step = now => {
          performance.mark('frame')
          if (before > 0) frames.push({ gap: now - before, blank: false })
          before = now
          if (now - from > milliseconds) return resolve({ frames, nodes: document.querySelectorAll('*').length })
          scroller.scrollTop += pixels
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  }
}

/** Lists to scroll, with their address, scrolled element and the steps that open them. */
const LISTS = {
  'activity, scrolled': { path: '/actividad', ready: '[data-entry]', scroller: 'table[role=grid]', open: async () => undefined },
  'panel, scrolled': {
    path: '/productos/edit/g/1',
    ready: 'aside h3 button',
    scroller: 'aside h3 button',
    open: page => page.getByRole('button', { name: 'Historial' }).click(),
  },
}

/** Frames of 3 s of scrolling an opened list; `scroller` selects an element whose first scrollable ancestor is scrolled. */
export const scrolled = async (browser, server, { path, ready, scroller, open }) => {
  const context = await openContext(browser, server)
  const page = await context.newPage()
  await page.goto(path)
  await open(page)
  await page.locator(ready).first().waitFor()
  await page.evaluate(selector => {
    let element = document.querySelector(selector)
    while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement
    element?.setAttribute('data-scrolled', '')
  }, scroller)
  await page.evaluate(install, ['[data-scrolled]', PIXELS_PER_FRAME])
  const found = await scroll(browser, page, SCROLL_MS)
  await context.close()
  return found
}

/** Longest work of the page on a frame, and frames late by it, while 100,000 entries, and the 1,000 of a record, are scrolled [HI-05]. */
export const benchScrolledHistory = async ({ line, verdict, browser }) =>
  withServer({ BENCH_ROWS: '2000', BENCH_HISTORY: '100000' }, async server => {
    line('', 'own work of 3 s of scrolling', 'longest', '', '', 'limit')
    for (const [title, list] of Object.entries(LISTS)) {
      const { frames } = await scrolled(browser, server, list)
      const longest = Math.max(...frames.map(({ work }) => work))
      const drops = dropped({ frames }, FRAME_MS, false)
      verdict('', title, `${longest.toFixed(1)} ms`, '', `+${drops}`, '+0', drops === 0)
    }
  })
