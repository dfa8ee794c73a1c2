import type { Page } from 'playwright-core'
import type { ProductoGenerico } from '@/shared/resources/productosGenericos'
import { eventually, useSite } from '@test/support/browser'
import { pathOf } from '@test/support/pages'

const site = useSite()

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null
    return label ?? activeElement?.textContent ?? ''
  })

/** Presses keys one by one and counts them; a shortcut counts as one key, and so does each letter. */
const keysOf = (page: Page) => {
  let count = 0
  const press = async (key: string, times = 1) => {
    for (let left = times; left > 0; left -= 1) {
      count += 1
      await page.keyboard.press(key)
    }
  }
  return {
    press,
    type: async (text: string) => {
      for (const letter of text) await press(letter)
    },
    paste: async (text: string) => {
      count += 1
      await page.keyboard.insertText(text)
    },
    /** Presses Tab until a control has the focus. */
    tabTo: async (name: string) => {
      for (let most = 40; most > 0 && !(await focused(page)).startsWith(name); most -= 1) await press('Tab')
      expect(await focused(page)).toMatch(name)
    },
    count: () => count,
  }
}

const idIn = (page: Page) => Number(pathOf(page).split('/').at(-1))

it('opens a product out of the list, changes its name and saves it with at most 10 keys [LS-09, TB-11]', async () => {
  const { id } = (await site.api('POST', '/api/productos_genericos/', { codigo: 'QZ7', nombre: { es_ES: 'Boro' } })) as ProductoGenerico
  const page = await site.open('/productos/genericos/view')
  const keys = keysOf(page)
  await page.getByRole('gridcell').first().waitFor()
  await keys.press('/')
  await keys.type('qz7')
  await keys.press('Enter')
  await eventually(async () => expect(await focused(page)).toMatch('Código'))
  await keys.tabTo('Nombre')
  await keys.press('X')
  await keys.press('Control+s')
  await eventually(async () => {
    const { nombre } = (await site.api('GET', `/api/productos_genericos/${id}/`)) as ProductoGenerico
    expect(nombre['es_ES']).toContain('X')
  })
  expect(keys.count()).toBeLessThanOrEqual(10)
})

it('makes a generic product with 8 lines out of a spreadsheet with at most 60 keys [LS-09, CO-02]', async () => {
  const names = ['Nitrógeno', 'Fósforo', 'Potasio', 'Magnesio', 'Hierro', 'Zinc', 'Boro', 'Cobre']
  for (const name of names) await site.api('POST', '/api/componentes/', { nombre: { es_ES: `${name} de jornada` } })
  const page = await site.open('/productos/genericos/view')
  const keys = keysOf(page)
  await page.getByRole('searchbox').waitFor()
  await keys.press('/')
  await keys.tabTo('Añadir')
  await keys.press('Enter')
  await eventually(async () => expect(await focused(page)).toMatch('Código'))
  await keys.type('J8')
  await keys.press('Enter')
  await page.getByRole('region', { name: 'Composición', exact: true }).waitFor()
  await eventually(async () => expect(await focused(page)).toMatch('Nombre'))
  await keys.type('Ocho')
  await keys.tabTo('Pegar tabla')
  await keys.press('Enter')
  await eventually(async () => expect(await focused(page)).toBe(''))
  const table = names.map((name, at) => `${name} de jornada\t${at + 1},5\t% p/p`).join('\n')
  await keys.paste(table)
  await keys.tabTo('Añadir 8 líneas')
  await keys.press('Enter')
  const id = idIn(page)
  await keys.press('Control+s')
  await eventually(async () => expect(await site.api('GET', `/api/lineas_de_composicion/?producto_generico=${id}`)).toHaveLength(8))
  expect(keys.count()).toBeLessThanOrEqual(60)
})
