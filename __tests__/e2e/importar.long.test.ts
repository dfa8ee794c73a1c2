import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page, Route } from 'playwright-core'
import { readImport } from '@/features/importar/read/readImport'
import { toWorkbook } from '@/kits/spreadsheet/toXlsx'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { breadcrumbs, cell, choose, expectHeading, expectPath, search } from '@test/support/pages'

const site = useSite()

const MOST_TABS = 60

/** Moves the focus to an element by Tab alone. */
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
/** Opens a menu and selects an item. The keyboard starts at the first item; `down` is the number of arrow presses. */
const takeItem = async (page: Page, by: Way, menu: Locator, item: Locator, down: number) => {
  await pressBy(by)(page, menu)
  await item.waitFor()
  if (by === 'mouse') return item.click()
  // The menu handles keys once an item has the focus.
  await page.getByRole('menu').locator('[data-focused]').waitFor()
  for (let presses = 0; presses < down; presses++) await page.keyboard.press('ArrowDown')
  return page.keyboard.press('Enter')
}
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Filas del archivo' }).getByRole('row').filter({ hasText: name })

const chooseFile = async (page: Page, by: Way, name: string, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser')
  await pressBy(by)(page, button(page, 'Elegir archivo'))
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
}
/** Sheets of a workbook that the page downloads. */
const sheetsGiven = async (page: Page, ask: () => Promise<unknown>) => {
  const [download]: [Download, unknown] = await Promise.all([page.waitForEvent('download'), ask()])
  const bytes = await readFile(await download.path())
  return { bytes, sheets: (await readImport(new File([new Uint8Array(bytes)], download.suggestedFilename()))).sheets }
}

it('has an address beside each list of products too [IX-01]', async () => {
  const page = await site.open('/productos/acabados/importar')
  await expectHeading(page, 'Importar productos acabados')
  await expectPath(page, '/productos/acabados/importar')
  await page.goto('/productos/genericos/importar')
  await expectHeading(page, 'Importar productos genéricos')
})

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

  const row = (name: string) => rowOf(page, name)
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

it('leads from the name of a row to its errors in columns out of sight, to the right and below the fixed columns [IX-03, IX-04]', async () => {
  const page = await site.open('/importar/productos_genericos', { viewport: { width: 900, height: 700 } })
  const content =
    'Código;Nombre;Familia;Nombre fr_FR;Nombre en_GB;Nombre de_DE;Prioridad\r\nANCHO-1;Ancho;Familia que no hay;Large;Wide;Breit;muchas\r\n'
  await chooseFile(page, 'mouse', 'anchos.csv', Buffer.from(content))
  await button(page, 'Revisar 1 fila').click()
  const inSight = (title: string) =>
    page.locator(`[data-of="${title}"][data-kind="error"]`).evaluate(found => {
      const { left, right, top } = found.getBoundingClientRect()
      return [left + 4, right - 4].every(x => found.contains(document.elementFromPoint(x, top + 8)))
    })
  await button(page, 'Prioridad: ir al error de la fila 2').waitFor()
  expect(await inSight('Prioridad')).toBe(false)
  await expectAccessible(page)
  await button(page, 'Prioridad: ir al error de la fila 2').click()
  await eventually(async () => expect(await inSight('Prioridad')).toBe(true))
  expect(await inSight('Familia')).toBe(false)
  await press(page, button(page, 'Familia: ir al error de la fila 2'))
  await eventually(async () => expect(await inSight('Familia')).toBe(true))
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
  await page.goBack()
  await cell(page, 'Familia de otros').waitFor()
  await page.goBack()
  await expectHeading(page, '1 de 2 filas importadas')

  await page.goto('/importar/familias')
  await press(page, button(page, 'Ver lo que falta'))
  await expectHeading(page, '1 de 2 filas importadas')
  await press(page, button(page, 'Dejar fuera la fila 2, Familia de otros'))
  await page.getByText('se deja fuera').waitFor()
  // The focus moves two frames after its button has disappeared.
  await eventually(async () =>
    expect(await button(page, 'Reintentar la fila 2, Familia de otros').evaluate(found => found === document.activeElement)).toBe(true),
  )
})

it.each<Way>(['mouse', 'keyboard'])(
  'imports products with lines in columns, stages and a new master, and takes all of it back, by %s [AP-03, IX-03, IX-04, IX-05, IX-06, IX-07]',
  async by => {
    const go = pressBy(by)
    const make = async (path: string, body: object): Promise<number> => (await site.api('POST', `/api/${path}/`, body)).id
    const zinc = await make('componentes', { nombre: { es_ES: `Zinc ${by}` } })
    const boro = await make('componentes', { nombre: { es_ES: `Boro ${by}` } })
    const magnitud = await make('magnitudes', { valor: { es_ES: `g/kg ${by}` } })
    const codigo = `IX-${by}`.toUpperCase()
    const cultivo = await make('cultivos', { nombre: { es_ES: `Vid ${by}` } })
    const brotes = await make('estados_fenologicos', { cultivo, nombre: { es_ES: `Brotes ${by}` } })
    const cuajado = await make('estados_fenologicos', { cultivo, nombre: { es_ES: `Cuajado ${by}` } })
    const producto = await make('productos_genericos', { codigo, nombre: { es_ES: `Viejo ${by}` }, estados_fenologicos: [brotes] })
    await make('como_se_aplica', { estado_fenologico: brotes, dosis: '2 L/ha', producto_generico: producto, producto_acabado: null })
    const linea = { componente: zinc, cantidad_1: 8, magnitud_1: magnitud, producto_generico: producto, producto_acabado: null }
    await make('lineas_de_composicion', linea)
    const look = async () => {
      const record: object = await site.api('GET', `/api/productos_genericos/${producto}/`)
      const lines: object[] = await site.api('GET', `/api/lineas_de_composicion/?producto_generico=${producto}`)
      const entries: object[] = await site.api('GET', `/api/como_se_aplica/?producto_generico=${producto}`)
      return { record, lines, entries }
    }
    const before = await look()

    const page = await site.open('/productos/genericos/importar')
    const chooser = page.waitForEvent('filechooser')
    await go(page, button(page, 'Elegir archivo'))
    const content = [
      `Código art.;Nombre;Familia;Zinc ${by} (g/kg ${by});Boro ${by} (g/kg ${by});Prioridad;Estados fenológicos`,
      `${codigo};Cambiado ${by};Familia ${by};8,5;0,25;;Cuajado ${by}`,
      `${codigo}-B;Nuevo ${by};Familia ${by};;1;;`,
      `${codigo}-C;Malo ${by};;;;muchas;`,
    ].join('\r\n')
    await (await chooser).setFiles({ name: 'productos.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await go(page, button(page, 'Revisar 3 filas'))

    const row = (name: string) => rowOf(page, name)
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
    expect((await look()).entries).toMatchObject([{ estado_fenologico: cuajado, dosis: '', modo_de_aplicacion: 0 }])
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
    expect(after.entries).toMatchObject([{ estado_fenologico: brotes, dosis: '2 L/ha' }])
    expect({ ...after.record, version: 0 }).toEqual({ ...before.record, version: 0 })
    const named: { nombre: object }[] = await site.api('GET', '/api/familias/')
    expect(named.filter(({ nombre }) => JSON.stringify(nombre).includes(`Familia ${by}`))).toEqual([])
  },
)

it.each<Way>(['mouse', 'keyboard'])(
  'fills in the template, chooses the sheet, and settles what the file leaves open, by %s [IX-01, IX-02, IX-03, IX-04, IX-08]',
  async by => {
    const go = pressBy(by)
    const make = async (path: string, body: object): Promise<number> => (await site.api('POST', `/api/${path}/`, body)).id
    const familia = await make('familias', { nombre: { es_ES: `Abonos solubles ${by}` } })
    const nombre = { es_ES: `Doble ${by}` }
    const doubles = [await make('productos_acabados', { codigo: '', nombre }), await make('productos_acabados', { codigo: '', nombre })]
    const page = await site.open('/productos/acabados/importar')
    const template = await sheetsGiven(page, () => go(page, button(page, 'Plantilla')))
    const titles = template.sheets[0]?.titles ?? []
    expect(titles).toEqual(expect.arrayContaining(['N. Registro', 'Nombre', 'Familia', 'Empresa']))
    expect(template.sheets[1]?.rows.flatMap(({ cells }) => cells)).toContain(`Abonos solubles ${by}`)

    const cellsOf = (values: Record<string, string>) => ['N. Registro', 'Nombre', 'Familia', 'Firma'].map(title => values[title] ?? '')
    const workbook = toWorkbook([
      { lines: [['Apuntes'], ['de nadie']], layout: { name: 'Notas' } },
      {
        lines: [
          ['N. Registro', 'Nombre', 'Familia', 'Firma'],
          cellsOf({ Nombre: `Doble ${by}`, Familia: `Abonos soluble ${by}`, Firma: 'AG' }),
          cellsOf({ 'N. Registro': `R-${by}`, Nombre: `Nuevo ${by}`, Familia: `Abonos solubles ${by}`, Firma: 'AG' }),
        ],
        layout: { name: 'Productos' },
      },
    ])
    await chooseFile(page, by, 'libro.xlsx', Buffer.from(workbook))
    const sheet = page.getByRole('menuitemradio', { name: /^Productos/ })
    await takeItem(page, by, button(page, 'Hoja Notas'), sheet, 1)
    const field = page.getByRole('combobox', { name: 'Campo de la columna Firma' })
    expect(await field.inputValue()).toBe('No importar')
    await choose(field, 'Empresa')
    await expectAccessibleAtBothSizes(page)
    await go(page, button(page, 'Revisar 2 filas'))

    await button(page, 'Importar 1').waitFor()
    await expectAccessibleAtBothSizes(page)
    await go(page, button(page, `¿Abonos solubles ${by}? Ponerlo en 1 fila`))
    await page.getByText(`será «Abonos solubles ${by}»`).waitFor()
    const which = button(page, 'Elegir cuál de los 2, fila 2')
    await takeItem(page, by, which, page.getByRole('menuitem').first(), 0)
    await button(page, 'Importar 2').waitFor()
    await expectAccessibleAtBothSizes(page)
    await go(page, button(page, 'Deshacer: elección de la fila 2'))
    await button(page, 'Importar 1').waitFor()
    await takeItem(page, by, which, page.getByRole('menuitem').first(), 0)
    await go(page, button(page, 'Importar 2'))
    await expectHeading(page, '2 filas importadas')
    const written = await Promise.all(doubles.map(id => site.api('GET', `/api/productos_acabados/${id}/`)))
    expect(written.filter(record => record.familia === familia && record.empresa === 'AG')).toHaveLength(1)
    expect(written.filter(record => record.familia === null)).toHaveLength(1)
  },
)

it.each<Way>(['mouse', 'keyboard'])(
  'stops, outlives its tab, goes on, tries again alone, and gives the rest as a file, by %s [IX-06, DR-05]',
  async by => {
    const go = pressBy(by)
    site.expectComplaint(/^importar/)
    site.expectComplaint(FAILED_CALL)
    const names = ['uno', 'dos', 'tres', 'cuatro'].map(name => `Seguida ${name} ${by}`)
    let release = () => {}
    const isReleased = new Promise<void>(resolve => (release = resolve))
    let refused = ''
    const onPost = async (route: Route) => {
      const body = route.request().postData() ?? ''
      if (route.request().method() === 'POST' && body.includes('dos')) await isReleased
      if (refused !== '' && body.includes(refused)) return route.fulfill({ status: 400, json: { detail: 'No puede ser.' } })
      return route.continue()
    }
    const page = await site.open('/importar/familias', { before: opened => opened.route('**/api/familias/', onPost) })
    await chooseFile(page, by, 'familias.csv', Buffer.from(['Nombre;Prioridad', ...names.map(name => `${name};1`)].join('\r\n')))
    await go(page, button(page, 'Revisar 4 filas'))
    await go(page, button(page, 'Importar 4'))
    await page
      .getByRole('dialog', { name: 'Importando' })
      .getByText(names[1] ?? '')
      .waitFor()
    await go(page, button(page, 'Detener'))
    release()
    await expectHeading(page, '2 de 4 filas importadas')
    await page.getByText('2 sin hacer: se detuvo').first().waitFor()
    await expectAccessibleAtBothSizes(page)

    refused = 'cuatro'
    await page.goto('/borradores')
    await cell(page, '2 de 4 filas sin importar').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await cell(page, '2 de 4 filas sin importar').waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await cell(page, 'familias.csv').click()
    await expectPath(page, '/importar/familias')
    await page.getByText(/^Una importación quedó a medias/).waitFor()
    await expectAccessibleAtBothSizes(page)
    await go(page, button(page, 'Seguir'))
    await expectHeading(page, '3 de 4 filas importadas')
    const rest = await sheetsGiven(page, () => go(page, button(page, 'Descargar lo que falta')))
    expect(rest.sheets[0]?.titles).toEqual(['Nombre', 'Prioridad', 'Motivo'])
    expect(rest.sheets[0]?.rows.map(({ cells }) => cells)).toEqual([[names[3], '1', 'No puede ser.']])
    refused = ''
    await go(page, button(page, 'Reintentar la fila 5'))
    await expectHeading(page, '4 filas importadas')
    const all: { nombre: { es_ES: string } }[] = await site.api('GET', '/api/familias/')
    expect(
      all
        .map(({ nombre }) => nombre.es_ES)
        .filter(name => names.includes(name))
        .sort(),
    ).toEqual([...names].sort())
    await page.goto('/importar/familias')
    await expectHeading(page, 'Importar familias')
    expect(await page.getByText(/^Una importación quedó a medias/).count()).toBe(0)
    await page.goto('/borradores')
    await page.getByText('No hay borradores').waitFor()
  },
)

it('refuses what is no table, and takes cells that are pasted; an export changes nothing [IX-01, IX-08, IX-09]', async () => {
  const page = await site.open('/maestras/familias', { colorScheme: 'dark' })
  await page.getByRole('gridcell').first().waitFor()
  await button(page, /^Más: /).click()
  const asWorkbook = page.getByRole('menuitem', { name: /^Exportar .* XLSX$/ })
  const exported = await sheetsGiven(page, () => asWorkbook.click())

  await page.goto('/importar/familias')
  await chooseFile(page, 'keyboard', 'libro.xlsx', Buffer.from('%PDF-1.7 nada'))
  await page
    .getByRole('alert')
    .getByText(/^libro\.xlsx/)
    .waitFor()
  await expectAccessibleAtBothSizes(page)
  await press(page, button(page, 'Pegar celdas'))
  await page.getByRole('textbox', { name: 'Celdas' }).waitFor()
  await page.keyboard.insertText('Nombre\tPrioridad\nPegada\t3')
  await page.getByText('1 fila, 2 columnas').waitFor()
  await expectAccessible(page)
  await press(page, button(page, 'Seguir'))
  await press(page, button(page, 'Revisar 1 fila'))
  await rowOf(page, 'Pegada').waitFor()

  await page.goto('/importar/familias')
  await chooseFile(page, 'mouse', 'export.xlsx', exported.bytes)
  await button(page, /^Revisar \d+ filas?$/).click()
  await page.getByText(/^Las? .*(son iguales|es igual) a lo que hay$/).waitFor()
  await eventually(async () => expect(await button(page, 'Importar 0').isDisabled()).toBe(true))
})
