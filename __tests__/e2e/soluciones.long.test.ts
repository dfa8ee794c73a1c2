import type { Page } from 'playwright-core'
import type { CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { chooseLocale, expectHeading } from '@test/support/pages'
import { wholeList } from '@test/support/answers'

const site = useSite()
const ROOT = '/api/combinaciones_de_productos/'

const products: number[] = []
let crops: number[] = []

beforeAll(async () => {
  for (const [codigo, nombre] of [
    ['SOL-1', 'Zinc de prueba'],
    ['SOL-2', 'Boro de prueba'],
  ])
    products.push((await site.api('POST', '/api/productos_genericos/', { codigo, nombre: { es_ES: nombre } })).id)
  crops = ((await site.api('GET', '/api/cultivos/')) as { id: number }[]).map(({ id }) => id)
})

/** Creates a solution with combinations, each with a Spanish remark. */
const given = async (name: string, ...remarks: string[]) => {
  const { id: solucion } = await site.api('POST', '/api/soluciones/', { nombre: { es_ES: name, pt_BR: `${name} (pt)` }, descripcion: {} })
  const ids: number[] = []
  for (const es_ES of remarks)
    ids.push(
      (await site.api('POST', ROOT, { solucion, productos_genericos: products.slice(0, 1), observaciones: { es_ES, ja_JP: '水' } })).id,
    )
  return { solucion, ids }
}
const all = async () => (await site.api('GET', ROOT)) as CombinacionDeProductos[]
const ofSolution = async (solucion: number) => (await all()).filter(each => each.solucion === solucion)

const open = async (solucion: number, name: string, before?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(`/soluciones/detalle/${solucion}`, { ...(before && { before }) })
  await expectHeading(page, name)
  return page
}
const card = (page: Page, id: number | undefined) => page.getByRole('region', { name: `Combinación ${id}`, exact: true })
const remarks = (page: Page, id: number | undefined) => card(page, id).getByRole('textbox', { name: 'Observaciones' })
const productsOf = (page: Page, id: number | undefined) => card(page, id).getByRole('combobox', { name: 'Productos' })
const saveOf = (page: Page, id: number | undefined) => card(page, id).getByRole('button', { name: 'Guardar' })
const isSaved = (page: Page, id: number | undefined) => saveOf(page, id).waitFor({ state: 'detached' })
/** Overflow of an element beyond its container, in pixels. */
const overhang = (element: Element) => element.getBoundingClientRect().right - (element.parentElement?.getBoundingClientRect().right ?? 0)

it('adds, fills in and saves a combination by the keyboard alone, in two languages [CB-02, CB-03, CB-04, ML-03]', async () => {
  const { solucion } = await given('Con teclado')
  const page = await open(solucion, 'Con teclado')
  await page.getByText('Esta solución no tiene combinaciones').waitFor()
  const add = page.getByRole('button', { name: 'Añadir combinación' })
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: /^Combinación/ }).waitFor()
  const [created] = await ofSolution(solucion)
  const isFocused = (name: string) => eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe(name))
  await isFocused((await productsOf(page, created?.id).getAttribute('id')) ?? '')
  await page.keyboard.insertText('boro prueba')
  await page.getByRole('option', { name: /Boro de prueba/ }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const associateAll = card(page, created?.id).getByRole('button', { name: 'Asociar todos' })
  expect(await associateAll.evaluate(overhang)).toBeLessThan(1)
  await associateAll.press('Enter')
  await remarks(page, created?.id).focus()
  await page.keyboard.insertText('Al atardecer')
  await chooseLocale(page, 'pt_BR')
  await expectHeading(page, 'Con teclado (pt)')
  await remarks(page, created?.id).fill('Ao entardecer')
  await expectAccessibleAtBothSizes(page)
  await saveOf(page, created?.id).press('Enter')
  await isSaved(page, created?.id)
  await card(page, created?.id).getByText('Guardado').waitFor()
  await expectAccessible(page)
  expect(await ofSolution(solucion)).toEqual([
    {
      id: created?.id,
      solucion,
      productos_genericos: [products[1]],
      productos_acabados: [],
      cultivos: expect.arrayContaining(crops),
      observaciones: { es_ES: 'Al atardecer', pt_BR: 'Ao entardecer' },
    },
  ])
})

it('offers ten thousand products, of which only those in sight are in the document [CB-03, TB-10]', async () => {
  const { solucion, ids } = await given('Con muchos', 'una', 'dos')
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 100_000,
    codigo: `M-${index}`,
    nombre: { es_ES: `Masa ${index}` },
  }))
  const page = await open(solucion, 'Con muchos', opened =>
    opened.route('**/api/productos_genericos/cambios/*', route => route.fulfill({ json: wholeList(many) })),
  )
  await productsOf(page, ids[0]).click()
  await page.getByRole('option', { name: /^Masa 0 / }).waitFor()
  expect(await page.getByRole('option').count()).toBeLessThan(100)
  await productsOf(page, ids[0]).fill('masa 9999')
  await page.getByRole('option', { name: /^Masa 9999 / }).click()
  await card(page, ids[0]).getByRole('button', { name: 'Quitar Masa 9999' }).waitFor()
})

it('shows the code of the language beside the pager and the button on phones [CB-02, ML-03]', async () => {
  await given('Aviso corto')
  const page = await site.open('/soluciones/ver', { viewport: PHONE })
  await page.getByRole('gridcell', { name: 'Aviso corto' }).click()
  await page.getByRole('button', { name: 'Añadir combinación' }).waitFor()
  expect(await page.locator('[data-pager]').count()).toBe(1)
  expect(await page.locator('[data-languages]').getByText('es_ES', { exact: true }).isVisible()).toBe(true)
})
