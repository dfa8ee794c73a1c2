import type { Locator, Page } from 'playwright-core'
import type { Magnitud } from '@/shared/resources/magnitudes'
import { eventually, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { cell, expectHeading, expectPath, expectToast, search, valor } from '@test/support/pages'
import { productsOf } from '@test/support/products'
import { DEMO } from '@test/support/server'

const site = useSite()

/** Accessible name and role of the focused element, as far as these tests need them. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(label => label.textContent) : []
    return element?.getAttribute('aria-label') ?? (labels.join(' ') || (element?.textContent ?? '').trim())
  })

/** Presses Tab until the named element has the focus; an element in between that traps the focus fails the test. */
const tabTo = async (page: Page, name: string, key = 'Tab') => {
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    const now = await focused(page)
    if (now === name || now.startsWith(`${name} `)) return
    passed.push(now)
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never reached "${name}"; it passed ${passed.join(' | ')}`)
}

const type = (page: Page, text: string) => page.keyboard.insertText(text)

it('signs in, adds, edits in another language and deletes by the keyboard alone [TB-11, SE-01, MA-03, MA-04, MA-10, ML-03]', async () => {
  const page = await site.open('/login', { signedIn: false })
  await expectHeading(page, 'Iniciar sesión')
  await tabTo(page, 'Correo electrónico')
  await type(page, DEMO.email)
  await page.keyboard.press('Tab')
  await type(page, DEMO.password)
  await page.keyboard.press('Enter')

  await page.getByRole('navigation', { name: 'Principal' }).waitFor()
  await tabTo(page, 'Maestras')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Magnitudes')
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Magnitudes')

  await tabTo(page, 'Añadir magnitud')
  await page.keyboard.press('Enter')
  await valor(page).waitFor()
  await tabTo(page, 'Valor magnitud')
  await type(page, 'tecla')
  await tabTo(page, 'Idioma de los textos', 'Shift+Tab')
  await type(page, 'fr_FR')
  await page.getByRole('option').filter({ hasText: 'fr_FR' }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Valor magnitud')
  await type(page, 'touche')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Magnitud guardada con éxito')
  await expectHeading(page, 'Magnitudes')

  await tabTo(page, 'Buscar en la tabla')
  await type(page, 'tecla')
  await cell(page, 'tecla').waitFor()
  await expectRow(page, 'tecla')
  await page.keyboard.press('Enter')
  await expectHeading(page, 'tecla')
  await tabTo(page, 'Valor magnitud')
  await page.keyboard.press('End')
  await type(page, ' nueva')
  await tabTo(page, 'Guardar')
  await page.keyboard.press('Space')
  await expectHeading(page, 'Magnitudes')

  await cell(page, 'tecla nueva').waitFor()
  const [saved] = ((await site.api('GET', '/api/magnitudes/')) as Magnitud[]).filter(({ valor }) => valor.es_ES?.startsWith('tecla'))
  expect(saved?.valor).toEqual({ es_ES: 'tecla nueva', fr_FR: 'touche' })

  await expectRow(page, 'tecla nueva')
  await tabTo(page, 'Eliminar tecla nueva')
  page.once('dialog', dialog => void dialog.accept())
  await page.keyboard.press('Enter')
  await expectToast(page, 'Magnitud eliminada con éxito')
  await cell(page, 'tecla nueva').waitFor({ state: 'detached' })
})

/** Presses Tab into the table, and expects the focus on the row with this name. */
const expectRow = async (page: Page, name: string) => {
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'row')) break
    await page.keyboard.press('Tab')
  }
  await eventually(async () => expect(await focused(page)).toContain(name))
}

it('has few stops of Tab between the head of a product and Guardar, one for all icons and one for all packagings [PE-09]', async () => {
  const products = productsOf(site)
  const { id: producto_generico } = await products.givenGenerico('G-PARADAS', 'De paradas')
  const [iconos, envases] = [await products.ids('iconos', 99), await products.ids('envases', 99)]
  expect(Math.min(iconos.length, envases.length)).toBeGreaterThan(5)
  const values = { codigo: 'PARADAS', nombre: { es_ES: 'Con paradas' }, producto_generico, iconos, envases }
  const { id } = (await site.api('POST', '/api/productos_acabados/', values)) as { id: number }
  const page = await site.open(`/productos/edit/a/${id}`)
  await expectHeading(page, 'Con paradas')
  await page.getByRole('combobox', { name: 'Idioma de los textos' }).focus()
  let presses = 0
  for (; presses < 99 && (await focused(page)) !== 'Guardar'; presses += 1) await page.keyboard.press('Tab')
  expect(presses).toBeGreaterThan(20)
  expect(presses).toBeLessThanOrEqual(48)
})

it('goes anywhere by Ctrl+K, saves by Ctrl+S, tells of all keys by "?", and searches by "/" [LS-09]', async () => {
  const page = await site.open('/maestras/magnitudes')
  await page.getByRole('gridcell').first().waitFor()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /^Ir a una pantalla o un registro/ })
  await box.waitFor()
  await type(page, 'ufc')
  await page.getByRole('option', { name: /^UFC.g/ }).waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.keyboard.press('Enter')
  await expectHeading(page, 'UFC/g')
  await box.waitFor({ state: 'detached' })

  await tabTo(page, 'Valor magnitud')
  await page.keyboard.press('End')
  await page.keyboard.type('/?')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Magnitud guardada con éxito')
  await cell(page, 'UFC/g/?').waitFor()

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await type(page, 'ufc')
  await eventually(async () => expect(await search(page).inputValue()).toBe('ufc'))
})

const role = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName)
const expectFocus = (page: Page, name: string) => eventually(async () => expect(await focused(page)).toBe(name))

it('chooses by the keyboard in every list of options, each without a finding while it is open [PE-02, ML-03, TR-04, CB-03]', async () => {
  const products = productsOf(site)
  const one = await products.givenGenerico('G-LISTA-1', 'Lista una')
  const other = await products.givenGenerico('G-LISTA-2', 'Lista otra')
  for (const es_ES of ['Lista con nitrógeno', 'Lista con boro']) await site.api('POST', '/api/familias/', { nombre: { es_ES } })
  const values = { codigo: 'LISTAS', nombre: { es_ES: 'Con listas' }, producto_generico: one.id }
  const { id } = (await site.api('POST', '/api/productos_acabados/', values)) as { id: number }
  const { id: solucion } = (await site.api('POST', '/api/soluciones/', { nombre: { es_ES: 'De listas' } })) as { id: number }
  await site.api('POST', '/api/combinaciones_de_productos/', { solucion, productos_genericos: [one.id, other.id], observaciones: {} })
  const page = await site.open(`/productos/edit/a/${id}`)
  await expectHeading(page, 'Con listas')
  const option = (name: RegExp) => page.getByRole('option', { name }).first()
  const isActive = (box: Locator, name: RegExp) =>
    eventually(async () => expect(await box.getAttribute('aria-activedescendant')).toBe(await option(name).getAttribute('id')))
  const isClosed = () => page.getByRole('listbox').waitFor({ state: 'detached' })

  const familia = page.getByRole('combobox', { name: 'Familia' })
  await familia.focus()
  await type(page, 'lista con')
  await isActive(familia, /^Lista con boro/)
  await page.keyboard.press('ArrowUp')
  await isActive(familia, /^Lista con nitrógeno/)
  // Forced colours show no background, the mark of the active option otherwise.
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await option(/^Lista con nitrógeno/).evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid')
  await page.emulateMedia({ forcedColors: null })
  await expectAccessibleAtBothSizes(page)
  await familia.fill('nitrogeno')
  await isActive(familia, /^Lista con nitrógeno/)
  await page.keyboard.press('Enter')
  await isClosed()
  expect(await familia.inputValue()).toBe('Lista con nitrógeno')

  const languages = page.getByRole('combobox', { name: 'Idioma de los textos' })
  await languages.focus()
  await page.keyboard.press('ArrowDown')
  await isActive(languages, /es_ES$/)
  await expectAccessibleAtBothSizes(page)
  await page.keyboard.press('ArrowUp')
  await eventually(async () => expect(await languages.getAttribute('aria-activedescendant')).toBeTruthy())
  await page.keyboard.press('Escape')
  await isClosed()
  expect(await languages.inputValue()).toBe('Español (España)')
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await page.goto(`${site.address}/soluciones/detalle/${solucion}`)
  const chosen = page.getByRole('combobox', { name: 'Productos' })
  await chosen.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.keyboard.press('Escape')
  await isClosed()
  await page.keyboard.press('Shift+Tab')
  await expectFocus(page, 'Lista una')
  await page.keyboard.press('End')
  await expectFocus(page, 'Quitar Lista otra')
  await page.keyboard.press('Backspace')
  await expectFocus(page, 'Quitar Lista una')
  await page.keyboard.press('Delete')
  await eventually(async () => expect(await chosen.evaluate(element => element === document.activeElement)).toBe(true))
  expect(await page.getByRole('button', { name: /^Quitar / }).count()).toBe(0)
})

it('goes on by Tab from an open list to the next field, in a form, of languages and of several products [TB-11, PE-02, ML-03, CB-03]', async () => {
  const products = productsOf(site)
  const { id } = await products.givenGenerico('G-TAB', 'De tabulador')
  // Enough for lists that scroll: browsers make a scroller a stop of Tab.
  for (let at = 0; at < 12; at++) {
    await products.givenGenerico(`G-TAB-${at}`, `De tabulador ${at}`)
    await site.api('POST', '/api/familias/', { nombre: { es_ES: `De tabulador ${at}` } })
  }
  const page = await site.open(`/productos/edit/g/${id}`)
  await expectHeading(page, 'De tabulador')
  const isFocused = (box: Locator) => box.evaluate(element => element === document.activeElement)
  const opened = async (box: Locator) => {
    await box.click()
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await role(page)).not.toBe('BODY')
    await page.keyboard.press('Shift+Tab')
    expect(await isFocused(box)).toBe(true)
  }
  await opened(page.getByRole('combobox', { name: 'Familia' }))
  await opened(page.getByRole('combobox', { name: 'Idioma de los textos' }))

  const { id: solucion } = (await site.api('POST', '/api/soluciones/', { nombre: { es_ES: 'De tabulador' } })) as { id: number }
  await site.api('POST', '/api/combinaciones_de_productos/', { solucion, productos_genericos: [id], observaciones: {} })
  await page.goto(`${site.address}/soluciones/detalle/${solucion}`)
  await opened(page.getByRole('combobox', { name: 'Productos' }))
})

it('takes the focus along: a page opens at its heading, a form at its first field, a list that one comes back to at its row [TB-11]', async () => {
  const { id } = await productsOf(site).givenGenerico('G-FOCO', 'Con foco')
  const page = await site.open('/')
  await page.getByRole('button', { name: 'Maestras', exact: true }).click()
  await page.getByRole('link', { name: 'Magnitudes', exact: true }).click()
  await eventually(async () => expect(await role(page)).toBe('H1'))
  await expectFocus(page, 'Magnitudes')
  await page.keyboard.press('Tab')
  await expectFocus(page, 'Buscar en la tabla')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Ir a una pantalla o un registro/ }).fill('G-FOCO')
  await page.getByRole('option', { name: /Con foco/ }).waitFor()
  await page.keyboard.press('Enter')
  await expectPath(page, `/productos/edit/g/${id}`)
  await expectFocus(page, 'Código')

  await page.goto('about:blank')
  await page.goto(`${site.address}/productos/genericos/view`)
  await search(page).fill('G-FOCO')
  await page.keyboard.press('Enter')
  await expectFocus(page, 'Código')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expectPath(page, '/productos/genericos/view')
  await eventually(async () => expect(await focused(page)).toContain('Con foco'))
  expect(await role(page)).toBe('row')
})
