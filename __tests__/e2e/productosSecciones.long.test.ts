import type { Locator, Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { chooseLocale, expectHeading, expectToast, save, section } from '@test/support/pages'
import { compositionShown, productsOf } from '@test/support/products'

const site = useSite()
const products = productsOf(site)

const openAcabado = async (codigo: string, options?: Parameters<typeof site.open>[1]) => {
  const { id: producto_generico } = await products.givenGenerico(`G-${codigo}`, 'De origen')
  const values = { codigo, nombre: { es_ES: `Producto ${codigo}` }, producto_generico }
  const { id } = (await site.api('POST', '/api/productos_acabados/', values)) as { id: number }
  const page = await site.open(`/productos/edit/a/${id}`, options)
  await expectHeading(page, `Producto ${codigo}`)
  return page
}

/** Emulates a touch device. */
const touch = async (page: Page) =>
  (await site.debuggerOf(page)).send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })

/** Bounding box of an element on the page, in pixels. */
const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

/** True if no other element covers the middle of this one. */
const isOnTop = (locator: Locator) =>
  locator.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

it('keeps the name of what is edited in sight on a phone, in one low line [PE-01, TR-03, CD-01]', async () => {
  const page = await openAcabado('NOMBRE', { viewport: { ...PHONE, height: 480 } })
  await touch(page)
  const [cultivo] = (await site.api('GET', '/api/cultivos/')) as { id: number; nombre: { es_ES: string } }[]
  const ensayo = {
    codigo: 'E-NOMBRE',
    nombre: { es_ES: 'Un ensayo de nombre tan largo que en un teléfono no cabe en una línea ni en dos' },
  }
  const { id } = (await site.api('POST', '/api/ensayos/', ensayo)) as { id: number }
  const scrolled = async (name: string) => {
    await expectHeading(page, name)
    const main = page.getByRole('main')
    // The tools of the record are below its name, and scroll off behind it.
    await main.evaluate(sheet => sheet.scrollTo(0, 0))
    const tools = await boxOf(page.getByRole('group', { name: 'Herramientas del registro' }))
    const nameAtRest = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(tools.y).toBeGreaterThanOrEqual(nameAtRest.y + nameAtRest.height)
    await main.evaluate(sheet => sheet.scrollTo(0, sheet.scrollHeight))
    expect(await main.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(60)
    const head = page.locator('[data-sticky]')
    const [sheet, title, box] = await Promise.all([main, head.getByRole('heading'), head].map(each => each.boundingBox()))
    const top = sheet?.y ?? 0
    expect(title?.y).toBeGreaterThanOrEqual(top)
    expect(await isOnTop(head.getByRole('heading'))).toBe(true)
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0) - top).toBeLessThanOrEqual(56)
  }
  await scrolled('Producto NOMBRE')
  // In a language without a name, the product is shown with its Spanish name.
  await chooseLocale(page, 'fr_FR')
  await scrolled('Producto NOMBRE')
  await page.goto(`/ensayos/detalle/${id}`)
  await scrolled(ensayo.nombre.es_ES)
  await page.goto(`/cultivos/detalle/${cultivo?.id}`)
  await scrolled(cultivo?.nombre.es_ES ?? '')
})

it('moves nothing for a mark, and leaves no gaps: index, dialog, lines and results [PE-01, PE-20, CO-01, TR-05, TR-08]', async () => {
  const page = await openAcabado('HUECOS')
  // The tools end where the selector does, with room between them.
  const [tools, selector] = [
    await boxOf(page.getByRole('group', { name: 'Herramientas del registro' }).getByRole('button', { name: 'Historial' })),
    await boxOf(page.locator('[data-sticky] :has(> [role="combobox"])')),
  ]
  expect(tools.x + tools.width).toBeCloseTo(selector.x + selector.width, 0)
  expect(selector.y - tools.y - tools.height).toBeGreaterThanOrEqual(2)

  const index = page.getByRole('navigation', { name: 'Secciones' })
  const heights = () => index.getByRole('link').evaluateAll(links => links.map(({ clientHeight }) => clientHeight))
  const before = await heights()
  await page.getByLabel('Título', { exact: true }).fill('Cambiado')
  await index.getByText('con cambios').waitFor()
  expect(await heights()).toEqual(before)

  const lines = section(page, 'Composición')
  const [header, none] = [await boxOf(lines.getByText('Componente', { exact: true })), await boxOf(lines.getByText('no tiene líneas'))]
  expect(none.x).toBe(header.x)

  await page.getByRole('button', { name: 'Asociar país' }).click()
  const dialog = page.getByRole('dialog')
  const groups = await boxOf(dialog.getByRole('group', { name: 'Añadir un grupo de países' }))
  const accept = await boxOf(dialog.getByRole('button', { name: 'Aceptar' }))
  expect(accept.y - groups.y - groups.height).toBeLessThan(100)
})

describe('a line of the composition that is dragged', () => {
  const expectFocused = (locator: Locator) =>
    eventually(async () => expect(await locator.evaluate(element => element === document.activeElement)).toBe(true))
  const openLines = async (codigo: string, count: number) => {
    const { id } = await products.givenGenerico(codigo, 'Con líneas', { lines: count })
    const page = await site.open(`/productos/edit/g/${id}`)
    await expectHeading(page, 'Con líneas')
    const composition = section(page, 'Composición')
    const handles = composition.getByRole('button', { name: /^Arrastrar / })
    await handles.first().scrollIntoViewIfNeeded()
    return {
      page,
      id,
      handles,
      rows: composition.getByRole('row'),
      gap: composition.getByTestId('gap'),
      quantities: async () => (await compositionShown(page)).map(([, , quantity]) => Number(quantity)),
      scrolled: () => page.getByRole('main').evaluate(({ scrollTop }) => scrollTop),
    }
  }
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('It is nowhere')
    return box
  }
  const middleOf = async (locator: Locator): Promise<[number, number]> => {
    const { x, y, width, height } = await boxOf(locator)
    return [x + width / 2, y + height / 2]
  }

  it('goes where it is dropped, and on by the arrows, with the focus on its handle; a save keeps that order [CO-01, CO-07]', async () => {
    const { page, id, handles, rows, gap, quantities, scrolled } = await openLines('ARRASTRE', 4)
    const before = await scrolled()
    await page.mouse.move(...(await middleOf(handles.nth(0))))
    await page.mouse.down()
    const third = await boxOf(rows.nth(3))
    await page.mouse.move(third.x + 40, third.y + third.height * 0.75, { steps: 8 })
    const line = await boxOf(gap)
    expect(line.y + line.height / 2).toBeCloseTo(third.y + third.height, 0)
    expect(line.width).toBeCloseTo(third.width, 0)
    expect(await quantities()).toEqual([0.5, 1.5, 2.5, 3.5])
    await page.mouse.up()
    await eventually(async () => expect(await quantities()).toEqual([1.5, 2.5, 0.5, 3.5]))
    expect(await gap.count()).toBe(0)
    await expectFocused(handles.nth(2))

    await page.mouse.move(...(await middleOf(handles.nth(3))))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf(handles.nth(0))), { steps: 8 })
    await gap.waitFor()
    await page.keyboard.press('Escape')
    await gap.waitFor({ state: 'detached' })
    await page.mouse.up()
    expect(await quantities()).toEqual([1.5, 2.5, 0.5, 3.5])

    await handles.nth(2).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText(/: posición 2 de 4$/).waitFor({ state: 'attached' })
    expect(await quantities()).toEqual([1.5, 0.5, 2.5, 3.5])
    await expectFocused(handles.nth(1))
    await page.keyboard.press('End')
    expect(await quantities()).toEqual([1.5, 2.5, 3.5, 0.5])
    await expectFocused(handles.nth(3))
    expect(await scrolled()).toBe(before)
    await expectAccessibleAtBothSizes(page)

    await save(page).click()
    await expectToast(page, 'Producto guardado con éxito')
    const lines = await products.lines(`producto_generico=${id}`)
    expect(lines.map(({ orden, cantidad_1 }) => [orden, cantidad_1])).toEqual([
      [0, 1.5],
      [1, 2.5],
      [2, 3.5],
      [3, 0.5],
    ])
  })
})
