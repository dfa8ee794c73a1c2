import { FRAME_MS } from './scroll.mjs'
import { median } from './statistics.mjs'
import { open, PHASES, TERMS } from './visit.mjs'

const RECORDS = 12_000

/** Keys of each term one by one, and then its deletion key by key. */
const keys = TERMS.flatMap(term => [...Array.from(term), ...Array.from(term, () => 'Backspace')])

const take = async (page, key) => {
  await page.keyboard.press(key)
  return page.evaluate('bench.settled()')
}

/** A key in "Ir a…" and one in the search of the table, alternating which is first, on equal records in two pages [LS-09]. */
export const benchGoTo = async ({ line, ms, verdict, rounds, browser, address }) => {
  console.log(`A key in "Ir a…" among ${RECORDS} records, in ${rounds} round(s): medians, and by how much it takes longer.\n`)
  line('records', '', 'Ir a…', 'table', 'more', 'limit')
  const pairs = []
  for (let round = 0; round < rounds; round++) {
    const at = `${address}/product.html?rows=${RECORDS}`
    const pages = { palette: await open(browser, at), table: await open(browser, at) }
    await pages.table.getByRole('searchbox').focus()
    await pages.palette.keyboard.press('Control+k')
    await pages.palette.getByRole('combobox').waitFor()
    const names = Object.keys(pages)
    for (const [step, key] of keys.entries()) {
      const pair = {}
      for (const name of step % 2 ? names : names.toReversed()) {
        await pages[name].waitForTimeout(PHASES[step % PHASES.length])
        pair[name] = await take(pages[name], key)
      }
      pairs.push(pair)
    }
    for (const name of names) await pages[name].context().close()
  }
  const usual = name => ms(median(pairs.map(pair => pair[name])))
  const more = median(pairs.map(({ palette, table }) => palette - table))
  verdict(RECORDS, 'key until it is painted', usual('palette'), usual('table'), ms(more), `${Math.round(FRAME_MS)} ms`, more <= FRAME_MS)
}
