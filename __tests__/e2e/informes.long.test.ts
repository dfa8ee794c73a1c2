import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright-core'
import { DESKTOP, eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { parseCsv } from '@test/support/csv'
import { breadcrumbs, expectHeading, expectPath } from '@test/support/pages'

const site = useSite()
const GENERIC = '/api/informes/productos_genericos/'
/** Number of reviewed products: more than fit into a window. */
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

/** File downloaded by an action, and the query of its request. */
const downloaded = async (page: Page, path: string, act: () => Promise<unknown>) => {
  const [download, request] = await Promise.all([page.waitForEvent('download'), page.waitForRequest(`**${path}?*`), act()])
  return { download, query: new URL(request.url()).search, bytes: await readFile(await download.path()) }
}

/** Time in the name of a report. */
const madeAt = (download: Download, what: string): Date => {
  const [, date, ...time] =
    new RegExp(`^(\\d{4}-\\d\\d-\\d\\d)_(\\d\\d)-(\\d\\d)-(\\d\\d)_${what}\\.csv$`).exec(download.suggestedFilename()) ?? []
  return new Date(`${date}T${time.join(':')}`)
}

const served = async (path: string, token: string) =>
  Buffer.from(await (await fetch(site.address + path, { headers: { Authorization: `Token ${token}` } })).arrayBuffer())
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

/** Rows of a CSV file as records, by the names in its header. */
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

it('goes as a workbook by the menu beside the export, which keeps the focus [CM-03]', async () => {
  const page = await openReports()
  const other = page.getByRole('button', { name: 'Otro formato de Productos Genéricos' })
  await other.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^CSV/ }).waitFor()
  await expectAccessibleAtBothSizes(page)
  const { download, query, bytes } = await downloaded(page, GENERIC, () => page.getByRole('menuitem', { name: /^XLSX/ }).click())
  expect(query).toBe('?idioma=es_ES')
  expect(download.suggestedFilename()).toMatch(/_productos_genericos\.xlsx$/)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await expectFocus(other)
})
