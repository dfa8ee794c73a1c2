import { expectAccessible, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { button, chooseLocale, field, section } from '@test/support/pages'
import { changes, formsOf, productsOf, saved } from '@test/support/products'

const site = useSite()
const products = productsOf(site)
const { openForm } = formsOf(site)

/** Creates a finished product without two French texts, of a generic one with a line and another description. */
const given = async () => {
  const { id: producto_generico } = await products.givenGenerico('G-0231', 'Zinc quelatado', { lines: 1 })
  await site.api('PUT', `/api/productos_genericos/${producto_generico}/`, { descripcion: { es_ES: 'Zinc para toda clase de cultivos' } })
  const { id } = (await site.api('POST', '/api/productos_acabados/', {
    ...{ codigo: '10482', producto_generico, paises: ['ES', 'FR', 'MA'] },
    nombre: { es_ES: 'Zinc Foliar', fr_FR: 'Zinc Foliaire' },
    descripcion: { es_ES: 'Zinc por vía foliar' },
    observaciones: { es_ES: 'Agitar' },
  })) as { id: number }
  return id
}

it('fills what a country lacks and takes over what the generic product says, all by keys and all saved at once [TX-06, TX-07, CM-01]', async () => {
  const id = await given()
  const page = await openForm('a', id, 'Zinc Foliar')
  const countries = section(page, 'Países asociados')
  await button(page, 'Faltan textos para sus países').press('Enter')
  await countries.getByText('Faltan para Francia: descripción, observaciones').waitFor()
  await button(page, 'Completar los textos en Francés fr_FR').press('Enter')
  expect(await field(page, 'Descripción').evaluate(element => element === document.activeElement)).toBe(true)
  await button(page, 'Copiar de es_ES: Descripción').press('Enter')
  await button(page, 'Deshacer la copia en Descripción').waitFor()
  // The number of missing texts does not cover the language's name.
  const [name, badge] = await Promise.all(
    [page.getByRole('combobox', { name: 'Idioma de los textos' }), page.getByText(/^faltan? \d/).first()].map(each => each.boundingBox()),
  )
  expect((badge?.x ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeGreaterThan(0)
  await expectAccessibleAtBothSizes(page)
  await button(page, 'Deshacer la copia en Descripción').press('Enter')

  const languages = page.getByRole('combobox', { name: 'Idioma de los textos' })
  await languages.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByText('Faltan 2 textos en francés (Francia)').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('2 textos copiados de español (España)').waitFor()
  // Copied texts still count as missing translations.
  await countries.getByText('Faltan para Francia: descripción, observaciones').waitFor()
  await field(page, 'Descripción').fill('Zinc pour toutes les cultures')
  await field(page, 'Observaciones').fill('Agiter avant emploi')
  await countries.getByText('Nada falta para España y Francia').waitFor()
  await chooseLocale(page, 'es_ES')

  await button(page, 'Comparar con el genérico').click()
  // The first press works: no element moves under the pointer when the heading loses the focus.
  await button(page, 'Traer Descripción, es_ES').click()
  await page.getByRole('status').filter({ hasText: '1 ya traída' }).waitFor()
  await expectAccessibleAtBothSizes(page)
  await button(page, 'Traer todo').press('Enter')
  await changes(page, '3 cambios sin guardar').waitFor()
  await button(page, 'Volver al formulario').press('Enter')
  await saved(page)
  expect(await products.acabado(id)).toMatchObject({
    nombre: { es_ES: 'Zinc Foliar', fr_FR: 'Zinc Foliaire' },
    descripcion: { es_ES: 'Zinc para toda clase de cultivos' },
  })
  expect(await products.lines(`producto_acabado=${id}`)).toHaveLength(1)
})
