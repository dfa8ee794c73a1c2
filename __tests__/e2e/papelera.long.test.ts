import type { Locator, Page } from 'playwright-core'
import { DESKTOP, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { expectHeading, expectPath, expectToast } from '@test/support/pages'
import { productsOf } from '@test/support/products'

const site = useSite()
const { givenGenerico, generico, lines, entries } = productsOf(site)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Box of an element once it is shown: rows may be unmounted for a moment while the page is resized. */
const boxOf = async (found: Locator): Promise<Box> => {
  await found.waitFor()
  return (await found.boundingBox()) ?? boxOf(found)
}
const middleOf = ({ y, height }: { y: number; height: number }) => Math.round(y + height / 2)

/** Expects filters and hint in one line on a wide page, and author and name aligned at the start of their lines on a phone. */
const expectLines = async (page: Page, row: Locator) => {
  const restore = row.getByRole('button', { name: /^Restaurar/ })
  const hint = await boxOf(page.getByText(/^Lo eliminado se conserva/))
  expect(middleOf(hint)).toBe(middleOf(await boxOf(page.getByRole('group', { name: 'Filtros' }).getByRole('button', { name: 'Tipo' }))))
  expect((await boxOf(restore)).width).toBeGreaterThan(80)
  await page.setViewportSize(PHONE)
  const cells = row.getByRole('gridcell')
  await cells.getByText('3 líneas').waitFor({ state: 'hidden' })
  const [name, who] = [await boxOf(cells.first()), await boxOf(cells.filter({ hasText: 'Lucía Ferrer Molina' }))]
  expect(who.x).toBe(name.x)
  expect(await cells.filter({ hasText: 'Lucía' }).evaluate(each => getComputedStyle(each, '::before').content)).toBe('none')
  expect((await boxOf(restore)).width).toBeLessThan(48)
  await page.setViewportSize(DESKTOP)
}

/** Expects the days to align with the rest of the sheet on a phone, and the usual gap between their chip and the next one. */
const expectDaysOnPhone = async (page: Page) => {
  await page.setViewportSize(PHONE)
  await press(page, 'Filtros, 1 puesto')
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  expect((await boxOf(sheet.getByText('Desde'))).x).toBe((await boxOf(sheet.getByRole('heading', { name: 'Filtros' }))).x)
  await sheet.getByLabel('Desde').fill('2026-01-01')
  await sheet.getByRole('button', { name: /^Ver/ }).click()
  const chips = page.getByRole('group', { name: 'Filtros' })
  const [cross, day] = [chips.getByRole('button', { name: 'Quitar el filtro Qué se hizo' }), chips.getByRole('button', { name: /^Día:/ })]
  const { x, width } = await boxOf(cross)
  expect((await boxOf(day)).x - x - width).toBeCloseTo(8, 1)
  await page.getByRole('button', { name: 'Quitar el filtro Día' }).click()
  await page.setViewportSize(DESKTOP)
}

/** Deletes a record in its list. */
const deleteIn = async (page: Page, name: string): Promise<void> => {
  page.once('dialog', question => void question.accept())
  await page.getByRole('searchbox', { name: 'Buscar en la tabla' }).fill(name)
  await press(page, `Eliminar ${name}`)
  await page.getByRole('button', { name: `Eliminar ${name}` }).waitFor({ state: 'detached' })
}

it('a product that was deleted with its parts is in the bin, comes back whole, and opens; the activity tells both [HI-04, HI-05]', async () => {
  const { id } = await givenGenerico('G-77', 'Boro Papelera', { lines: 3, estados: 2 })
  const page = await site.open('/productos/genericos/view')
  await deleteIn(page, 'Boro Papelera')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Papelera' }).click()
  await expectHeading(page, 'Papelera')
  const row = page.getByRole('row').filter({ hasText: 'Boro Papelera' })
  await row.getByText('3 líneas y 2 formas de aplicación').waitFor()
  await expectLines(page, row)
  await expectAccessibleAtBothSizes(page)
  await press(page, 'Restaurar Boro Papelera')
  await expectToast(page, 'Boro Papelera se ha restaurado')
  await row.waitFor({ state: 'detached' })
  expect(await lines(`producto_generico=${id}`)).toHaveLength(3)
  const { estados_fenologicos } = await generico(id)
  expect(estados_fenologicos).toHaveLength(2)
  expect((await entries(`producto_generico=${id}`)).map(each => [each.estado_fenologico, each.dosis])).toEqual(
    estados_fenologicos.map(estado => [estado, '2 L/ha']),
  )

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Actividad' }).click()
  await expectHeading(page, 'Actividad')
  await page.getByRole('row').filter({ hasText: 'Restauró' }).filter({ hasText: 'Boro Papelera' }).waitFor()
  await expectAccessibleAtBothSizes(page)
  await press(page, 'Qué se hizo')
  await page.getByRole('option', { name: 'Eliminó' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('row').filter({ hasText: 'Restauró' }).first().waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: 'Boro Papelera' }).waitFor()
  await expectDaysOnPhone(page)
  await press(page, 'Quitar filtros')
  await page.getByRole('row').filter({ hasText: 'Restauró' }).filter({ hasText: 'Boro Papelera' }).click()
  await expectPath(page, `/productos/edit/g/${id}`)
  await expectHeading(page, 'Boro Papelera')
})
