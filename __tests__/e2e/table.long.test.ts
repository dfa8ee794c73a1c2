import type { Page } from 'playwright-core'
import type { Magnitud } from '@/shared/resources/magnitudes'
import { eventually, useSite } from '@test/support/browser'
import { cell, expectHeading, search, shownNames } from '@test/support/pages'
import { wholeList } from '@test/support/answers'

const site = useSite()

/** Response body of the list, so that each test knows every row. */
const rows = (names: string[]): Magnitud[] =>
  names.map((name, index) => ({ id: index + 1, valor: { es_ES: name, en_US: `english ${name}` } }))

const openWith = async (names: string[], before?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/maestras/magnitudes', {
    before: async page => {
      await page.route('**/api/magnitudes/cambios/*', route => route.fulfill({ json: wholeList(rows(names)) }))
      await before?.(page)
    },
  })
  await expectHeading(page, 'Magnitudes')
  await page.getByRole('gridcell').first().waitFor()
  return page
}

/** Holds a finger on the second row; emulated by mouse events, which have the timing of touches. */
const holdSecond = async (page: Page) => {
  const box = await page.getByRole('row').nth(2).boundingBox()
  const session = await site.debuggerOf(page)
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true })
  const [x, y] = [Math.round((box?.x ?? 0) + 60), Math.round((box?.y ?? 0) + 18)]
  const press = (type: 'mousePressed' | 'mouseReleased') =>
    session.send('Input.emulateTouchFromMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  const longHeld = page.evaluate(() => new Promise<void>(done => addEventListener('contextmenu', () => done(), { once: true })))
  await press('mousePressed')
  return async () => {
    await longHeld
    await press('mouseReleased')
  }
}

const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const expectNames = (page: Page, names: string[]) => eventually(async () => expect(await shownNames(page)).toEqual(names))

/** Full text shown over a truncated cell; null while it is hidden. */
const shownWhole = (page: Page, cut: string) =>
  cell(page, cut).evaluate(element => {
    const { content, visibility } = getComputedStyle(element, '::after')
    return visibility === 'visible' ? (/^"(.*?)"/.exec(content)?.[1] ?? null) : null
  })

describe('the whole of a text that is cut', () => {
  const CUT = 'veintiséis caracteres a...'
  const WHOLE = 'veintiséis caracteres aquí'
  const expectWhole = (page: Page) => eventually(async () => expect(await shownWhole(page, CUT)).toBe(WHOLE))

  it('shows in the row that is held under a finger, which does not open it [TB-06]', async () => {
    const page = await openWith(['una', WHOLE])
    const release = await holdSecond(page)
    await expectWhole(page)
    await release()
    await eventually(async () => expect(await shownWhole(page, CUT)).toBeNull())
    await expectHeading(page, 'Magnitudes')
  })

  it('shows in the row with the focus, but not while rows are selected, whose bar would cover it [TB-06, LS-05]', async () => {
    const page = await openWith(['una', WHOLE])
    await search(page).press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expectWhole(page)
    await page.keyboard.press('Space')
    await eventually(async () => expect(await shownWhole(page, CUT)).toBeNull())
  })
})

describe('ten thousand rows', () => {
  const MANY = Array.from({ length: 10_000 }, (_unused, index) => `fila ${index}`)

  const NINES = Array.from({ length: 10 }, (_unused, index) => `fila ${9990 + index}`)

  it('keep only those in sight in the document, and the header says how many match [TB-10]', async () => {
    const page = await openWith(MANY)
    expect(await count(page).textContent()).toBe('10000 elementos')
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('10001')
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(800)
    await search(page).fill('fila 999')
    await expectNames(page, [
      'fila 999',
      'fila 1999',
      'fila 2999',
      'fila 3999',
      'fila 4999',
      'fila 5999',
      'fila 6999',
      'fila 7999',
      'fila 8999',
      ...NINES,
    ])
    expect(await count(page).textContent()).toBe('19 de 10000 elementos')
  })

  it('are where they were scrolled to after a reload [TB-05]', async () => {
    const page = await openWith(MANY)
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 36_000)
    await eventually(async () => expect(await shownNames(page)).not.toContain('fila 0'))
    await eventually(async () => {
      const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.endsWith('.posicion')))
      expect(Number(stored[0]?.[1])).toBeGreaterThan(30_000)
    })
    const seen = await shownNames(page)
    await page.reload()
    await eventually(async () => expect(await shownNames(page)).toEqual(seen))
    expect(seen).not.toContain('fila 0')
  })

  it('are where they were when one comes back from a row near their foot [TB-05]', async () => {
    const page = await openWith(MANY, page =>
      page.route(/api\/magnitudes\/(\d+)\/$/, route => {
        const id = Number(/(\d+)\/$/.exec(route.request().url())?.[1])
        return route.fulfill({ json: rows(MANY)[id - 1] })
      }),
    )
    const scrolled = () => page.getByRole('grid').evaluate(grid => grid.parentElement?.scrollTop)
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 7_200)
    await eventually(async () => expect(await scrolled()).toBe(7_200))
    await page.mouse.click(700, 780)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.locator('tr[data-index]:focus').waitFor()
    // A wrong scroll would happen in the next frames.
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
    expect(await scrolled()).toBe(7_200)
    // The server has neither the invented row nor its uses.
    site.expectComplaint(/404|usos/)
  })
})
