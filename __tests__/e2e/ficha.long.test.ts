import type { Page } from 'playwright-core'
import { inLocale } from '@/shared/locales'
import type { ProductoAcabadoLight } from '@/shared/resources/productosAcabados'
import type { ProductoGenerico } from '@/shared/resources/productosGenericos'
import { plainName } from '@/shared/richName'
import { DESKTOP, eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { expectHeading, expectPath } from '@test/support/pages'
import { readPdf } from '@test/support/pdf'

// Site with the 500 finished products of the demo.
const site = useSite({ env: async () => ({ SEED_SCALE: '1' }) })

const A4 = { width: 595, height: 842 }
/** Number of applications of the test product: more than fit on a page. */
const STAGES = 48
/** Numbers of sheets whose work is compared: the work must grow at most linearly. */
const [FEW, MANY] = [20, 200]
/** Time limit in milliseconds for all sheets, on a busy machine. */
const PATIENCE_MS = 60_000
/** Number of pages of the 200 sheets whose text is checked. */
const SAMPLE = 30

/** Pages of the print, in order. */
const printed = async (page: Page) => {
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  // The font has one glyph for both apostrophes.
  return pages.map(({ text, ...size }) => ({ ...size, text: text.replaceAll('ʼ', '’') }))
}

const ids = async (list: string, count: number) =>
  ((await site.api('GET', `/api/${list}/`)) as { id: number }[]).slice(0, count).map(({ id }) => id)

/** Creates a generic product with a long table of applications, without French remarks. */
const givenProduct = async (): Promise<ProductoGenerico> => {
  const both = (es_ES: string, fr_FR: string) => ({ es_ES, fr_FR })
  const product = (await site.api('POST', '/api/productos_genericos/', {
    codigo: 'F-100',
    nombre: both('Zinc de la ficha', 'Zinc <sub>F</sub> de la fiche'),
    descripcion2: both('Corrector', 'Correcteur de carences'),
    descripcion: both('Corrige', 'Prévient et corrige les carences.'),
    observaciones: { es_ES: 'No mezclar con aceites minerales' },
  })) as ProductoGenerico
  const owner = { producto_generico: product.id, producto_acabado: null }
  const [componente] = await ids('componentes', 1)
  const [magnitud] = await ids('magnitudes', 1)
  const quantities = { cantidad_1: 1234.5, magnitud_1: magnitud, solubilidad: 2 }
  await site.api('POST', '/api/lineas_de_composicion/', { componente, ...quantities, orden: 0, ...owner })
  for (const [at, estado_fenologico] of (await ids('estados_fenologicos', STAGES)).entries())
    await site.api('POST', '/api/como_se_aplica/', {
      ...{ estado_fenologico, modo_de_aplicacion: 2, dosis: `ab${at}ab`, ...owner },
      momento_de_aplicacion: { fr_FR: `Au début de la végétation, de préférence le matin, cd${at}cd` },
    })
  return product
}

it('a product is printed in the language asked for: A4, no row torn, heads and feet on each page [FT-01 to FT-03]', async () => {
  const { id } = await givenProduct()
  const page = await site.open('/productos/genericos/view')
  await page.getByRole('searchbox', { name: 'Buscar en la tabla' }).fill('Zinc de la ficha')
  await page.getByRole('button', { name: 'Ficha Zinc de la ficha' }).click()
  await expectHeading(page, 'Ficha de Zinc de la ficha')
  await expectPath(page, `/productos/ficha/g/${id}`)
  await page.getByRole('article', { name: 'Ficha de producto: Zinc de la ficha' }).waitFor()

  const languages = page.getByRole('combobox', { name: 'Idioma de los textos' })
  await languages.fill('fr_FR')
  await languages.press('Enter')
  await page.getByRole('article', { name: 'Fiche produit: Zinc F de la fiche' }).waitFor()
  await expectPath(page, `/productos/ficha/g/${id}?idioma=fr_FR`)

  // Opens the list of missing texts with the keyboard.
  await page.getByRole('button', { name: 'Falta 1 texto en francés' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Textos que faltan en francés' }).waitFor()
  await eventually(async () => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Observaciones/)
  })
  await page.keyboard.press('Enter')
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe(`falta-g-${id}-observaciones`))
  const print = await printed(page)

  const pages = print.map(({ text }) => text)
  expect(print.map(({ width, height }) => ({ width, height }))).toEqual(pages.map(() => A4))
  expect(pages.length).toBeGreaterThan(2)
  const whole = pages.join(' ')
  for (const text of [
    'Zinc F de la fiche',
    'Correcteur de carences',
    'Référence F-100',
    'Prévient et corrige les carences.',
    '** Soluble dans l’eau',
  ])
    expect(whole).toContain(text)
  expect(whole.replaceAll(/\s/g, '')).toContain('1234,50')
  expect(whole).toContain('No mezclar con aceites minerales')
  expect(whole).toMatch(/www\.example\.com\/productos\/f-100/)
  for (const text of ['es_ES', 'Completar', 'Imprimir', 'Productos', 'Lucía']) expect(whole).not.toContain(text)
  pages.forEach((text, at) => {
    expect(text).toContain('Zinc F de la fiche · F-100')
    expect(text).toContain(`${at + 1} / ${pages.length}`)
  })
  // Each row is on a single page, under its column headers.
  for (let row = 0; row < STAGES; row += 1) {
    const holding = pages.filter(text => text.includes(`ab${row}ab`))
    expect(holding).toHaveLength(1)
    expect(holding[0]).toContain(`cd${row}cd`)
    expect(holding[0]).toMatch(/Culture Stade Application Dose/)
  }

  // The next tab stop is the link to the field of the form, in French.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectPath(page, `/productos/edit/g/${id}?idioma=fr_FR`)
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('observaciones'))
  expect(await page.getByRole('combobox', { name: 'Idioma de los textos' }).inputValue()).toBe('Francés (Francia)')
})

it('sheets are usable by all at both sizes and in both themes; a phone has no page wider than itself [FT-01, FT-02]', async () => {
  const [id] = await ids('productos_acabados', 1)
  const page = await site.open(`/productos/ficha/a/${id}?idioma=de_DE`)
  await page.getByRole('article').waitFor()
  expect(await page.getByRole('article').getByText('Composition', { exact: true }).getAttribute('lang')).toBe('en')
  await expectAccessibleAtBothSizes(page)
  await page.setViewportSize(PHONE)
  await page.getByRole('region', { name: 'Directions for use' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(await page.getByRole('region', { name: 'Ficha' }).evaluate(desk => desk.scrollWidth - desk.clientWidth)).toBe(0)

  await page.setViewportSize(DESKTOP)
  await page.goto(`/productos/ficha/a/${id}?idioma=ar_EG`)
  expect(await page.getByRole('article').getAttribute('dir')).toBe('rtl')
})

it('200 products take no more work each than few, and each is printed from a page 1 of its own [FT-03]', async () => {
  const light = (await site.api('GET', '/api/productos_acabados/light/')) as ProductoAcabadoLight[]
  const chosen = light.slice(0, MANY)
  expect(chosen).toHaveLength(MANY)
  const names = chosen.map(({ nombre }) => plainName(inLocale(nombre)))
  const page = await site.open('/')
  const session = await site.debuggerOf(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  /** Processor time in seconds of the page's thread until `count` sheets are shown with all pictures. */
  const workOf = async (count: number) => {
    await page.goto(
      `/productos/ficha/a/${chosen
        .slice(0, count)
        .map(({ id }) => id)
        .join(',')}`,
    )
    await page
      .getByRole('article')
      .nth(count - 1)
      .waitFor({ state: 'attached', timeout: PATIENCE_MS })
    await page.evaluate(() => Promise.all(Array.from(document.images, image => image.decode().catch(() => undefined))))
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }
  const few = await workOf(FEW)
  const many = await workOf(MANY)
  process.stdout.write(`${FEW} and ${MANY} sheets: ${few.toFixed(2)} and ${many.toFixed(2)} s of work\n`)
  expect(few).toBeGreaterThan(0)
  expect(many / few).toBeLessThan(MANY / FEW)

  // Every page has the footer of its product, and every product a page with its header, in the order of the products.
  const print = await printed(page)
  expect(print.length).toBeGreaterThanOrEqual(chosen.length)
  const pages = print.slice(0, SAMPLE).map(({ text }) => text)
  const feet = pages.map(text => chosen.findIndex(({ codigo }) => text.includes(` · ${codigo}`)))
  expect([...new Set(feet)]).toEqual(Array.from(new Set(feet), (_foot, at) => at))
  expect(pages.filter(text => text.includes('Ficha de producto'))).toHaveLength(new Set(feet).size)
  // Pages are numbered per product; the text of a page begins with the number.
  const own = feet.map((product, at) => at - feet.indexOf(product) + 1)
  expect(Math.max(...own)).toBeGreaterThan(1)
  expect(pages.map((text, at) => text.startsWith(`${own[at]}${names[feet[at] ?? 0]} · `))).toEqual(own.map(() => true))
  expect(print.at(-1)?.text).toContain(` · ${chosen.at(-1)?.codigo}`)
})
