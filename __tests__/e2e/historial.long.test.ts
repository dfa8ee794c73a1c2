import type { Page } from 'playwright-core'
import { expectAccessible, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { changes, compositionShown, formsOf, productsOf, saved } from '@test/support/products'
import { button, field } from '@test/support/pages'

const site = useSite()
const products = productsOf(site)
const { openForm, givenAcabado } = formsOf(site)

const panel = (page: Page) => page.getByRole('complementary', { name: 'Historial' })
const version = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
const openPanel = async (page: Page) => {
  await button(page, 'Historial').click()
  await version(page, /Como está ahora/).waitFor()
}
/** Left edge of the panel and right edge of the page: equal if they are side by side. */
const edges = async (page: Page) => {
  const [main, aside] = await Promise.all([page.locator('main').boundingBox(), panel(page).boundingBox()])
  return { left: aside?.x, end: (main?.x ?? 0) + (main?.width ?? 0) }
}

/** Creates a finished product, and then changes its description and composition. */
const givenHistory = async () => {
  const id = await givenAcabado('10482', 'Zinc Foliar EDTA')
  const at = `/api/productos_acabados/${id}/`
  const [componente] = await products.ids('componentes', 1)
  const line = { componente, cantidad_1: 7.5, solubilidad: 1, orden: 0, producto_acabado: id, producto_generico: null }
  const { id: made } = (await site.api('POST', '/api/lineas_de_composicion/', line)) as { id: number }
  await site.api('PUT', at, { descripcion: { es_ES: 'Corrige la carencia de zinc en cien días', fr_FR: 'Corrige' } })
  await site.api('PUT', at, { descripcion: { es_ES: 'Corrige la carencia de zinc', fr_FR: 'Corrige' } })
  await site.api('DELETE', `/api/lineas_de_composicion/${made}/`)
  return id
}

it('brings a text and a line back out of the history of a product, which stands beside its form, and they are saved [HI-02, HI-03]', async () => {
  const id = await givenHistory()
  const page = await openForm('a', id, 'Zinc Foliar EDTA')
  await openPanel(page)
  const { left, end } = await edges(page)
  expect(left).toBe(end)
  expect(await page.evaluate('document.activeElement.textContent')).toContain('Como está ahora')
  await version(page, /^Lucía.*Descripción \(es_ES\)$/).click()
  await panel(page).locator('del', { hasText: 'en cien días' }).waitFor()
  await expectAccessibleAtBothSizes(page)

  await version(page, /^Lucía.*Descripción \(es_ES\)$/).click()
  await version(page, 'Volver al de antes en Descripción, es_ES').click()
  await version(page, /1 línea quitada/).click()
  await version(page, /^Recuperar la línea/).click()
  await changes(page, '2 cambios sin guardar').waitFor()
  expect(await field(page, 'Descripción').inputValue()).toBe('Corrige la carencia de zinc en cien días')
  expect(await compositionShown(page)).toEqual([[expect.any(String), expect.stringContaining('complejado'), '7.50000', expect.any(String)]])
  await expectAccessible(page)

  await saved(page)
  expect(await panel(page).count()).toBe(0)
  expect((await products.acabado(id)).descripcion).toEqual({ es_ES: 'Corrige la carencia de zinc en cien días', fr_FR: 'Corrige' })
  expect(await products.lines(`producto_acabado=${id}`)).toMatchObject([{ cantidad_1: 7.5, solubilidad: 1 }])
})
