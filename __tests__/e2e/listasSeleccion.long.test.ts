import type { Page } from 'playwright-core'
import type { ProductoAcabado } from '@/shared/resources/productosAcabados'
import { eventually, expectAccessible, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { button, expectToast, search } from '@test/support/pages'

const site = useSite()

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selección' })
const rows = (page: Page) => page.getByRole('row', { selected: true })

const given = async (name: string, count: number): Promise<number[]> => {
  const made: number[] = []
  for (let at = 1; at <= count; at += 1) {
    const product = { codigo: `${name}-${at}`, nombre: { es_ES: `${name} ${at}` }, activo: true }
    made.push(((await site.api('POST', '/api/productos_acabados/', product)) as ProductoAcabado).id)
  }
  return made
}
const held = async (id: number) => (await site.api('GET', `/api/productos_acabados/${id}/`)) as ProductoAcabado

const openWith = async (name: string, count: number) => {
  const page = await site.open('/productos/acabados/view')
  await search(page).fill(name)
  await page.getByRole('gridcell', { name: `${name} 1`, exact: true }).waitFor()
  await eventually(async () => expect(await page.getByRole('row').count()).toBe(count + 1))
  await eventually(async () => expect(await page.getByRole('checkbox').first().isEnabled()).toBe(true))
  await page.evaluate(() => document.fonts.ready)
  return page
}

it('has the box of all rows in the margin, up to the header beside it, which sorts [LS-05, TB-04]', async () => {
  const page = await site.open('/maestras/magnitudes', { viewport: { width: 844, height: 390 } })
  const sort = page.getByRole('columnheader').first().getByRole('button')
  await eventually(async () => expect(await page.getByRole('checkbox', { name: 'Todos los que cumplen' }).isEnabled()).toBe(true))
  await sort.click({ position: { x: 1, y: 10 }, timeout: 2000 })
  expect(await rows(page).count()).toBe(0)
})

it('selects by mouse without a column that moves, deactivates, lists a failure, tries it again and deletes [LS-05]', async () => {
  const ids = await given('Lote', 8)
  const page = await openWith('Lote', 8)
  const places = () =>
    page
      .getByRole('row')
      .nth(1)
      .getByRole('gridcell')
      .evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().x))
  const before = await places()
  await page.getByRole('row').nth(2).hover()
  await page.getByRole('checkbox', { name: 'Seleccionar Lote 2' }).click()
  await page.getByRole('checkbox', { name: 'Seleccionar Lote 5' }).click({ modifiers: ['Shift'] })
  await eventually(async () => expect(await rows(page).count()).toBe(4))
  expect(await places()).toEqual(before)
  await button(page, 'Exportar las 4 seleccionadas').waitFor()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  site.expectComplaint(FAILED_CALL)
  site.expectComplaint(/1 de 4/)
  await page.route(`**/api/productos_acabados/${ids[2]}/`, (route, request) =>
    request.method() === 'PUT' ? route.fulfill({ status: 412, json: { detail: 'Otra versión' } }) : route.continue(),
  )
  await button(page, 'Desactivar').click()
  await button(page, 'Desactivar 4').click()
  const result = page.getByRole('dialog', { name: '3 de 4 desactivados' })
  await result.getByText('Otra persona lo ha cambiado mientras tanto').waitFor()
  await eventually(async () => expect(await button(page, 'Reintentar').evaluate(each => each === document.activeElement)).toBe(true))
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await Promise.all(ids.slice(0, 5).map(async id => (await held(id)).activo))).toEqual([true, false, true, false, false])
  await page.unroute(`**/api/productos_acabados/${ids[2]}/`)
  await page.keyboard.press('Enter')
  await expectToast(page, '1 producto acabado desactivado')
  expect((await held(Number(ids[2]))).activo).toBe(false)
  await bar(page).waitFor({ state: 'detached' })

  await page.getByRole('checkbox', { name: 'Todos los que cumplen' }).click()
  await button(page, 'Eliminar').click()
  await page.getByRole('alertdialog', { name: '¿Eliminar 8 productos acabados?' }).waitFor()
  await expectAccessible(page)
  await button(page, 'Eliminar 8').click()
  await expectToast(page, '8 productos acabados eliminados')
  await page.getByText('No hay elementos que mostrar en la tabla').waitFor()
})
