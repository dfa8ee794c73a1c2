import type { Locator, Page } from 'playwright-core'
import { expectAccessible, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { breadcrumbs, cell, expectHeading, expectPath, search } from '@test/support/pages'

const site = useSite()

const MOST_TABS = 60

/** Goes to an element by Tab alone. */
const tabTo = async (page: Page, element: Locator) => {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await element.evaluate(found => found === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(element)}`)
}
const press = async (page: Page, element: Locator) => {
  await tabTo(page, element)
  await page.keyboard.press('Enter')
}
type Way = 'mouse' | 'keyboard'
const pressBy = (by: Way) => (by === 'mouse' ? (_page: Page, element: Locator) => element.click() : press)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

it('imports the CSV of a master from its list and back, by keyboard alone [IX-01, IX-02, IX-03, IX-06]', async () => {
  const { id } = await site.api('POST', '/api/familias/', { nombre: { es_ES: 'Familia que cambia' }, color: '#111111' })
  const page = await site.open('/maestras/familias')
  await page.getByRole('gridcell').first().waitFor()
  await press(page, button(page, /^Más: /))
  await page.getByRole('menuitem', { name: 'Importar' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expectPath(page, '/importar/familias')
  await expectHeading(page, 'Importar familias')
  expect(await breadcrumbs(page)).toEqual(['Maestras', 'Familias', 'Importar'])
  await expectAccessibleAtBothSizes(page)

  const chooser = page.waitForEvent('filechooser')
  await press(page, button(page, 'Elegir archivo'))
  const content =
    'Nombre familia;Color familia;Prioridad;Precio\r\nFamilia que cambia;#00aa33;;1\r\nFamilia nueva;#ff0000;7;2\r\nFamilia mala;;muchas;3\r\n'
  await (await chooser).setFiles({ name: 'familias.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') })

  await page.getByText('3 filas, 4 columnas').waitFor()
  const field = (title: string) => page.getByRole('combobox', { name: `Campo de la columna ${title}` })
  expect(await field('Color familia').inputValue()).toBe('Color')
  expect(await field('Precio').inputValue()).toBe('No importar')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expectAccessible(page)
  await press(page, button(page, 'Revisar 3 filas'))

  const row = (name: string) => page.getByRole('table', { name: 'Filas del archivo' }).getByRole('row').filter({ hasText: name })
  await button(page, 'Importar 2').waitFor()
  expect(await row('Familia que cambia').textContent()).toMatch(/Cambia.*#111111.*#00aa33/)
  expect(await row('Familia nueva').textContent()).toContain('Nuevo')
  expect(await row('Familia mala').textContent()).toContain('Error')
  await expectAccessible(page)
  await press(page, button(page, 'Importar 2'))

  await expectHeading(page, '2 filas importadas')
  await page.getByText(/^1 fila quedó fuera al revisar: 1 con error\./).waitFor()
  await expectAccessibleAtBothSizes(page)
  await press(page, page.getByRole('link', { name: 'Ir a la lista' }))
  await expectPath(page, '/maestras/familias')
  await search(page).fill('Familia nueva')
  await cell(page, 'Familia nueva').waitFor()
  expect(await site.api('GET', `/api/familias/${id}/`)).toMatchObject({ nombre: { es_ES: 'Familia que cambia' }, color: '#00aa33' })
})

it('keeps a failed row for later, shows what others changed, and leaves it out [IX-06]', async () => {
  site.expectComplaint(/^importar/)
  const { id } = await site.api('POST', '/api/familias/', { nombre: { es_ES: 'Familia de otros' }, color: '#111111' })
  const page = await site.open('/importar/familias', { colorScheme: 'dark' })
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Elegir archivo').click()
  const content = 'Nombre;Color\r\nFamilia de otros;#00aa33\r\nFamilia mía;#ff0000\r\n'
  await (await chooser).setFiles({ name: 'familias.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await button(page, 'Revisar 2 filas').click()
  await button(page, 'Importar 2').waitFor()
  await site.api('PUT', `/api/familias/${id}/`, { color: '#222222' })
  await button(page, 'Importar 2').click()
  await expectHeading(page, '1 de 2 filas importadas')
  await page.getByText('Otra persona lo ha cambiado mientras tanto').waitFor()
  await expectAccessibleAtBothSizes(page)
  await press(page, page.getByRole('link', { name: 'Ver los cambios de Familia de otros' }))
  await page.getByRole('complementary', { name: 'Historial' }).getByText('#222222').first().waitFor()

  await page.goto('/importar/familias')
  await press(page, button(page, 'Ver lo que falta'))
  await expectHeading(page, '1 de 2 filas importadas')
  await press(page, button(page, 'Dejar fuera la fila 2, Familia de otros'))
  await page.getByText('se deja fuera').waitFor()
  expect(await button(page, 'Reintentar la fila 2, Familia de otros').evaluate(found => found === document.activeElement)).toBe(true)
})

it.each<Way>(['mouse', 'keyboard'])(
  'imports products with lines in columns and a new master, and takes all of it back, by %s [IX-03, IX-04, IX-05, IX-06, IX-07]',
  async by => {
    const go = pressBy(by)
    const make = async (path: string, body: object): Promise<number> => (await site.api('POST', `/api/${path}/`, body)).id
    const zinc = await make('componentes', { nombre: { es_ES: `Zinc ${by}` } })
    const boro = await make('componentes', { nombre: { es_ES: `Boro ${by}` } })
    const magnitud = await make('magnitudes', { valor: { es_ES: `g/kg ${by}` } })
    const codigo = `IX-${by}`.toUpperCase()
    const producto = await make('productos_genericos', { codigo, nombre: { es_ES: `Viejo ${by}` } })
    const linea = { componente: zinc, cantidad_1: 8, magnitud_1: magnitud, producto_generico: producto, producto_acabado: null }
    await make('lineas_de_composicion', linea)
    const look = async () => {
      const record: object = await site.api('GET', `/api/productos_genericos/${producto}/`)
      const lines: object[] = await site.api('GET', `/api/lineas_de_composicion/?producto_generico=${producto}`)
      return { record, lines }
    }
    const before = await look()

    const page = await site.open('/importar/productos_genericos')
    const chooser = page.waitForEvent('filechooser')
    await go(page, button(page, 'Elegir archivo'))
    const content = [
      `Código art.;Nombre;Familia;Zinc ${by} (g/kg ${by});Boro ${by} (g/kg ${by});Prioridad`,
      `${codigo};Cambiado ${by};Familia ${by};8,5;0,25;`,
      `${codigo}-B;Nuevo ${by};Familia ${by};;1;`,
      `${codigo}-C;Malo ${by};;;;muchas`,
    ].join('\r\n')
    await (await chooser).setFiles({ name: 'productos.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await go(page, button(page, 'Revisar 3 filas'))

    const row = (name: string) => page.getByRole('table', { name: 'Filas del archivo' }).getByRole('row').filter({ hasText: name })
    await button(page, 'Importar 0').waitFor()
    await go(page, button(page, `Crear familia «Familia ${by}»`))
    await button(page, 'Importar 2').waitFor()
    await go(page, button(page, /^Composición de Cambiado/))
    await row('Se añade').getByText(`Boro ${by}`).waitFor()
    expect(await row(`Nuevo ${by}`).textContent()).toContain('se creará')
    await page.keyboard.press('Alt+ArrowDown')
    expect(
      await row(`Malo ${by}`)
        .getByRole('rowheader')
        .evaluate(found => found === document.activeElement),
    ).toBe(true)
    await expectAccessibleAtBothSizes(page)
    await go(page, button(page, 'Importar 2'))

    await expectHeading(page, '2 filas importadas')
    expect((await look()).lines).toMatchObject([
      { componente: zinc, cantidad_1: 8.5, magnitud_1: magnitud },
      { componente: boro, cantidad_1: 0.25, magnitud_1: magnitud },
    ])
    await go(page, button(page, 'Deshacer la importación'))
    await go(page, button(page, 'Deshacer 2'))
    await expectHeading(page, 'Importación deshecha')
    await expectAccessibleAtBothSizes(page)
    const after = await look()
    expect(after.lines).toEqual(before.lines)
    expect({ ...after.record, version: 0 }).toEqual({ ...before.record, version: 0 })
    const named: { nombre: object }[] = await site.api('GET', '/api/familias/')
    expect(named.filter(({ nombre }) => JSON.stringify(nombre).includes(`Familia ${by}`))).toEqual([])
  },
)
