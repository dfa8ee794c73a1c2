import type { Locator, Page } from 'playwright-core'
import { eventually, expectAccessible, useSite } from '@test/support/browser'
import { expectHeading, expectPath, pathOf, search, shownNames } from '@test/support/pages'
import { productsOf } from '@test/support/products'

const site = useSite()
const LIST = '/productos/genericos/view'

const filters = (page: Page) => page.getByRole('group', { name: 'Filtros' })
const filter = (page: Page, name: string | RegExp) => filters(page).getByRole('button', { name })
/** Presses a key on a filter once it is enabled, which is after the rows have loaded. */
const pressOn = async (button: Locator, key: string) => {
  await eventually(async () => expect(await button.isEnabled()).toBe(true))
  await button.press(key)
}
const expectRows = (page: Page, codes: string[]) => eventually(async () => expect(await shownNames(page)).toEqual(codes))

const given = async () => {
  const { givenGenerico } = productsOf(site)
  for (const [codigo, nombre] of [
    ['L-1', 'Zinc uno'],
    ['L-2', 'Zinc dos'],
    ['L-3', 'Boro'],
  ] as const)
    await givenGenerico(codigo, nombre)
  const all = (await site.api('GET', '/api/productos_genericos/')) as { id: number; codigo: string }[]
  const families = (await site.api('GET', '/api/familias/')) as { id: number; nombre: Record<string, string> }[]
  const familia = families[0]
  const ofCode = async (code: string, change: object) => {
    const { id } = all.find(({ codigo }) => codigo === code) ?? { id: 0 }
    const product = (await site.api('GET', `/api/productos_genericos/${id}/`)) as object
    await site.api('PUT', `/api/productos_genericos/${id}/`, { ...product, ...change })
  }
  await ofCode('L-1', { familia: familia?.id })
  await ofCode('L-2', { familia: familia?.id, activo: false })
  return { familia: familia?.nombre.es_ES ?? '', id: familia?.id ?? 0 }
}

it('is narrowed by keyboard, shows the same to whoever has its address, and stands so when one comes back [LS-01, LS-02]', async () => {
  const { familia, id } = await given()
  const page = await site.open(LIST)
  await search(page).fill('L-')
  await pressOn(filter(page, 'Familia'), 'ArrowDown')
  const panel = page.getByRole('dialog', { name: 'Familia' })
  await panel.getByRole('option', { name: `${familia} 2` }).waitFor()
  await panel.getByRole('option', { name: `${familia} 2` }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectRows(page, ['L-1', 'L-2'])
  await expectPath(page, `${LIST}?buscar=L-&familia=${id}&orden=codigo-art`)
  await page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click()
  await expectRows(page, ['L-2', 'L-1'])

  const shared = pathOf(page)
  const colleague = await site.open(shared)
  await expectRows(colleague, ['L-2', 'L-1'])
  await colleague
    .getByRole('row', { name: /L-2/ })
    .getByRole('button', { name: /^Editar/ })
    .click()
  await expectHeading(colleague, 'Zinc dos')
  await colleague.goBack()
  await expectRows(colleague, ['L-2', 'L-1'])
  expect(pathOf(colleague)).toBe(shared)
  await pressOn(filter(colleague, /^Familia/), 'Delete')
  await expectRows(colleague, ['L-3', 'L-2', 'L-1'])
  await colleague.reload()
  await expectRows(colleague, ['L-3', 'L-2', 'L-1'])
})

it('closes an open filter or menu and opens another with one press of the mouse, with the focus in it [LS-01, FR-10]', async () => {
  const page = await site.open(LIST)
  await eventually(async () => expect(await filter(page, 'Familia').isEnabled()).toBe(true))
  /** Presses a place, because the page below an open filter is inert. */
  const pressOver = async (button: Locator) => {
    const box = await button.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
  }
  const buttonOf = (name: string) => page.locator('main button[aria-haspopup]', { hasText: name })
  const [familia, estado] = [buttonOf('Familia'), buttonOf('Estado')]
  const expectFocusIn = (name: string) =>
    eventually(async () => expect(await page.getByRole('dialog', { name }).locator(':focus').count()).toBe(1))
  await pressOver(familia)
  await page.getByRole('dialog', { name: 'Familia' }).waitFor()
  await pressOver(estado)
  await expectFocusIn('Estado')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await pressOver(buttonOf('Vistas'))
  await page.getByRole('menu').waitFor()
  await pressOver(familia)
  await expectFocusIn('Familia')
  await pressOver(familia)
  await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0))
  await eventually(async () => expect(await familia.evaluate(element => element === document.activeElement)).toBe(true))
})

it('fills the width of the activity also without the column of the author [HI-05]', async () => {
  await productsOf(site).givenGenerico('L-9', 'Manganeso')
  const page = await site.open('/actividad', { viewport: { width: 720, height: 900 } })
  const head = page.getByRole('columnheader', { name: 'Cambios' })
  await page.getByRole('rowheader', { name: /, hoy$/ }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Quién' }).count()).toBe(0)
  const endOf = async (element: Locator) => {
    const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 }
    return Math.round(x + width)
  }
  expect(await endOf(head)).toBe(await endOf(page.getByRole('grid', { name: 'Actividad' })))
})

it('opens a filter whose values scroll under their search, and keeps the table in place under a chosen one [LS-01, TB-11]', async () => {
  const paises = ['AD', 'AR', 'BO', 'BR', 'CL', 'CO', 'CR', 'CU', 'DE', 'ES', 'FR', 'GR', 'IT', 'PT']
  await site.api('POST', '/api/productos_acabados/', { codigo: 'L-PAISES', nombre: { es_ES: 'Zinc de muchos países' }, paises })
  const page = await site.open('/productos/acabados/view')
  await page.setViewportSize({ width: 1440, height: 900 })
  await pressOn(filter(page, 'País'), 'ArrowDown')
  await page.getByRole('combobox', { name: 'Buscar país' }).waitFor()
  await expectAccessible(page)
  const top = async () => (await page.getByRole('grid').boundingBox())?.y
  const before = await top()
  await page.getByRole('option', { name: /^Francia/ }).click()
  await filter(page, 'Quitar filtros').waitFor()
  expect(await top()).toBe(before)
})

it('has columns and views that stay in the browser [LS-03, LS-04]', async () => {
  const page = await site.open(LIST)
  await page.getByRole('button', { name: 'Columnas' }).click()
  const panel = page.getByRole('dialog', { name: 'Columnas' })
  await panel.getByRole('checkbox', { name: 'Prioridad' }).uncheck()
  await panel.getByRole('button', { name: 'Subir Ecológico' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Vistas' }).click()
  await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Sin prioridad')
  await page.keyboard.press('Enter')
  await page.reload()
  const heads = page.getByRole('columnheader')
  await page.getByRole('button', { name: 'Vistas: Sin prioridad' }).click()
  await page.getByRole('menuitemradio', { name: 'Sin prioridad' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await heads.allTextContents()).toEqual(['Código art.', 'Nombre', 'Familia', 'Ecológico', 'Estado', 'Acciones'])
})
