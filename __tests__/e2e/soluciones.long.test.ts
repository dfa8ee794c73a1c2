import type { Page } from 'playwright-core'
import type { CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { breadcrumbs, cell, chooseLocale, expectHeading, expectPath, expectToast, search } from '@test/support/pages'
import { wholeList } from '@test/support/answers'
import { itWhole } from '@test/support/long'

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

/** A solution with combinations of which each has a remark in Spanish. */
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
const combination = async (id: number | undefined) => (await all()).find(each => each.id === id)
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
/** Overflow of an element out of its container, in pixels. */
const overhang = (element: Element) => element.getBoundingClientRect().right - (element.parentElement?.getBoundingClientRect().right ?? 0)
const names = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents()

const chooseProduct = async (page: Page, id: number | undefined, words: string) => {
  await productsOf(page, id).fill(words)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

itWhole('lists the solutions, finds one and opens it, with its way back [CB-01, CB-02, CB-03]', async () => {
  const { ids } = await given('Solución de la lista', 'una', 'dos', 'tres')
  const page = await site.open('/soluciones/ver')
  await expectHeading(page, 'Seleccione la solución a configurar')
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Nombre'])
  await search(page).fill('solucion lista')
  await cell(page, 'Solución de la lista').waitFor()
  await expectAccessibleAtBothSizes(page)
  await cell(page, 'Solución de la lista').click()
  await expectHeading(page, 'Solución de la lista')
  expect(await breadcrumbs(page)).toEqual(['Soluciones', 'Solución de la lista'])
  expect(await names(page)).toEqual([...ids].reverse().map(id => `Combinación ${id}`))
  await card(page, ids[0]).getByText('1 producto · 0 cultivos').waitFor()
  await page.getByRole('button', { name: 'Quitar Zinc de prueba' }).first().waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Soluciones' }).click()
  await expectPath(page, '/soluciones/ver')
})

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
  await eventually(async () => expect(await card(page, created?.id).evaluate(element => element === document.activeElement)).toBe(true))

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
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

itWhole('keeps what is typed in every card when one is saved, and the locales that nobody touched [CB-03, CB-04, ML-06]', async () => {
  const { solucion, ids } = await given('Varias a la vez', 'una', 'dos')
  const [first, second] = ids
  const page = await open(solucion, 'Varias a la vez')
  await remarks(page, first).fill('una cambiada')
  await remarks(page, second).fill('dos cambiada')
  await chooseProduct(page, second, 'boro')
  await saveOf(page, second).click()
  await isSaved(page, second)
  expect(await remarks(page, first).inputValue()).toBe('una cambiada')
  expect(await combination(first)).toMatchObject({ observaciones: { es_ES: 'una', ja_JP: '水' } })
  expect(await combination(second)).toMatchObject({
    productos_genericos: products,
    observaciones: { es_ES: 'dos cambiada', ja_JP: '水' },
  })
  await saveOf(page, first).click()
  await isSaved(page, first)
  expect(await combination(first)).toMatchObject({ observaciones: { es_ES: 'una cambiada', ja_JP: '水' } })
})

itWhole('deletes on saving what has neither products nor remarks in Spanish left [CB-04]', async () => {
  const { solucion, ids } = await given('Para vaciar', 'una', 'dos')
  const [first, second] = ids
  const page = await open(solucion, 'Para vaciar')
  await remarks(page, second).fill('')
  await card(page, second).getByRole('button', { name: 'Quitar Zinc de prueba' }).click()
  await card(page, second).getByText('Sin productos ni observaciones en es_ES se eliminará al guardar').waitFor()
  await expectAccessible(page)
  const asked: string[] = []
  page.once('dialog', question => {
    asked.push(question.message())
    void question.accept()
  })
  await saveOf(page, second).click()
  await card(page, second).waitFor({ state: 'detached' })
  expect(asked).toEqual([`¿Desea eliminar la combinación ${second}? Atención, este cambio es irreversible.`])
  expect((await ofSolution(solucion)).map(({ id }) => id)).toEqual([first])
})

itWhole('takes a combination that was never filled in away again [CB-02, CB-04]', async () => {
  const { solucion, ids } = await given('Sin rellenar', 'una')
  const page = await open(solucion, 'Sin rellenar')
  await page.getByRole('button', { name: 'Añadir combinación' }).click()
  await page
    .getByRole('region', { name: /^Combinación/ })
    .nth(1)
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await eventually(async () => expect(await names(page)).toEqual([`Combinación ${ids[0]}`]))
  expect((await ofSolution(solucion)).map(({ id }) => id)).toEqual(ids)
})

itWhole('refuses remarks that the API would not take, and leads to them [CB-03, AC-07]', async () => {
  const { solucion, ids } = await given('Demasiado larga', 'una')
  const page = await open(solucion, 'Demasiado larga')
  await remarks(page, ids[0]).fill('x'.repeat(20_001))
  await saveOf(page, ids[0]).click()
  await page.getByText('Como máximo 20.000 caracteres (es_ES)').waitFor()
  await eventually(async () => expect(await remarks(page, ids[0]).evaluate(element => element === document.activeElement)).toBe(true))
  await expectAccessible(page)
  expect(await combination(ids[0])).toMatchObject({ observaciones: { es_ES: 'una' } })
})

itWhole('says that a save had no answer, loses nothing, and does it at the next try [CB-04, ER-01]', async () => {
  const { solucion, ids } = await given('Sin respuesta', 'antes')
  const page = await open(solucion, 'Sin respuesta', opened =>
    opened.route(`**${ROOT}**`, route => (route.request().method() === 'PUT' ? route.abort() : route.fallback())),
  )
  site.expectComplaint(FAILED_CALL)
  await remarks(page, ids[0]).fill('después')
  await saveOf(page, ids[0]).click()
  await expectToast(page, 'Se ha producido un error al guardar los datos')
  expect(await remarks(page, ids[0]).inputValue()).toBe('después')
  await expectAccessible(page)
  await page.unrouteAll()
  await saveOf(page, ids[0]).click()
  await isSaved(page, ids[0])
  expect(await combination(ids[0])).toMatchObject({ observaciones: { es_ES: 'después', ja_JP: '水' } })
})

itWhole('adds one combination where the first answer was lost [CB-02]', async () => {
  const { solucion } = await given('Respuesta perdida')
  let lost = 0
  const page = await open(solucion, 'Respuesta perdida', opened =>
    opened.route(`**${ROOT}`, async route => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback()
      await route.fetch()
      return route.abort()
    }),
  )
  site.expectComplaint(FAILED_CALL)
  const add = page.getByRole('button', { name: 'Añadir combinación' })
  await add.click()
  await expectToast(page, 'Se ha producido un error al generar la combinación de productos')
  await add.click()
  await page.getByRole('region', { name: /^Combinación/ }).waitFor()
  expect(await ofSolution(solucion)).toHaveLength(1)
})

itWhole('asks whose version stays where another person has changed the same, and keeps what else they changed [ML-06]', async () => {
  const { solucion, ids } = await given('De dos personas', 'común')
  const page = await open(solucion, 'De dos personas')
  site.expectComplaint(FAILED_CALL)
  await remarks(page, ids[0]).fill('mía')
  await site.api('PUT', `${ROOT}${ids[0]}/`, {
    solucion,
    productos_genericos: products,
    cultivos: [],
    observaciones: { es_ES: 'suya', ja_JP: '水' },
  })
  await saveOf(page, ids[0]).click()
  await page.getByRole('button', { name: 'Ver su versión' }).click()
  await page.getByRole('row', { name: /Observaciones.*La suya suya La mía mía/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar la mía' }).click()
  await isSaved(page, ids[0])
  expect(await combination(ids[0])).toMatchObject({ productos_genericos: products, observaciones: { es_ES: 'mía' } })
})

itWhole('asks before what was typed is lost by the menu or the back button [CB-03]', async () => {
  const { solucion, ids } = await given('Sin guardar', 'una')
  const page = await site.open('/soluciones/ver')
  await search(page).fill('sin guardar')
  await cell(page, 'Sin guardar').click()
  await remarks(page, ids[0]).fill('otra')
  await page.goBack()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expectPath(page, `/soluciones/detalle/${solucion}`)
  expect(await remarks(page, ids[0]).inputValue()).toBe('otra')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Informes' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expectPath(page, '/informe/ver')
  expect(await combination(ids[0])).toMatchObject({ observaciones: { es_ES: 'una' } })
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

itWhole('goes to the list where there is no such solution [CB-05]', async () => {
  site.expectComplaint(FAILED_CALL)
  const page = await site.open('/soluciones/detalle/999999')
  await expectPath(page, '/soluciones/ver')
  await expectHeading(page, 'Seleccione la solución a configurar')
})

itWhole('shows the link of a chip in the colour of the chip, and leads to the product [CB-03]', async () => {
  const { solucion, ids } = await given('Enlaces', 'Foliar')
  const page = await open(solucion, 'Enlaces')
  const link = card(page, ids[0]).getByRole('link', { name: 'Zinc de prueba' })
  const colours = await link.evaluate(element => [element, element.closest('li')].map(each => each && getComputedStyle(each).color))
  expect(colours[0]).toBe(colours[1])
  await link.click()
  await expectPath(page, `/productos/edit/g/${products[0]}`)
})
