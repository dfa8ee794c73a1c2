import type { Page } from 'playwright-core'
import type { Magnitud } from '@/shared/resources/magnitudes'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { addMagnitud, cell, expectHeading, search, shownNames } from '@test/support/pages'
import { wholeList } from '@test/support/answers'
import { itWhole } from '@test/support/long'
import { untilQuiet } from '@test/support/quietNetwork'

const site = useSite()

const NAMES = ['Ácido 2', 'acido 10', 'zanja', 'Nitrógeno', 'P₂O₅ total', 'm³ por hectárea', 'Una magnitud con un nombre larguísimo']

/** The list as the server would give it, so that each test knows every row. */
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

/** Puts a finger on the second row and keeps it there; a mouse that is taken for one, since that is timed as a finger is. */
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
const header = (page: Page) => page.getByRole('columnheader', { name: 'Valor' })
const expectNames = (page: Page, names: string[]) => eventually(async () => expect(await shownNames(page)).toEqual(names))

/** Notes which rows the page takes away again, and whether those of the first frame reach the foot of the window. */
const watchRows = (page: Page) =>
  page.addInitScript(() => {
    const seen = { fills: false, taken: 0 }
    const isRow = (node: Node) => node instanceof HTMLTableRowElement && node.dataset['index'] !== undefined
    const lookAtFirst = () => {
      const rows = document.querySelectorAll('tr[data-index]')
      if (rows.length === 0) return
      firstRows.disconnect()
      requestAnimationFrame(() => {
        seen.fills = (rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0) >= innerHeight
      })
    }
    const firstRows = new MutationObserver(lookAtFirst)
    firstRows.observe(document, { childList: true, subtree: true })
    const rowsIn = (node: Node) => Number(isRow(node)) + (node instanceof Element ? node.querySelectorAll('tr[data-index]').length : 0)
    new MutationObserver(changes => {
      for (const { removedNodes } of changes) for (const node of removedNodes) seen.taken += rowsIn(node)
    }).observe(document, { childList: true, subtree: true })
    Object.assign(globalThis, { seen })
  })

itWhole.each([
  [1440, 900],
  [390, 844],
  [1024, 600],
])('fills the window with its first frame, and makes no row that it takes away again: %d × %d [TB-10]', async (width, height) => {
  const names = Array.from({ length: 300 }, (_, at) => `Magnitud ${at}`)
  const page = await openWith(names, async page => {
    await page.setViewportSize({ width, height })
    await watchRows(page)
  })
  await untilQuiet(page)
  expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({ fills: true, taken: 0 })
})

describe('the search', () => {
  itWhole('finds every row that has all its words, whatever their case and accents [TB-02, TB-12, TB-06, ML-02]', async () => {
    const page = await openWith(NAMES)
    for (const [term, expected] of [
      ['acido', ['Ácido 2', 'acido 10']],
      ['ÁCIDO 1', ['acido 10']],
      ['total p2', ['P₂O₅ total']],
      ['nitrogeno', ['Nitrógeno']],
      ['m3', ['m³ por hectárea']],
      ['larguisimo', ['Una magnitud con un nom...']],
      ['english', []],
    ] as const) {
      await search(page).fill(term)
      await expectNames(page, [...expected])
      await eventually(async () => expect(await count(page).textContent()).toBe(`${expected.length} de ${NAMES.length} elementos`))
    }
  })

  itWhole('is remembered over a reload and on return [TB-03]', async () => {
    const page = await openWith(NAMES)
    await search(page).fill('acido')
    await expectNames(page, ['Ácido 2', 'acido 10'])
    await page.reload()
    await expectNames(page, ['Ácido 2', 'acido 10'])
    expect(await search(page).inputValue()).toBe('acido')
    await page.goto('/')
    await page.goBack()
    await expectNames(page, ['Ácido 2', 'acido 10'])
    await addMagnitud(page)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expectNames(page, ['Ácido 2', 'acido 10'])
  })

  itWhole('says where it finds nothing, and clears itself by a button [TB-08]', async () => {
    const page = await openWith(NAMES)
    await search(page).fill('no hay tal cosa')
    await page.getByText('No hay elementos que mostrar en la tabla').waitFor()
    await expectAccessibleAtBothSizes(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /búsqueda/ })
      .last()
      .click()
    await page.getByRole('gridcell').first().waitFor()
    expect(await search(page).inputValue()).toBe('')
  })
})

itWhole('says so where the list is empty [TB-08]', async () => {
  const page = await site.open('/maestras/magnitudes', {
    before: page => page.route('**/api/magnitudes/cambios/*', route => route.fulfill({ json: wholeList([]) })),
  })
  await page.getByText('No hay elementos que mostrar en la tabla').waitFor()
  await expectAccessibleAtBothSizes(page)
})

describe('the order', () => {
  const ascending = ['Ácido 2', 'acido 10', 'm³ por hectárea', 'Nitrógeno', 'P₂O₅ total', 'Una magnitud con un nom...', 'zanja']

  itWhole(
    'is that of the first column at first, by Spanish collation and the value of numbers; a click turns it [TB-04, TB-09]',
    async () => {
      const page = await openWith(NAMES)
      await expectNames(page, ascending)
      expect(await header(page).getAttribute('aria-sort')).toBe('ascending')
      await header(page).getByRole('button').click()
      await expectNames(page, [...ascending].reverse())
      expect(await header(page).getAttribute('aria-sort')).toBe('descending')
      await header(page).getByRole('button').click()
      await expectNames(page, ascending)
    },
  )

  itWhole('is remembered over a reload [TB-04]', async () => {
    const page = await openWith(NAMES)
    await header(page).getByRole('button').click()
    await expectNames(page, [...ascending].reverse())
    await page.reload()
    await expectNames(page, [...ascending].reverse())
    expect(await header(page).getAttribute('aria-sort')).toBe('descending')
  })
})

itWhole('cuts a text of more than 25 characters to 23, and the whole can still be read [TB-06]', async () => {
  const page = await openWith(['exactamente 25 caracteres', 'exactamente 26 caracteres.'])
  await expectNames(page, ['exactamente 25 caracteres', 'exactamente 26 caracter...'])
  const cut = cell(page, 'exactamente 26 caracter...')
  await cut.hover()
  const whole = page.getByTitle('exactamente 26 caracteres.').or(page.getByRole('tooltip', { name: 'exactamente 26 caracteres.' }))
  await whole.first().waitFor()
  await expectAccessible(page)
})

/** The whole text over a cell that is cut, or null while there is none. */
const shownWhole = (page: Page, cut: string) =>
  cell(page, cut).evaluate(element => {
    const { content, visibility } = getComputedStyle(element, '::after')
    return visibility === 'visible' ? (/^"(.*?)"/.exec(content)?.[1] ?? null) : null
  })

describe('the whole of a text that is cut', () => {
  const CUT = 'veintiséis caracteres a...'
  const WHOLE = 'veintiséis caracteres aquí'
  const expectWhole = (page: Page) => eventually(async () => expect(await shownWhole(page, CUT)).toBe(WHOLE))

  itWhole('shows in the row that has the focus [TB-06]', async () => {
    const page = await openWith(['una', WHOLE])
    await page.getByRole('row').nth(1).focus()
    expect(await shownWhole(page, CUT)).toBeNull()
    await page.keyboard.press('ArrowDown')
    await expectWhole(page)
    await expectAccessible(page)
  })

  it('shows in the row that is held under a finger, which does not open it [TB-06]', async () => {
    const page = await openWith(['una', WHOLE])
    const release = await holdSecond(page)
    await expectWhole(page)
    await release()
    await eventually(async () => expect(await shownWhole(page, CUT)).toBeNull())
    await expectHeading(page, 'Magnitudes')
  })
})

itWhole.each([1440, 768])('keeps its title in one line and its headers apart, %i pixels wide [TB-01, MA-02]', async width => {
  const page = await site.open('/maestras/estados_fenologicos', { viewport: { width, height: 900 } })
  await page.getByRole('gridcell').first().waitFor()
  const lines = (element: HTMLElement | SVGElement) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size
  }
  expect(await page.getByRole('heading', { level: 1 }).evaluate(lines)).toBe(1)
  const [end = 0, start = 0] = await page.getByRole('columnheader').evaluateAll(([image, name]) =>
    [image, name?.firstElementChild].map((element, at) => {
      const text = document.createRange()
      if (element?.firstChild) text.selectNode(element.firstChild)
      return text.getBoundingClientRect()[at === 0 ? 'right' : 'left']
    }),
  )
  expect(start - end).toBeGreaterThanOrEqual(12)
})

itWhole('has the actions of its rows as far from its end when it tightens as when there is room [TB-01]', async () => {
  await site.api('POST', '/api/productos_acabados/', { codigo: 'A-1', nombre: { es_ES: 'Abono' }, activo: true })
  const page = await site.open('/productos/acabados/view')
  await cell(page, 'Abono').waitFor()
  const edge = () =>
    page
      .getByRole('row')
      .nth(1)
      .evaluate(row => {
        const ends = Array.from(row.querySelectorAll('button'), button => button.getBoundingClientRect().right)
        return Math.round(row.getBoundingClientRect().right - Math.max(...ends))
      })
  const ends: number[] = []
  for (const width of [1600, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    ends.push(await edge())
  }
  expect(ends).toEqual([26, 26, 26, 26])
})

itWhole.each([768, 960, 1030])('has room to write in its search, %i pixels wide [TB-02]', async width => {
  const page = await site.open('/productos/acabados/view', { viewport: { width, height: 900 } })
  const box = page.getByRole('searchbox', { name: 'Buscar en la tabla' })
  await box.waitFor()
  expect((await box.boundingBox())?.width).toBeGreaterThan(150)
})

itWhole('shows a value that is an address as an image [TB-07]', async () => {
  const address = `${site.address}/logo.svg`
  const page = await openWith([address])
  const image = page.getByRole('grid').locator('img')
  await image.waitFor()
  expect(await image.getAttribute('src')).toBe(address)
  expect(await page.getByRole('grid').getByText(address).count()).toBe(0)
  await expectAccessible(page)
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
    // A scroll to another place would happen in the next frames.
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
    expect(await scrolled()).toBe(7_200)
    // The server knows of no such row, nor of its uses.
    site.expectComplaint(/404|usos/)
  })
})
