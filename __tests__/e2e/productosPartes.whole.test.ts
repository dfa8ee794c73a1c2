import { eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { choose, expectPath, expectToast, offered } from '@test/support/pages'
import { button, changes, dialog, field, formsOf, productsOf, saved, section } from '@test/support/products'

const site = useSite()
const products = productsOf(site)
const { openForm, givenAcabado: given } = formsOf(site)

describe('the form of a product', () => {
  it('keeps its index in reach on a phone, where a section comes up clear of it [PE-01]', async () => {
    const id = await given('TELEFONO', 'En el teléfono')
    const page = await openForm('a', id, 'En el teléfono')
    await page.setViewportSize(PHONE)
    const index = page.getByRole('navigation', { name: 'Secciones' })
    for (const name of ['SEO', 'Datos generales']) {
      await index.getByRole('link', { name }).click()
      const [strip, title] = await Promise.all([index.boundingBox(), page.getByRole('heading', { level: 2, name }).boundingBox()])
      expect(strip?.y).toBeLessThan(120)
      expect(title?.y).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0))
      expect(title?.y).toBeLessThan(PHONE.height / 2)
    }
  })

  it('selects nothing of the page around it on a double click on Guardar, and saves once [MA-13]', async () => {
    const id = await given('DOBLE', 'Con doble clic')
    const page = await openForm('a', id, 'Con doble clic')
    let answer = () => {}
    let asked = 0
    await page.route('**/api/productos_acabados/*/', async route => {
      if (route.request().method() !== 'PUT') return route.fallback()
      asked += 1
      await new Promise<void>(go => (answer = go))
      return route.fallback()
    })
    await button(page, 'Guardar').dblclick()
    await page.getByRole('dialog', { name: 'Guardando' }).waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    answer()
    await expectToast(page, 'Producto guardado con éxito')
    expect(asked).toBe(1)
  })

  it('opens the language selector by a click on its text, and nothing of the page moves [ML-03, ML-04]', async () => {
    const id = await given('IDIOMA', 'Con idiomas')
    const page = await openForm('a', id, 'Con idiomas')
    await field(page, 'Observaciones').scrollIntoViewIfNeeded()
    const box = await page.getByRole('combobox', { name: 'Idioma de los textos' }).boundingBox()
    const scrolled = () => page.getByRole('main').evaluate(main => main.scrollTop)
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    // Click by coordinates: the locator's own click would scroll.
    await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10)
    const english = page.getByRole('option', { name: 'Inglés (Estados Unidos)' })
    await english.waitFor()
    const heights = await page.getByRole('option').evaluateAll(options => options.slice(0, 4).map(option => option.clientHeight))
    expect(new Set(heights).size).toBe(1)
    await page.keyboard.type('pt_PT')
    await page.getByRole('option', { name: 'Portugués (Portugal)' }).waitFor()
    expect(await scrolled()).toBe(before)
    await page.keyboard.press('Enter')
    await page.getByText('sin texto · pt_PT').first().waitFor()
  })

  it('associates countries one by one and by groups, none twice, and takes out one or all [PE-20, PE-21, PE-22]', async () => {
    const id = await given('PAISES', 'Con países')
    const page = await openForm('a', id, 'Con países')
    const chips = section(page, 'Países asociados').getByRole('button', { name: /^Quitar / })
    const add = async (act: () => Promise<unknown>) => {
      await button(page, 'Asociar país').click()
      await dialog(page).waitFor()
      await act()
      await dialog(page).waitFor({ state: 'hidden' })
    }
    const accept = async (pais: string) => {
      await field(page, 'País').fill(pais)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await button(page, 'Aceptar').click()
    }
    const addGroup = async (name: string, said: string) => {
      await button(page, name).click()
      await dialog(page).getByText(`${name}: ${said}`).waitFor()
    }
    await add(() => accept('España (ES)'))
    await add(async () => {
      await addGroup('Unión Europea', '27 países más. Se asociarán 27 países')
      await button(page, 'Aceptar').click()
    })
    await eventually(async () => expect(await chips.count()).toBe(28))
    await add(async () => {
      await addGroup('AELC', '4 países más. Se asociarán 4 países')
      await accept('España (ES)')
    })
    await eventually(async () => expect(await chips.count()).toBe(32))
    await button(page, 'Quitar España').click()
    await saved(page)
    const { paises } = await products.acabado(id)
    expect(paises).toHaveLength(31)
    expect(paises).toEqual(expect.arrayContaining(['GB', 'CH', 'PT']))

    await page.goto(`/productos/edit/a/${id}`)
    await button(page, 'Asociar país').click()
    await expectAccessibleAtBothSizes(page)
    await page.keyboard.press('Escape')
    await button(page, 'Desasociar todos').click()
    await section(page, 'Países asociados').getByText('Ningún país asociado').waitFor()
    await saved(page)
    expect((await products.acabado(id)).paises).toEqual([])
  })

  it('chains group, crop and stage, adds none twice, and keeps an entry for each chosen stage [AP-01, AP-02, AP-03]', async () => {
    const id = await given('CULTIVOS', 'Con cultivos')
    const page = await openForm('a', id, 'Con cultivos')
    const pick = async (label: string, index: number) => {
      const names = await offered(field(page, label))
      await choose(field(page, label), names.filter(name => !name.startsWith('Todos los de '))[index] ?? '')
    }
    const stage = async (index: number) => {
      await button(page, 'Asociar cultivo').click()
      await dialog(page).waitFor()
      await pick('Estado fenológico', index)
      await button(page, 'Aceptar').click()
      await dialog(page).waitFor({ state: 'hidden' })
    }
    await button(page, 'Asociar cultivo').click()
    expect(await field(page, 'Cultivo').isDisabled()).toBe(true)
    await pick('Grupo de cultivo', 0)
    await pick('Cultivo', 0)
    await pick('Estado fenológico', 0)
    await pick('Grupo de cultivo', 1)
    expect(await field(page, 'Estado fenológico').isDisabled()).toBe(true)
    await expectAccessibleAtBothSizes(page)
    await pick('Cultivo', 0)
    await pick('Estado fenológico', 0)
    await button(page, 'Aceptar').click()
    await dialog(page).waitFor({ state: 'hidden' })
    // Group and crop are those of the last time.
    await stage(1)
    await stage(1)
    await section(page, 'Cultivos').getByText('2 estados').waitFor()
    await saved(page)
    const { estados_fenologicos } = await products.acabado(id)
    const entries = await products.entries(`producto_acabado=${id}`)
    expect(entries.map(entry => entry.estado_fenologico)).toEqual([...estados_fenologicos].sort((one, other) => one - other))
    expect(entries).toMatchObject([{ modo_de_aplicacion: 0, objetivo: {} }, { momento_de_aplicacion: {} }])

    const [kept] = entries
    await site.api('PUT', `/api/como_se_aplica/${kept?.id}/`, { ...kept, objetivo: { es_ES: 'No perder' } })
    await page.goto(`/productos/edit/a/${id}`)
    const chips = section(page, 'Cultivos').getByRole('button', { name: /^Quitar / })
    await chips.first().waitFor()
    const [one] = estados_fenologicos
    await chips.nth(entries.findIndex(entry => entry.estado_fenologico !== kept?.estado_fenologico)).click()
    await saved(page)
    expect(one).toBeDefined()
    expect(await products.entries(`producto_acabado=${id}`)).toHaveLength(1)
  })

  it('can be filled in and saved by the keyboard alone', async () => {
    const id = await given('TECLADO', 'Con teclado')
    const page = await openForm('a', id, 'Con teclado')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await button(page, 'Añadir línea').focus()
    await press('Enter')
    await dialog(page).waitFor()
    await page.getByRole('radio', { name: 'Componente' }).focus()
    await press('ArrowRight', 'Tab', 'Tab')
    await page.keyboard.type('escrito')
    await button(page, 'Aceptar').focus()
    await press('Enter')
    await dialog(page).waitFor({ state: 'hidden' })
    await eventually(async () => expect(await button(page, 'Añadir línea').evaluate(each => each === document.activeElement)).toBe(true))
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'SEO' }).focus()
    await press('Enter')
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('SEO'))
    await press('Tab')
    await page.keyboard.type('Con título')
    const place = () => field(page, 'Título SEO').evaluate(each => [each === document.activeElement, each.getBoundingClientRect().top])
    const before = await place()
    await press('Enter')
    await expectToast(page, 'Producto guardado con éxito')
    await expectPath(page, `/productos/edit/a/${id}`)
    await eventually(async () => expect(await place()).toEqual(before))
    await page.keyboard.type(' nuevo')
    await changes(page, '1 cambio sin guardar').waitFor()
    await press('Enter')
    await changes(page, '1 cambio sin guardar').waitFor({ state: 'hidden' })
    expect(await products.lines(`producto_acabado=${id}`)).toMatchObject([{ valor: { es_ES: 'escrito' } }])
    expect((await products.acabado(id)).seo_title).toEqual({ es_ES: 'Con título nuevo' })
  })
})
