import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { DESKTOP, eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { expectHeading, expectPath, expectToast } from '@test/support/pages'

const site = useSite()

interface Familia {
  id: number
  nombre: Record<string, string>
  descripcion: Record<string, string>
}

const COUNT = 10
const IDIOMA = 'it_IT'

/** Creates ten families with two texts each, without translations. */
const givenFamilias = async (): Promise<Familia[]> => {
  const familias: Familia[] = []
  for (let at = 0; at < COUNT; at++) {
    const body = { nombre: { es_ES: `Familia nueva ${at}` }, descripcion: { es_ES: `Con Zn<sup>2+</sup>, nueva ${at}` } }
    familias.push((await site.api('POST', '/api/familias/', body)) as Familia)
  }
  return familias
}
const familia = async ({ id }: Pick<Familia, 'id'>) => (await site.api('GET', `/api/familias/${id}/`)) as Familia

const bar = (page: Page) => page.getByRole('group', { name: 'Guardar las traducciones' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

it('twenty texts are translated by keyboard alone, survive a reload, and are saved a record a call [TX-01, TX-02, TX-03, TX-04]', async () => {
  const familias = await givenFamilias()
  const page = await site.open('/traducciones')
  await expectHeading(page, 'Traducciones')
  await page.getByRole('row', { name: /Francés/ }).waitFor()
  await expectAccessibleAtBothSizes(page)

  await page.goto(`${new URL(page.url()).origin}/traducciones/${IDIOMA}?buscar=nueva&estado=faltan`)
  await expectHeading(page, 'Italiano (Italia)')
  await page.getByText(`${2 * COUNT} de `).waitFor()
  await field(page, 'Nombre familia, Familia nueva 0, italiano (Italia)').focus()
  // Lines do not move, neither by the keys of a text nor by typed markup.
  const tops = () => page.locator('[data-text-key]').evaluateAll(rows => rows.slice(0, 6).map(row => row.getBoundingClientRect().top))
  const before = await tops()
  const keysAt = () => page.getByRole('list', { name: 'Teclas' }).evaluate(list => list.getBoundingClientRect().left)
  const keysBefore = await keysAt()
  for (const key of ['Enter', 'Enter', 'Alt+ArrowUp', 'Alt+ArrowUp']) {
    await page.keyboard.press(key)
    expect(await tops()).toEqual(before)
  }
  await page.keyboard.type('Zn<sup>2+</sup>')
  await page.keyboard.press('Enter')
  expect(await tops()).toEqual(before)
  await page.keyboard.press('Alt+ArrowUp')
  for (let at = 0; at < COUNT; at++) {
    await page.keyboard.type(`Famiglia ${at}`)
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type(`Prima ${at}`)
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Seconda')
    if (at < COUNT - 1) await page.keyboard.press('Control+Enter')
  }
  await bar(page).getByText('20 textos sin guardar en 10 registros').waitFor()
  expect(await keysAt()).toBe(keysBefore)
  await expectAccessibleAtBothSizes(page)

  await page.getByRole('button', { name: 'Lucía Ferrer Molina' }).click()
  await page.getByRole('menuitem', { name: /Borradores/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await bar(page).getByText('20 textos sin guardar en 10 registros').waitFor()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Traducciones guardadas con éxito')
  // The focus goes to the heading, because no text is left.
  await page.getByText('No hay textos que cumplan los filtros').waitFor()
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'))
  for (const [at, each] of familias.entries()) {
    const { nombre, descripcion } = await familia(each)
    expect(nombre).toEqual({ es_ES: `Familia nueva ${at}`, [IDIOMA]: `Famiglia ${at}` })
    expect(descripcion[IDIOMA]).toBe(`Prima ${at}\nSeconda`)
  }
})

it.each([
  ['wide screen', DESKTOP],
  ['phone', PHONE],
])("on a %s the tools of a record's last text lie over the line of the next record [TX-03]", async (name, viewport) => {
  for (const at of [0, 1]) await site.api('POST', '/api/familias/', { nombre: { es_ES: `CO<sub>2</sub> ${at} en ${name}` } })
  const page = await site.open(`/traducciones/${IDIOMA}?buscar=${encodeURIComponent(`en ${name}`)}`, { viewport })
  const nombre = field(page, `Nombre familia, CO2 0 en ${name}, italiano (Italia)`)
  await nombre.focus()
  for (const key of ['Superíndice 0', 'Subíndice 9']) await page.getByRole('button', { name: key }).click()
  expect(await nombre.inputValue()).toBe('⁰₉')
})

/** Label of the focused element, if it is in the table, and the share of its height that nothing covers. */
const focusedInTable = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element?.closest('table')) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].map(part => document.elementFromPoint(left + width / 2, top + part * height))
    const shown = points.filter(found => found !== null && element.contains(found)).length / points.length
    return { label: element.getAttribute('aria-label'), shown }
  })

it.each([
  ['on a wide screen', DESKTOP],
  ['at a zoom of 400 %', { width: 320, height: 256 }],
])('%s each text that takes the focus by Tab or Shift+Tab shows [TX-03]', async (_, viewport) => {
  const page = await site.open('/traducciones/fr_FR', { viewport })
  await page
    .getByRole('textbox', { name: /francés/ })
    .first()
    .focus()
  const covered: unknown[] = []
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    const focused = await focusedInTable(page)
    if (focused && focused.shown < 0.3) covered.push({ key, ...focused })
    return focused
  }
  for (let presses = 0; presses < 40; presses += 1) await press('Tab')
  let steps = 0
  while (await press('Shift+Tab')) steps += 1
  expect(steps).toBeGreaterThan(12)
  expect(covered).toEqual([])
})

it('texts leave as a file, come back changed, and are laid into the workbench, where they are saved [TX-05]', async () => {
  const familias = await Promise.all(
    [0, 1, 2].map(async at => {
      const nombre = { es_ES: `Familia exportada ${at}`, ...(at === 2 && { nl_NL: 'Oud' }) }
      return (await site.api('POST', '/api/familias/', { nombre, descripcion: { es_ES: 'Con H<sub>2</sub>O' } })) as Familia
    }),
  )
  const page = await site.open('/traducciones/nl_NL?buscar=exportada')
  await page.getByText('3 de ').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await page.getByRole('menuitem', { name: /XLIFF 1.2/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^nl_NL-textos-\d{4}-\d\d-\d\d\.xlf$/)
  const xml = await readFile(await file.path(), 'utf8')
  const translated = xml
    .replace(
      /(familias\/\d+\/nombre"[^]*?exportada 0<\/source>[^]*?)<target[^>]*><\/target>/,
      '$1<target>Nieuw <g id="1" ctype="x-html-sub">0</g></target>',
    )
    .replace('>Oud</target>', '>Nieuw</target>')
  expect(translated).not.toBe(xml)

  await page.getByRole('link', { name: 'Importar' }).click()
  await expectHeading(page, 'Importar traducciones')
  await expectAccessibleAtBothSizes(page)
  const input = page.getByLabel('Archivo de traducciones: archivo')
  await input.setInputFiles({ name: 'carta.txt', mimeType: 'text/plain', buffer: Buffer.from('Hola') })
  await page.getByText('carta.txt no es un archivo XLIFF 1.2 ni XLSX').waitFor()
  await input.setInputFiles({ name: 'nl_NL.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) })
  // Both texts lack the number of their source, and need to be accepted.
  await page.getByRole('button', { name: /^Con diferencias 2 no llevan los mismos números/ }).waitFor()
  await page.getByText('0 de 2 aceptados').waitFor()
  await page.getByText('Sobra el subíndice 0.').waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.getByRole('checkbox', { name: 'Aceptar Nombre familia de Familia exportada 0' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pasar 1 a la mesa' }).waitFor()
  await page.getByRole('checkbox', { name: 'Aceptar Nombre familia de Familia exportada 2' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pasar 2 a la mesa' }).click()
  await expectPath(page, '/traducciones/nl_NL')
  await bar(page).getByText('2 textos sin guardar en 2 registros').waitFor()
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Traducciones guardadas con éxito')
  const names = await Promise.all(familias.map(async each => (await familia(each)).nombre['nl_NL']))
  expect(names).toEqual(['Nieuw <sub>0</sub>', undefined, 'Nieuw'])
})

it.each([
  ['held sideways', { width: 740, height: 360 }],
  ['upright and low', { width: 360, height: 500 }],
])('on a phone %s the keys lead to a text in sight, with most of the window for texts [TX-03]', async (how, viewport) => {
  const two = `Descripción de dos líneas en una ventana baja de un teléfono ${how}`
  for (let at = 0; at < 6; at++)
    await site.api('POST', '/api/familias/', { nombre: { es_ES: `Baja ${at}` }, descripcion: { es_ES: two, fr_FR: two } })
  const page = await site.open(`/traducciones/fr_FR?buscar=${encodeURIComponent(how)}`, { viewport })
  await page
    .getByRole('textbox', { name: /francés/ })
    .first()
    .focus()
  for (let at = 0; at < 5; at++) {
    await page.keyboard.press('Enter')
    const name = `Descripción familia, Baja ${at + 1}, francés (Francia)`
    await eventually(async () => expect(await page.locator('textarea:focus').getAttribute('aria-label')).toBe(name))
    await eventually(async () =>
      expect(
        await page.locator('textarea:focus').evaluate(area => {
          const { left, top, bottom } = area.getBoundingClientRect()
          return [top + 4, bottom - 4].every(y => document.elementFromPoint(left + 20, y) === area)
        }),
      ).toBe(true),
    )
  }
  const table = await page.getByRole('table').locator('..').boundingBox()
  expect(table?.height).toBeGreaterThan(viewport.height * 0.4)
})

it('on a phone nothing of the workbench lies over anything else, and its bar stays at the end where no text is left [TX-01, TX-02]', async () => {
  const boxOf = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const endOf = async (found: Locator) => {
    const { x, y, width, height } = await boxOf(found)
    return { right: Math.round(x + width), bottom: Math.round(y + height) }
  }
  const page = await site.open('/traducciones', { viewport: PHONE })
  const row = page.getByRole('row', { name: /Inglés \(Estados Unidos\)/ })
  const { right } = await endOf(row.getByText('en_US'))
  expect(right).toBeLessThan((await boxOf(row.getByText('%').first().locator('..'))).x)
  const search = page.getByRole('searchbox')
  const { y } = await boxOf(search)
  await search.fill('ingl')
  await page.getByText(/^1 de /).waitFor()
  expect((await boxOf(search)).y).toBe(y)

  await page.goto(`${new URL(page.url()).origin}/traducciones/fr_FR?buscar=nada-se-llama-asi`)
  await page.getByText('No hay textos que cumplan los filtros').waitFor()
  expect((await endOf(bar(page))).bottom).toBe(PHONE.height)

  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await page
    .getByRole('textbox', { name: /francés/ })
    .first()
    .fill('Sin acabar')
  await page.getByRole('button', { name: 'Lucía Ferrer Molina' }).click()
  await page.getByRole('menuitem', { name: /Borradores/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  const offer = page.getByRole('region', { name: /^Tiene cambios sin guardar/ })
  await offer.waitFor()
  const choice = await endOf(page.getByRole('radiogroup', { name: 'Traducciones que se muestran' }))
  expect(choice.bottom).toBeLessThan((await boxOf(offer)).y)
})
