import type { Locator, Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { itWhole } from '@test/support/long'
import { chooseLocale, expectHeading, expectToast, save } from '@test/support/pages'
import { compositionShown, productsOf, section } from '@test/support/products'
import { picture } from '@test/server/images/samples'

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

/** Touch device, as a telephone. */
const touch = async (page: Page) =>
  (await site.debuggerOf(page)).send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })

itWhole.each([
  ['a desk', undefined],
  ['a phone', { viewport: PHONE }],
])('brings the first section of a product as clear of the page head as the others, on %s [PE-01]', async (device, options) => {
  const { id: producto_generico } = await products.givenGenerico(`SECCION ${device}`, 'Con secciones')
  const { id } = (await site.api('POST', '/api/productos_acabados/', { producto_generico })) as { id: number }
  const page = await site.open(`/productos/edit/a/${id}`, options)
  await expectHeading(page, 'Editar producto')
  const index = page.getByRole('navigation', { name: 'Secciones' })
  const jump = async (name: string) => {
    await index.getByRole('link', { name }).click()
    const title = await page.getByRole('heading', { level: 2, name }).boundingBox()
    const scrolled = await page.getByRole('main').evaluate(({ scrollTop }) => scrollTop)
    return { top: title?.y ?? 0, lowest: (title?.y ?? 0) + scrolled }
  }
  const first = await jump('Países asociados')
  const second = await jump('Datos generales')
  // The page cannot come down further than to its beginning.
  expect(first.top).toBeCloseTo(Math.min(second.top, first.lowest), 0)
})

itWhole('lines up what is chosen by a press with the list beside it, label by label and field by field [PE-04]', async () => {
  const page = await openAcabado('FILA')
  const places = await section(page, 'Datos generales').evaluate(region =>
    ['Estado', 'Ecológico', 'Internacional', 'Empresa'].map(name => {
      const label = [...region.querySelectorAll('label, span')].find(({ textContent }) => textContent === name)
      const control = label?.parentElement?.nextElementSibling
      return [label, control?.querySelector('select') ?? control].map(each => {
        const { top, bottom } = each?.getBoundingClientRect() ?? new DOMRect()
        return [top, bottom]
      })
    }),
  )
  expect(places[3]?.flat().every(edge => edge > 0)).toBe(true)
  expect(places).toEqual(places.map(() => places[3]))
})

itWhole('keeps its head to two lines, however long the name [FR-08, PE-01]', async () => {
  const page = await openAcabado('LARGO')
  const height = async () => (await page.locator('[data-sticky]').boundingBox())?.height
  const low = await height()
  await page.getByLabel('Nombre', { exact: true }).fill('Largo'.repeat(60))
  await expectHeading(page, 'Largo'.repeat(60))
  expect(await height()).toBe(low)
})

itWhole('shows the whole of a picture that is higher than wide, on a light ground in both themes [IM-07]', async () => {
  const page = await openAcabado('RETRATO')
  const buffer = await picture('png', 60, 120)
  await page.getByLabel('Imagen de catálogo: archivo').setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer })
  const shown = section(page, 'Imagen de catálogo').getByAltText('Vista previa de la imagen elegida')
  await shown.waitFor()
  const { inner, outer } = await shown.evaluate(image => {
    const edges = ({ top, bottom, left, right }: DOMRect) => ({ top, bottom, left, right })
    return { inner: edges(image.getBoundingClientRect()), outer: edges(image.parentElement?.getBoundingClientRect() ?? new DOMRect()) }
  })
  expect(inner.top).toBeGreaterThanOrEqual(outer.top)
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
  expect([inner.left, inner.right].map(Math.round)).toEqual([outer.left + 1, outer.right - 1].map(Math.round))
  // A drawing without a ground of its own is drawn for a light one.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await shown.evaluate(image => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)')
})

itWhole('speaks of dragging and pasting a picture only where there is a mouse [IM-01]', async () => {
  const page = await openAcabado('DEDO')
  const picker = section(page, 'Imagen de catálogo')
  const invitation = picker.getByText('Arrastre una imagen aquí, péguela o elíjala.')
  await invitation.waitFor()
  await touch(page)
  await invitation.waitFor({ state: 'hidden' })
  expect(await picker.getByText(/Máximo 5 MB$/).isVisible()).toBe(true)
  expect(await picker.getByRole('button', { name: 'Elegir imagen' }).isVisible()).toBe(true)
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
    await main.evaluate(sheet => sheet.scrollTo(0, sheet.scrollHeight))
    expect(await main.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(60)
    const head = page.locator('[data-sticky]')
    const [sheet, title, box] = await Promise.all([main, head.getByRole('heading'), head].map(each => each.boundingBox()))
    const top = sheet?.y ?? 0
    expect(title?.y).toBeGreaterThanOrEqual(top)
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0) - top).toBeLessThanOrEqual(56)
  }
  await scrolled('Producto NOMBRE')
  // In a language that it has no name in it is called by its Spanish one.
  await chooseLocale(page, 'fr_FR')
  await scrolled('Producto NOMBRE')
  await page.goto(`/ensayos/detalle/${id}`)
  await scrolled(ensayo.nombre.es_ES)
  await page.goto(`/cultivos/detalle/${cultivo?.id}`)
  await scrolled(cultivo?.nombre.es_ES ?? '')
})

/** Bounding box of an element on the page, in pixels. */
const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

it('moves nothing for a mark, and leaves no gaps: index, dialog, lines and results [PE-01, PE-20, CO-01, TR-05, TR-08]', async () => {
  const page = await openAcabado('HUECOS')
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

itWhole(
  'lines up the descriptions of results, whatever their units, and shows a long title where there is room [TR-03, TR-05]',
  async () => {
    const [short, long] = await Promise.all(
      ['%', 'unidades por gramo'].map(text => site.api('POST', '/api/magnitudes/', { valor: { es_ES: text } })),
    )
    const titular = 'Respuesta del tomate de industria al zinc foliar en los suelos calizos'
    const { id: ensayo } = await site.api('POST', '/api/ensayos/', { codigo: 'HUECOS', nombre: { es_ES: titular } })
    for (const [orden, { id: magnitud }] of [short, long].entries())
      await site.api('POST', '/api/resultados_de_ensayo/', { ensayo, orden, valor: 5, magnitud, descripcion: { es_ES: `Medida ${orden}` } })
    const page = await site.open(`/ensayos/detalle/${ensayo}`)
    await expectHeading(page, titular)
    const results = page.getByRole('list', { name: 'Resultados' })
    const texts = await Promise.all(['Medida 0', 'Medida 1'].map(text => boxOf(results.getByText(text))))
    expect(texts[0]?.x).toBe(texts[1]?.x)
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  },
)

itWhole("has a record's tools above its title on every phone screen [HI-02]", async () => {
  await site.api('POST', '/api/familias/', { nombre: { es_ES: 'Familia de teléfono' } })
  const product = await openAcabado('HERRAMIENTAS', { viewport: PHONE })
  const tools = (page: Page) => page.getByRole('group', { name: 'Herramientas del registro' })
  const isAbove = async (page: Page) => {
    const [of, title] = [await boxOf(tools(page)), await boxOf(page.getByRole('heading', { level: 1 }))]
    return of.y + of.height <= title.y + 1
  }
  expect(await isAbove(product)).toBe(true)
  await product.goto('/maestras/familias')
  await product.locator('tr[data-index]', { hasText: 'Familia de teléfono' }).click()
  await expectHeading(product, 'Familia de teléfono')
  await tools(product).waitFor()
  expect(await isAbove(product)).toBe(true)
  await product.goto('/productos/acabados/view')
  await product.locator('tr[data-index]', { hasText: 'Producto HERRAMIENTAS' }).click()
  await expectHeading(product, 'Producto HERRAMIENTAS')
  await tools(product).waitFor()
  expect(await isAbove(product)).toBe(true)
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

  itWhole('scrolls the page at its end as far as there are lines, and back [CO-01]', async () => {
    const { page, handles, rows, gap, quantities, scrolled } = await openLines('ARRASTRE LARGO', 40)
    const main = await boxOf(page.getByRole('main'))
    const [x, y] = await middleOf(handles.nth(0))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, main.y + main.height - 8, { steps: 8 })
    await eventually(async () => {
      const [line, last] = [await boxOf(gap), await boxOf(rows.nth(40))]
      expect(line.y + line.height / 2).toBeCloseTo(last.y + last.height, 0)
    })
    const lowest = await scrolled()
    await page.mouse.move(x, main.y + 8, { steps: 8 })
    await eventually(async () => expect(await gap.count()).toBe(0))
    expect(await scrolled()).toBeLessThan(lowest)
    await page.mouse.move(x, main.y + main.height - 8, { steps: 8 })
    await eventually(async () => {
      const last = await boxOf(rows.nth(40))
      expect(last.y + last.height).toBeLessThan(main.y + main.height)
    })
    await page.mouse.up()
    await eventually(async () => expect((await quantities()).at(-1)).toBe(0.5))
    await expectFocused(handles.nth(39))
  })
})
