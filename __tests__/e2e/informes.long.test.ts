import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright-core'
import { DESKTOP, eventually, expectAccessibleAtBothSizes, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { parseCsv } from '@test/support/csv'
import { breadcrumbs, expectHeading, expectPath, takeToast, choose } from '@test/support/pages'
import { itWhole } from '@test/support/long'

const site = useSite()
const GENERIC = '/api/informes/productos_genericos/'
const FINISHED = '/api/informes/productos_acabados/'
/** More than fit into a window. */
const REVIEWED = 60

beforeAll(async () => {
  const generic = {
    codigo: 'INF-1',
    nombre: { es_ES: 'Ácido "fúlvico"; 25 %', fr_FR: 'Acide fulvique' },
    descripcion: { es_ES: 'Uno;\n"dos"' },
    activo: true,
  }
  const { id } = await site.api('POST', '/api/productos_genericos/', generic)
  const both = { es_ES: 'Hoja', fr_FR: 'Feuille' }
  await site.api('POST', '/api/productos_genericos/', { codigo: 'INF-2', nombre: both, seo_title: { es_ES: 'Hoja' } })
  for (let at = 0; at < REVIEWED; at++)
    await site.api('POST', '/api/productos_acabados/', { codigo: `REV-${at}`, nombre: { es_ES: `Hoja ${at}` }, paises: ['ES'] })
  const finished = { codigo: 'INF-A', nombre: { es_ES: 'Acabado', fr_FR: 'Fini' }, producto_generico: id, paises: ['FR'], activo: true }
  await site.api('POST', '/api/productos_acabados/', finished)
})

const openReports = async (before?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/informe/ver', { ...(before && { before }) })
  await expectHeading(page, 'Informes')
  await eventually(async () => expect(await country(page).inputValue()).toBe('España'))
  return page
}
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const language = (page: Page, name: string) => row(page, name).getByRole('combobox', { name: 'Idioma' })
const country = (page: Page) => page.getByRole('combobox', { name: 'País' })
const exportOf = (page: Page, name: string) => page.getByRole('button', { name: `Exportar ${name}`, exact: true })

const expectFocus = (on: Locator) =>
  eventually(async () => expect(await on.evaluate(element => element === document.activeElement)).toBe(true))

const chooseLanguage = async (page: Page, name: string, code: string) => {
  await language(page, name).fill(code)
  await page.getByRole('option').filter({ hasText: code }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
}

/** The file that an action leads to, and the query that it was asked for with. */
const downloaded = async (page: Page, path: string, act: () => Promise<unknown>) => {
  const [download, request] = await Promise.all([page.waitForEvent('download'), page.waitForRequest(`**${path}?*`), act()])
  return { download, query: new URL(request.url()).search, bytes: await readFile(await download.path()) }
}

/** When it was made, by its name. */
const madeAt = (download: Download, what: string): Date => {
  const [, date, ...time] =
    new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)_(\\d\\d)-(\\d\\d)-(\\d\\d)_${what}\\.csv$`).exec(download.suggestedFilename()) ?? []
  return new Date(`${date}T${time.join(':')}`)
}

const served = async (path: string, token: string) =>
  Buffer.from(await (await fetch(site.address + path, { headers: { Authorization: `Token ${token}` } })).arrayBuffer())
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

/** Rows as records, by the names in the header. */
const recordsOf = (bytes: Buffer) => {
  const [header = [], ...rows] = parseCsv(bytes.toString().slice(1))
  return rows.map(cells => Object.fromEntries(header.map((name, index) => [name, cells[index]])))
}

it('saves the report of generic products as the API sent it, byte for byte, under the name of its moment [IN-02, IN-03]', async () => {
  const page = await openReports()
  expect(await breadcrumbs(page)).toEqual(['Informes'])
  const before = Date.now()
  const { download, query, bytes } = await downloaded(page, GENERIC, () => exportOf(page, 'Productos Genéricos').click())
  const made = madeAt(download, 'productos_genericos').getTime()
  expect(made).toBeGreaterThanOrEqual(before - 1000)
  expect(made).toBeLessThanOrEqual(Date.now())
  expect(query).toBe('?idioma=es_ES')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.equals(await served(`${GENERIC}?idioma=es_ES`, await tokenOf(page)))).toBe(true)
  expect(recordsOf(bytes)).toContainEqual(
    expect.objectContaining({ Código: 'INF-1', Nombre: 'Ácido "fúlvico"; 25 %', Descripción: 'Uno;\n"dos"' }),
  )
})

itWhole('asks for finished products in the language and the country of their row, Spain at first [IN-01, IN-02, IN-03]', async () => {
  const page = await openReports()
  expect(await language(page, 'Productos Acabados').inputValue()).toBe('Español (España)')
  expect(await row(page, 'Productos Genéricos').getByRole('combobox').count()).toBe(1)
  const first = await downloaded(page, FINISHED, () => exportOf(page, 'Productos Acabados').click())
  expect(first.query).toBe('?idioma=es_ES&pais=es')
  expect(recordsOf(first.bytes).map(each => each['Código'])).not.toContain('INF-A')

  await chooseLanguage(page, 'Productos Acabados', 'fr_FR')
  await choose(country(page), 'Francia')
  const { download, query, bytes } = await downloaded(page, FINISHED, () => exportOf(page, 'Productos Acabados').click())
  expect(query).toBe('?idioma=fr_FR&pais=fr')
  expect(madeAt(download, 'productos_acabados').getTime()).not.toBeNaN()
  expect(recordsOf(bytes)).toContainEqual(expect.objectContaining({ Código: 'INF-A', Nombre: 'Fini' }))
  expect(await language(page, 'Productos Genéricos').inputValue()).toBe('Español (España)')
})

it('shows that it is being made, and saves it though one has gone on to another page [IN-02]', async () => {
  let answer: () => void = () => undefined
  const held = new Promise<void>(resolve => (answer = resolve))
  const page = await openReports(opened => opened.route(`**${GENERIC}*`, route => held.then(() => route.fallback())))
  await exportOf(page, 'Productos Genéricos').click()
  await page.getByRole('button', { name: 'Exportando Productos Genéricos' }).waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.getByRole('link', { name: 'Soluciones' }).first().click()
  await expectPath(page, '/soluciones/ver')
  const saved = page.waitForEvent('download')
  answer()
  expect((await saved).suggestedFilename()).toMatch(/_productos_genericos\.csv$/)
})

itWhole('says the words of the answer, or else its own, and saves the file of the next try [IN-02]', async () => {
  site.expectComplaint(FAILED_CALL)
  const page = await openReports()
  for (const [answer, text] of [
    ['abort', 'Se ha producido un error al generar el informe'],
    [{ status: 400, json: { detail: 'El idioma no es válido' } }, 'El idioma no es válido'],
    [{ status: 200, body: '<h1>Hola</h1>' }, 'Se ha producido un error al generar el informe'],
  ] as const) {
    await page.unrouteAll()
    await page.route(`**${GENERIC}*`, route => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await exportOf(page, 'Productos Genéricos').click()
    await takeToast(page, text)
  }
  await page.unrouteAll()
  const { bytes } = await downloaded(page, GENERIC, () => exportOf(page, 'Productos Genéricos').click())
  expect(recordsOf(bytes).length).toBeGreaterThan(0)
})

itWhole('is filled in and exported by the keyboard alone [IN-01, TB-11]', async () => {
  const page = await openReports()
  await language(page, 'Productos Acabados').focus()
  await page.keyboard.insertText('portugues brasil')
  await page.getByRole('option', { name: /pt_BR/ }).waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await eventually(async () => expect(await country(page).evaluate(element => element === document.activeElement)).toBe(true))
  await page.keyboard.type('Fran')
  // Past the button that looks through it first.
  for (let at = 0; at < 2; at++) await page.keyboard.press('Tab')
  const { query } = await downloaded(page, FINISHED, () => page.keyboard.press('Enter'))
  expect(query).toBe('?idioma=pt_BR&pais=fr')
})

it('is looked through first, by keyboard: a blank cell leads to its section, in its language, and back [CM-02]', async () => {
  const page = await openReports()
  await chooseLanguage(page, 'Productos Genéricos', 'fr_FR')
  await page.getByRole('button', { name: 'Revisar Productos Genéricos' }).focus()
  await page.keyboard.press('Enter')
  const review = page.getByRole('region', { name: 'Revisar Productos Genéricos' })
  await review.getByText(/productos tienen celdas vacías, \d+ en total; \d+ tienen? celdas en es_ES/).waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await review.getByText(/se muestran \d+/).waitFor()
  const link = review.getByRole('link', { name: /^SEO: título es_ES de / }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'SEO', exact: true })
  await eventually(async () => expect(await heading.evaluate(element => element === document.activeElement)).toBe(true))
  expect(await page.getByRole('combobox', { name: 'Idioma de los textos' }).inputValue()).toBe('Francés (Francia)')
  expect(await heading.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(500)
  await page.goBack()
  await review.getByText(/productos tienen celdas vacías/).waitFor()
})

itWhole('has the rows in sight in the document while a long review scrolls, and is there again after a product [CM-02]', async () => {
  const page = await openReports()
  await page.getByRole('button', { name: 'Revisar Productos Acabados' }).click()
  const table = page.getByRole('table', { name: 'Productos con celdas por completar' })
  const lines = table.getByRole('rowheader')
  await lines.first().waitFor()
  const first = await lines.first().textContent()
  const last = table.locator(`[aria-rowindex="${await table.getAttribute('aria-rowcount')}"]`)
  await eventually(async () => {
    await page.getByRole('main').evaluate(main => (main.scrollTop = main.scrollHeight))
    expect(await last.count()).toBe(1)
  })
  expect(await lines.first().textContent()).not.toBe(first)
  expect(await lines.count()).toBeLessThan(REVIEWED)
  // Coming back from a product continues at the same place.
  await page.getByRole('main').evaluate(main => (main.scrollTop = main.scrollHeight / 3))
  const some = table.locator('[aria-rowindex="20"]')
  await some.getByRole('link').first().click()
  await eventually(() => expect(page.url()).toContain('/productos/edit/a/'))
  await page.getByRole('heading', { name: 'Datos generales' }).waitFor()
  await page.goBack()
  await some.waitFor()
})

it.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])(
  'on %s stands where it stood while a report is made, stopped and made again, with the focus in its place [IN-02, CM-02]',
  async (_on, size) => {
    const page = await openReports(opened => opened.route(`**${GENERIC}*`, () => undefined))
    await page.setViewportSize(size)
    const start = exportOf(page, 'Productos Genéricos')
    const places = () =>
      Promise.all(
        [page.getByRole('button', { name: 'Revisar Productos Genéricos' }), country(page), language(page, 'Productos Genéricos')].map(
          each => each.boundingBox(),
        ),
      )
    await page.evaluate(() => document.fonts.ready)
    const atRest = await places()
    await start.focus()
    await page.keyboard.press('Enter')
    const stop = page.getByRole('button', { name: 'Detener la exportación de Productos Genéricos' })
    await stop.waitFor()
    expect(await places()).toEqual(atRest)
    await page.keyboard.press('Shift+Tab')
    await expectFocus(stop)
    await page.keyboard.press('Enter')
    await stop.waitFor({ state: 'hidden' })
    await expectFocus(start)
    expect(await places()).toEqual(atRest)
    await page.unrouteAll()
    await downloaded(page, GENERIC, () => page.keyboard.press('Enter'))
    await expectFocus(start)
    expect(await places()).toEqual(atRest)
  },
)

itWhole.each([768, 960])('shows the whole name of the language or most of it, %i pixels wide [IN-01]', async width => {
  const page = await openReports()
  await page.setViewportSize({ width, height: 900 })
  const box = await language(page, 'Productos Genéricos').boundingBox()
  expect(box?.width).toBeGreaterThan(150)
  const buttons = ['Revisar', 'Exportar'].map(name => page.getByRole('button', { name: `${name} Productos Genéricos` }).boundingBox())
  const [first, second] = await Promise.all(buttons)
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeLessThan(20)
})

it('goes as a workbook by the menu beside the export, which keeps the focus [CM-03]', async () => {
  const page = await openReports()
  const other = page.getByRole('button', { name: 'Otro formato de Productos Genéricos' })
  await other.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^CSV/ }).waitFor()
  await expectAccessibleAtBothSizes(page)
  const { download, query, bytes } = await downloaded(page, GENERIC, () => page.getByRole('menuitem', { name: /^XLSX/ }).click())
  expect(query).toBe('?idioma=es_ES&formato=xlsx')
  expect(download.suggestedFilename()).toMatch(/_productos_genericos\.xlsx$/)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await expectFocus(other)
})
