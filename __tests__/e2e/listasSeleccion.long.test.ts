import type { Page } from 'playwright-core'
import type { ProductoAcabado } from '@/shared/resources/productosAcabados'
import { eventually, expectAccessible, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { expectPath, expectToast, search } from '@test/support/pages'
import { itWhole } from '@test/support/long'

const site = useSite()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
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

itWhole('has all of its bar in sight where there is little room beside the menu [LS-05]', async () => {
  await given('Estrecho', 2)
  const page = await openWith('Estrecho', 2)
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Space')
  for (const width of [1024, 1210]) {
    await page.setViewportSize({ width, height: 800 })
    await eventually(async () => {
      const { room, needed } = await bar(page).evaluate(({ clientWidth, scrollWidth }) => ({ room: clientWidth, needed: scrollWidth }))
      expect(needed).toBe(room)
    })
  }
})

itWhole('does the same by keyboard alone [LS-05]', async () => {
  const ids = await given('Teclas', 4)
  const page = await openWith('Teclas', 4)
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await eventually(async () => expect(await rows(page).count()).toBe(2))
  await page.keyboard.press('Control+a')
  await eventually(async () => expect(await rows(page).count()).toBe(4))
  await bar(page).getByRole('button', { name: 'Eliminar' }).waitFor()
  const focusIn = async (name: string) =>
    eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name))
  await bar(page).getByRole('button', { name: 'Quitar la selección' }).focus()
  await page.keyboard.press('End')
  await focusIn('Eliminar')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await focusIn('Activar')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await focusIn('Cancelar')
  await page.keyboard.press('Tab')
  await focusIn('Desactivar 4')
  await page.keyboard.press('Enter')
  await expectToast(page, '4 productos acabados desactivados')
  expect(await Promise.all(ids.map(async id => (await held(id)).activo))).toEqual([false, false, false, false])
  // The bar has gone, and with it the button that had the focus.
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('row'))
})

itWhole(
  'stops a run: what was begun is ended, the rest is not done and stays selected, and nothing holds whoever leaves [LS-05]',
  async () => {
    const ids = await given('Parada', 12)
    const page = await openWith('Parada', 12)
    const begun: number[] = []
    let release = (): void => undefined
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/api/productos_acabados/*/', async (route, request) => {
      if (request.method() === 'PUT') {
        begun.push(Number(/(\d+)\/$/.exec(request.url())?.[1]))
        await released
      }
      await route.continue()
    })
    await page.getByRole('checkbox', { name: 'Todos los que cumplen' }).click()
    await button(page, 'Desactivar').click()
    await button(page, 'Desactivar 12').click()
    await eventually(() => expect(begun).toHaveLength(6))
    await button(page, 'Detener').click()
    release()
    const result = page.getByRole('dialog', { name: '6 de 12 desactivados' })
    await result.getByText('6 sin hacer: se detuvo').waitFor()
    const active = await Promise.all(ids.map(async id => (await held(id)).activo))
    expect(ids.filter((_, at) => !active[at])).toEqual(begun.toSorted((one, other) => one - other))
    expect(begun).toHaveLength(6)
    await page.keyboard.press('Escape')
    await eventually(async () => expect(await rows(page).count()).toBe(6))
    await page.getByRole('link', { name: 'Cultivos', exact: true }).click()
    await expectPath(page, '/cultivos/ver')
  },
)
