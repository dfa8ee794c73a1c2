import type { Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { expectHeading, expectToast } from '@test/support/pages'
import { button, changes, field, formsOf, productsOf } from '@test/support/products'

const site = useSite()
const products = productsOf(site)
const { openForm } = formsOf(site)

const bar = (page: Page) => page.getByRole('region', { name: /^(Tiene cambios sin guardar|Un guardado quedó a medias|Este registro)/ })

/** Once what was typed is on disk, which the user menu's number tells. */
const kept = (page: Page) => eventually(async () => expect(await draftsIn(page)).toBeGreaterThan(0))

const draftsIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('borradores')
        open.onerror = () => reject(new Error('no database'))
        open.onsuccess = () => {
          const database = open.result
          if (!database.objectStoreNames.contains('drafts')) {
            database.close()
            resolve(0)
            return
          }
          const count = database.transaction('drafts').objectStore('drafts').count()
          count.onsuccess = () => {
            database.close()
            resolve(count.result)
          }
        }
      }),
  )

it('a product: what was typed is offered after a reload, and put back whole [DR-01, DR-02, DR-06]', async () => {
  const { id } = await products.givenGenerico('BORRADOR', 'Con borrador', { lines: 2 })
  const page = await openForm('g', id, 'Con borrador')
  await field(page, 'Título').fill('Un título sin guardar')
  await field(page, 'Observaciones').fill('Con observaciones')
  await kept(page)
  await page.reload()
  await expectHeading(page, 'Con borrador')
  await bar(page)
    .getByText(/^Título y Observaciones|^Título, Observaciones/)
    .waitFor()
  expect(await field(page, 'Título').inputValue()).toBe('')
  await expectAccessibleAtBothSizes(page)
  await button(page, 'Recuperar').click()
  await expectToast(page, 'Cambios recuperados. Aún no están guardados.')
  expect(await field(page, 'Título').inputValue()).toBe('Un título sin guardar')
  await changes(page, '2 cambios sin guardar').waitFor()
  expect(await bar(page).count()).toBe(0)
  await button(page, 'Guardar').click()
  await expectToast(page, 'Producto guardado con éxito')
  await eventually(async () => expect(await draftsIn(page)).toBe(0))
  expect((await products.generico(id)).descripcion2).toEqual({ es_ES: 'Un título sin guardar' })
})
