import type { Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { expectHeading, expectToast, save } from '@test/support/pages'
import { compositionShown, productsOf } from '@test/support/products'

const site = useSite()
const products = productsOf(site)

interface NamedRecord {
  id: number
  nombre: Record<string, string>
}

const LINES = [
  ['Nitrógeno (N) total', 8, 11.36],
  ['Pentóxido de fósforo (P₂O₅)', 3, 4.26],
  ['Óxido de potasio (K<sub>2</sub>O)', 6, 7.2],
  ['Zinc (Zn)', 0.02, 0.0284],
  ['Boro (B)', 0.01, 0.0142],
] as const

const given = async (codigo: string) => {
  const componentes = (await site.api('GET', '/api/componentes/')) as NamedRecord[]
  const magnitudes = (await site.api('GET', '/api/magnitudes/')) as { id: number; valor: Record<string, string> }[]
  const unit = (name: string) => magnitudes.find(({ valor }) => valor['es_ES'] === name)?.id
  const { id } = (await site.api('POST', '/api/productos_acabados/', { codigo, nombre: { es_ES: `Cierto ${codigo}` } })) as NamedRecord
  for (const [orden, [name, cantidad_1, cantidad_2]] of LINES.entries())
    await site.api('POST', '/api/lineas_de_composicion/', {
      ...{ componente: componentes.find(({ nombre }) => nombre['es_ES'] === name)?.id, orden, producto_acabado: id },
      ...{ cantidad_1, magnitud_1: unit('% p/p'), cantidad_2, magnitud_2: unit('% p/v') },
    })
  return id
}

const checks = (page: Page) => page.getByRole('group', { name: 'Comprobaciones' })
const status = (page: Page) => checks(page).getByRole('status')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

it('lists advice, leads to lines and mends them by keyboard, and never keeps from saving [LB-01, LB-02, LB-05]', async () => {
  const id = await given('LB-1')
  const page = await site.open(`/productos/edit/a/${id}`)
  await expectHeading(page, 'Cierto LB-1')
  await status(page).getByText('2 avisos').waitFor()
  await expectAccessibleAtBothSizes(page)

  await checks(page).getByRole('button', { name: 'línea 3' }).first().press('Enter')
  await eventually(async () => expect(await focused(page)).toMatch(/^3, con un avisoÓxido de potasio/))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Línea de composición' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await eventually(async () => expect(await focused(page)).toMatch(/^3, con un aviso/))

  await checks(page).getByRole('button', { name: 'Poner 8,52 % p/v en la línea 3' }).press('Enter')
  await status(page).getByText('1 aviso').waitFor()
  expect((await compositionShown(page))[2]).toEqual(['Óxido de potasio (K2O)', '--', '6.00000 % p/p', '8.52000 % p/v'])
  await page.getByText('1 cambio sin guardar').waitFor()
  await checks(page).getByRole('button', { name: 'Ordenar las líneas como se declaran' }).press('Enter')
  await status(page).getByText('La composición es coherente.').waitFor()
  expect((await compositionShown(page)).map(([name]) => name)).toEqual([
    ...['Nitrógeno (N) total', 'Pentóxido de fósforo (P₂O₅)', 'Óxido de potasio (K2O)', 'Boro (B)', 'Zinc (Zn)'],
  ])
  expect(await focused(page)).toMatch(/^1Nitrógeno/)
  await expectAccessibleAtBothSizes(page)

  await page.getByLabel('Nombre', { exact: true }).fill('Cierto NPK 8-3-5')
  await checks(page).getByText('El nombre dice «8-3-5»').waitFor()
  await save(page).click()
  await expectToast(page, 'Producto guardado con éxito')
  expect((await products.lines(`producto_acabado=${id}`)).map(({ cantidad_2 }) => cantidad_2)).toEqual([11.36, 4.26, 8.52, 0.0142, 0.0284])
})

it('stands in one column on a phone, without scrolling sideways, and narrows the list [LB-01, LB-07]', async () => {
  const id = await given('LB-2')
  const page = await site.open(`/productos/edit/a/${id}`, { viewport: PHONE })
  await status(page).getByText('2 avisos').waitFor()
  const boxes = await Promise.all(
    ['Densidad', 'Poner 8,52', 'La línea 3 supone'].map(text => checks(page).getByText(text).first().boundingBox()),
  )
  const [kind, action, sentence] = boxes.map(box => box ?? { x: 0, y: 0, width: 0, height: 0 })
  expect(action?.x).toBeGreaterThan(kind?.x ?? 0)
  expect(sentence?.y).toBeGreaterThan(kind?.y ?? 0)
  expect(Math.max(...boxes.map(box => (box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThanOrEqual(PHONE.width)
  await checks(page).getByRole('button', { name: 'línea 3' }).first().click()
  await eventually(async () => expect(await focused(page)).toMatch(/^3, con un aviso/))
  const line = page.locator('tr:focus')
  const [mark, actions] = await Promise.all([line.locator('svg').first().boundingBox(), line.getByRole('button').last().boundingBox()])
  expect((actions?.x ?? 0) - ((mark?.x ?? 0) + (mark?.width ?? 0))).toBeGreaterThan(0)

  const list = await site.open('/productos/acabados/view?composicion=avisos')
  await list.getByRole('link', { name: 'Cierto LB-2' }).waitFor()
  expect(await list.getByRole('gridcell', { name: /^Solnutre/ }).count()).toBe(0)
})
