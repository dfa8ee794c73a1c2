import type { Page } from 'playwright-core'
import { expectAccessible, expectAccessibleAtBothSizes, eventually, PHONE, useSite } from '@test/support/browser'
import { itWhole } from '@test/support/long'
import { expectToast, save } from '@test/support/pages'
import { button, changes, compositionShown, field, formsOf, productsOf, saved } from '@test/support/products'

const site = useSite()
const products = productsOf(site)
const { openForm, givenAcabado } = formsOf(site)

const panel = (page: Page) => page.getByRole('complementary', { name: 'Historial' })
const version = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
const openPanel = async (page: Page) => {
  await button(page, 'Historial').click()
  await version(page, /Como está ahora/).waitFor()
}
/** True if the elements lie side by side without overlap. */
const edges = async (page: Page) => {
  const [main, aside] = await Promise.all([page.locator('main').boundingBox(), panel(page).boundingBox()])
  return { left: aside?.x, end: (main?.x ?? 0) + (main?.width ?? 0) }
}

/** A finished product whose description and composition have changed since it was made. */
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

itWhole('shows the version that a save has just made, and the form under a dialog on a phone [HI-02]', async () => {
  const id = await givenHistory()
  const page = await openForm('a', id, 'Zinc Foliar EDTA')
  await openPanel(page)
  await field(page, 'Observaciones').fill('Agitar')
  await button(page, 'Guardar y seguir').click()
  await version(page, /Como está ahora.*Observaciones \(es_ES\)/).waitFor()
  await page.setViewportSize(PHONE)
  const dialog = page.getByRole('dialog', { name: 'Historial' })
  await button(page, 'Cerrar el historial').click()
  await dialog.waitFor({ state: 'hidden' })
  await button(page, 'Historial').click()
  await dialog.getByText('6 versiones').waitFor()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(async () => expect(await page.evaluate('document.activeElement.textContent')).toBe('Historial'))
})

itWhole('brings a colour and a name back into the form of a master [HI-03]', async () => {
  const { id } = (await site.api('POST', '/api/familias/', { nombre: { es_ES: 'Algas' }, color: '#112233', prioridad: 1 })) as {
    id: number
  }
  await site.api('PUT', `/api/familias/${id}/`, { nombre: { es_ES: 'Macroalgas' }, color: '#445566' })
  await site.api('PUT', `/api/familias/${id}/`, { prioridad: 2 })
  const page = await site.open(`/maestras/familias?abrir=${id}`)
  await field(page, 'Nombre familia').waitFor()
  await openPanel(page)
  await version(page, /Color familia/).click()
  await version(page, 'Volver al de antes en Nombre familia, es_ES').click()
  await version(page, 'Volver a #112233 en Color familia').click()
  await save(page).click()
  await expectToast(page, 'Familia guardada con éxito')
  expect(await site.api('GET', `/api/familias/${id}/`)).toMatchObject({ nombre: { es_ES: 'Algas' }, color: '#112233', prioridad: 2 })
})
