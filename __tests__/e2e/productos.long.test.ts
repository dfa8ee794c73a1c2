import type { Page } from 'playwright-core'
import type { ProductoGenerico } from '@/shared/resources/productosGenericos'
import { eventually, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import {
  breadcrumbs,
  button,
  cell,
  choose,
  chooseLocale,
  dialog,
  expectHeading,
  expectPath,
  expectToast,
  field,
  offered,
  save,
  search,
  section,
  shownNames,
  takeToast,
} from '@test/support/pages'
import { changes, compositionShown, formsOf, productsOf, saved } from '@test/support/products'
import { picture } from '@test/server/images/samples'

const site = useSite()
const products = productsOf(site)
const { openForm, givenAcabado: given } = formsOf(site)

const GENERICOS = '/productos/genericos/view'
const ACABADOS = '/productos/acabados/view'

const openList = async (path: string, heading: string) => {
  const page = await site.open(path)
  await expectHeading(page, heading)
  return page
}

const find = async (page: Page, name: string) => {
  await search(page).fill(name)
  await cell(page, name).waitFor()
}

const images = (page: Page, name: string) => page.getByLabel(`${name}: archivo`)

/** Answers every browser confirmation with `yes`; returns the list of their messages. */
const answering = (page: Page, yes: boolean): string[] => {
  const asked: string[] = []
  page.on('dialog', question => {
    asked.push(question.message())
    void (yes ? question.accept() : question.dismiss())
  })
  return asked
}

describe('a new generic product', () => {
  it('begins with its code alone, from the menu of the top bar; an empty one does nothing [PG-01, FR-03]', async () => {
    const page = await site.open('/')
    await button(page, 'Añadir').click()
    await page.getByRole('menuitem', { name: 'Crear nuevo producto genérico' }).click()
    await expectHeading(page, 'Nuevo producto genérico')
    expect(await breadcrumbs(page)).toEqual(['Productos', 'Genéricos', 'Nuevo producto genérico'])
    await expectAccessibleAtBothSizes(page)
    const posts: string[] = []
    page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
    await save(page).click()
    await field(page, 'Código de artículo').fill('   ')
    await save(page).click()
    await field(page, 'Código de artículo').fill('NUEVO-1')
    expect(posts).toEqual([])
    await save(page).click()
    await expectHeading(page, 'NUEVO-1')
    await eventually(() => expect(page.url()).toMatch(/\/productos\/edit\/g\/\d+$/))
    const id = Number(page.url().split('/').pop())
    expect(await products.generico(id)).toMatchObject({ codigo: 'NUEVO-1', activo: true })
    // The back button does not lead to the empty form.
    await page.goBack()
    await expectPath(page, '/')
  })
})

describe('the lists', () => {
  it('of generic products has its columns, opens by row and by button, and remembers its search [PG-02, PG-03, PG-04, TB-03]', async () => {
    await products.givenGenerico('LISTA-1', 'Lista primera')
    const page = await openList(GENERICOS, 'Productos genéricos')
    await find(page, 'Lista primera')
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      ...['Código art.', 'Nombre', 'Familia', 'Estado', 'Ecológico', 'Prioridad'],
      'Acciones',
    ])
    const row = page.getByRole('row', { name: /LISTA-1/ })
    expect(await row.getByRole('gridcell').allTextContents()).toEqual(['LISTA-1', 'Lista primera', '', 'Activo', 'No', '0', '', ''])
    await expectAccessibleAtBothSizes(page)
    await cell(page, 'Lista primera').click()
    await expectHeading(page, 'Lista primera')
    await button(page, 'Cancelar').click()
    await expectPath(page, GENERICOS)
    expect(await search(page).inputValue()).toBe('Lista primera')
    await eventually(async () => expect(await row.evaluate(each => each === document.activeElement)).toBe(true))
    expect(await page.evaluate(() => localStorage.getItem('filtroProductoGenericos'))).toBe('Lista primera')
    await button(page, 'Editar Lista primera').click()
    await expectHeading(page, 'Lista primera')
  })

  it('marks the row of a new record once, at its edge, also on a telephone [PA-04]', async () => {
    await site.api('POST', '/api/productos_acabados/', { codigo: 'MARCA-1', nombre: { es_ES: 'Marcado' } })
    const page = await openList(ACABADOS, 'Productos acabados')
    await find(page, 'Marcado')
    await button(page, 'Duplicar Marcado').click()
    const row = page.getByRole('row', { name: /DUPLICADO Marcado/ })
    await eventually(async () => expect(await row.getAttribute('aria-current')).toBe('true'))
    await page.setViewportSize({ width: 390, height: 844 })
    const marked = () =>
      row.evaluate(each => [each, ...each.children].flatMap(part => (getComputedStyle(part).boxShadow === 'none' ? [] : [part.localName])))
    await eventually(async () => expect(await marked()).toEqual(['tr']))
  })

  it.each([
    [GENERICOS, 'Productos genéricos', 'productos_genericos'],
    [ACABADOS, 'Productos acabados', 'productos_acabados'],
  ])('%s: filter and scroll position are restored on return [PG-03, PA-03]', async (path, heading, list) => {
    for (let number = 10; number < 60; number += 1)
      await site.api('POST', `/api/${list}/`, { codigo: `ALTO-${number}`, nombre: { es_ES: `Alto ${number}` } })
    const page = await openList(path, heading)
    await search(page).fill('Alto')
    await cell(page, 'ALTO-10').waitFor()
    const scroller = page.getByRole('grid').locator('..')
    await scroller.evaluate(element => element.scrollTo(0, 900))
    await eventually(async () => expect(await shownNames(page)).not.toContain('ALTO-10'))
    const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop)
    expect(await scrolled()).toBe(900)
    // A row in the middle: those under the head of the page would have to be scrolled to.
    const codes = await shownNames(page)
    const codigo = codes[Math.floor(codes.length / 2)] ?? ''
    await cell(page, codigo).click()
    await expectHeading(page, codigo.replace('ALTO-', 'Alto '))
    await button(page, 'Cancelar').click()
    await expectPath(page, path)
    expect(await search(page).inputValue()).toBe('Alto')
    await eventually(async () => expect(await scrolled()).toBe(900))
  })

  it('deletes after a question that names the product and what goes along, and not without a yes [PG-07, ER-02]', async () => {
    const { id } = await products.givenGenerico('BORRAR-1', 'Para borrar', { lines: 1 })
    const page = await openList(GENERICOS, 'Productos genéricos')
    await find(page, 'Para borrar')
    const asked = answering(page, false)
    await button(page, 'Eliminar Para borrar').click()
    await eventually(() => expect(asked[0]).toContain('Para borrar'))
    expect(asked[0]).toContain('este cambio es irreversible')
    expect(asked[0]).toContain('líneas de composición')
    expect(await products.generico(id)).toMatchObject({ codigo: 'BORRAR-1' })
    page.removeAllListeners('dialog')
    answering(page, true)
    await button(page, 'Eliminar Para borrar').click()
    await expectToast(page, 'Producto eliminado con éxito')
    await eventually(async () => expect(await cell(page, 'Para borrar').count()).toBe(0))
    expect(await products.lines(`producto_generico=${id}`)).toEqual([])
  })
})

describe('a finished product', () => {
  const created = async (codigo: string, nombre: string) => {
    const source = await products.givenGenerico(codigo, nombre, { lines: 3, estados: 2 })
    const page = await site.open('/productos/acabados/new')
    await expectHeading(page, 'Nuevo producto acabado')
    await find(page, nombre)
    await cell(page, nombre).click()
    return { page, source }
  }
  const madeOf = async (source: ProductoGenerico) =>
    (await products.acabados()).filter(({ producto_generico }) => producto_generico === source.id)

  it('is made from the generic one that is picked and confirmed, with its lines and entries [PA-01, PA-02]', async () => {
    const { page, source } = await created('ORIGEN-1', 'Origen uno')
    await page.getByRole('alertdialog').getByText('Origen uno').waitFor()
    await expectAccessibleAtBothSizes(page)
    expect(await madeOf(source)).toEqual([])
    await button(page, 'Crear').click()
    await expectHeading(page, 'Origen uno')
    const [made] = await madeOf(source)
    await expectPath(page, `/productos/edit/a/${made?.id}`)
    expect(made).toMatchObject({ codigo: 'ORIGEN-1', activo: true, nombre: source.nombre })
    expect((await products.lines(`producto_acabado=${made?.id}`)).map(({ cantidad_1 }) => cantidad_1)).toEqual([0.5, 1.5, 2.5])
    expect((await products.entries(`producto_acabado=${made?.id}`)).map(({ dosis }) => dosis)).toEqual(['2 L/ha', '2 L/ha'])
  })

  it('is listed, duplicated with its lines and images, and deleted [PA-03, PA-04, PA-05, PA-06, ER-02]', async () => {
    const source = await products.givenGenerico('ORIGEN-2', 'Origen dos')
    const { id } = (await site.api('POST', '/api/productos_acabados/', {
      codigo: '777',
      nombre: { es_ES: 'Acabado dos', en_US: 'Finished two', fr_FR: '' },
      producto_generico: source.id,
      paises: ['ES', 'PT'],
      empresa: 'NC',
      ecologico: true,
    })) as { id: number }
    await site.api('POST', '/api/lineas_de_composicion/', { valor: { es_ES: 'pH 5' }, producto_acabado: id, producto_generico: null })
    const page = await openForm('a', id, 'Acabado dos')
    await images(page, 'Imagen de catálogo').setInputFiles({
      name: 'saco.png',
      mimeType: 'image/png',
      buffer: await picture('png', 40, 30),
    })
    await saved(page)

    await find(page, 'Acabado dos')
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      ...['N. Registro', 'Nombre', 'Producto genérico', 'Países', 'Familia', 'Empresa', 'Estado', 'Ecológico'],
      'Acciones',
    ])
    const row = page.getByRole('row', { name: /^777 Acabado dos/ })
    const cells = ['777', 'Acabado dos', 'Origen dos', 'ES, PT', '', 'NC', 'Activo', 'Sí', '', '']
    expect(await row.getByRole('gridcell').allTextContents()).toEqual(cells)
    await expectAccessibleAtBothSizes(page)

    await button(page, 'Duplicar Acabado dos').click()
    await expectToast(page, 'Producto dupicado con éxito')
    await cell(page, 'DUPLICADO Acabado dos').waitFor()
    const copy = (await products.acabados()).find(({ nombre }) => nombre['es_ES'] === 'DUPLICADO Acabado dos')
    expect(copy).toMatchObject({ codigo: '777', nombre: { en_US: 'DUPLICADO Finished two', fr_FR: '' }, paises: ['ES', 'PT'] })
    expect(copy?.imagen_catalogo).toBe((await products.acabado(id)).imagen_catalogo)
    expect(await products.lines(`producto_acabado=${copy?.id}`)).toMatchObject([{ valor: { es_ES: 'pH 5' } }])

    const asked = answering(page, true)
    await button(page, 'Eliminar DUPLICADO Acabado dos').click()
    await expectToast(page, 'Producto eliminado con éxito')
    expect(asked[0]).toContain('DUPLICADO Acabado dos')
    expect(asked[0]).toContain('este cambio es irreversible')
    expect((await products.acabados()).map(each => each.id)).not.toContain(copy?.id)
  })
})

describe('the form', () => {
  it('has the sections of its kind in the side index, no changes, and nothing for axe [PE-01, PE-03, PE-04]', async () => {
    const id = await given('SECC', 'Con secciones')
    const page = await openForm('a', id, 'Con secciones')
    const names = () => page.getByRole('navigation', { name: 'Secciones' }).getByRole('link').allTextContents()
    const shared = ['Datos generales', 'Iconos', 'Composición', 'Cultivos']
    const last = ['Imagen de catálogo', 'Imagen de modo de acción', 'SEO', 'Enlace para compartir']
    expect(await names()).toEqual(['Países asociados', ...shared, 'Envases', ...last])
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Países asociados', ...shared, 'Envases', ...last])
    await eventually(async () => expect(await field(page, 'Producto genérico').inputValue()).toBe('Genérico de origen (G-SECC)'))
    expect(await field(page, 'Empresa').getByRole('option').allTextContents()).toEqual(['--', 'NC', 'AG'])
    expect(await changes(page, '1 cambio sin guardar').count()).toBe(0)
    await expectAccessibleAtBothSizes(page)

    // The bar is always visible: focusing its buttons does not scroll the form.
    await field(page, 'Código').focus()
    const scrolled = () => page.getByRole('main').evaluate(({ scrollTop }) => scrollTop)
    const before = await scrolled()
    const bar = page.getByRole('group', { name: 'Guardar el producto' })
    for (const name of ['Cancelar', 'Guardar y seguir', 'Guardar']) await bar.getByRole('button', { name, exact: true }).focus()
    expect(await scrolled()).toBe(before)

    const { id: generico } = await products.givenGenerico('SECC-G', 'Genérico con secciones')
    await page.goto(`/productos/edit/g/${generico}`)
    await expectHeading(page, 'Genérico con secciones')
    expect(await names()).toEqual([...shared, ...last])
    expect(await field(page, 'Prioridad').count()).toBe(1)
    expect(await field(page, 'Empresa').count()).toBe(0)
  })

  it('saves every kind of field, in two languages, and leaves the others alone [PE-02, PE-06, PE-09, ML-03, ML-06]', async () => {
    const id = await given('CAMPOS', 'Con campos')
    const page = await openForm('a', id, 'Con campos')
    const texts = ['Nombre', 'Título', 'Descripción', 'Características', 'Aplicaciones', 'Modo de acción', 'Observaciones']
    for (const label of [...texts, 'Título SEO', 'Descripción SEO', 'Texto alternativo de la imagen de catálogo'])
      await field(page, label).fill(`${label} nuevo`)
    await expectHeading(page, 'Nombre nuevo')
    await field(page, 'Código').fill('CAMPOS-2')
    await field(page, 'Id hexadecimal').fill('0a1b')
    await choose(field(page, 'Familia'), (await offered(field(page, 'Familia')))[2] ?? '')
    await field(page, 'Empresa').selectOption('AG')
    await page.getByRole('radiogroup', { name: 'Estado' }).getByText('Inactivo').click()
    await page.getByRole('radiogroup', { name: 'Ecológico' }).getByText('Sí').click()
    await page.getByRole('radiogroup', { name: 'Internacional' }).getByText('Sí').click()
    const iconos = section(page, 'Iconos').getByRole('checkbox')
    await iconos.nth(0).check()
    await iconos.nth(2).check()
    await section(page, 'Envases').getByRole('checkbox').nth(1).check()
    await chooseLocale(page, 'fr_FR')
    expect(await field(page, 'Nombre').inputValue()).toBe('')
    await field(page, 'Nombre').fill('Nom')
    await changes(page, '19 cambios sin guardar').waitFor()
    await saved(page)
    const product = await products.acabado(id)
    expect(product).toMatchObject({
      codigo: 'CAMPOS-2',
      nombre: { es_ES: 'Nombre nuevo', fr_FR: 'Nom', ja_JP: '亜鉛' },
      descripcion2: { es_ES: 'Título nuevo' },
      modo_de_accion: { es_ES: 'Modo de acción nuevo' },
      seo_imagen_catalogo_alt: { es_ES: 'Texto alternativo de la imagen de catálogo nuevo' },
      id_hexadecimal: '0a1b',
      familia: expect.any(Number),
      empresa: 'AG',
      activo: false,
      ecologico: true,
      internacional: true,
    })
    expect([product.iconos.length, product.envases.length]).toEqual([2, 1])
  })

  it('edits the composition: components, capped quantities with comma and point, free text, order [CO-01 to CO-07]', async () => {
    const id = await given('COMPO', 'Con composición')
    const page = await openForm('a', id, 'Con composición')
    const accept = async () => {
      await button(page, 'Aceptar').click()
      await dialog(page).waitFor({ state: 'hidden' })
    }
    await button(page, 'Añadir línea').click()
    await expectAccessibleAtBothSizes(page)
    const componente = dialog(page).getByRole('combobox', { name: 'Componente' })
    await choose(componente, (await offered(componente))[1] ?? '')
    await field(page, 'Solubilidad').selectOption({ label: '**** Soluble en agua y quelatado' })
    await field(page, 'Cantidad 1').fill('8,5')
    await choose(field(page, 'Magnitud 1'), (await offered(field(page, 'Magnitud 1')))[1] ?? '')
    await field(page, 'Cantidad 2').fill('1234567.1')
    await accept()
    await button(page, 'Añadir línea').click()
    expect(await field(page, 'Cantidad 1').inputValue()).toBe('')
    await dialog(page).getByText('Texto libre').click()
    await field(page, 'Texto').fill('primero')
    await dialog(page).getByText('Componente', { exact: true }).click()
    await dialog(page).getByText('Texto libre').click()
    expect(await field(page, 'Texto').inputValue()).toBe('')
    await field(page, 'Texto').fill('pH 4 a 8')
    await accept()
    await button(page, 'Añadir línea').click()
    // The field has the focus: a click selects its text, so that typing replaces it.
    await componente.click()
    await page.keyboard.type('zinc')
    expect(await componente.inputValue()).toBe('zinc')
    await page.keyboard.press('Escape')
    await field(page, 'Cantidad 1').fill('0.1')
    await accept()
    const [first, text, none] = await compositionShown(page)
    expect(first?.slice(1)).toEqual(['**** Soluble en agua y quelatado', expect.stringMatching(/^8\.50000 /), '99999.99999'])
    expect([text, none]).toEqual([['pH 4 a 8 Texto libre'], ['--', '--', '0.10000', '']])
    await changes(page, '1 cambio sin guardar').waitFor()

    await button(page, 'Subir pH 4 a 8').click()
    await button(page, 'Editar línea 3').click()
    expect(await field(page, 'Cantidad 1').inputValue()).toBe('0.10000')
    await field(page, 'Cantidad 1').fill('0.2')
    await accept()
    await saved(page)
    const lines = await products.lines(`producto_acabado=${id}`)
    const none1 = { componente: null, magnitud_1: null, magnitud_2: null, producto_generico: null, producto_acabado: id }
    expect(lines).toMatchObject([
      { orden: 0, valor: { es_ES: 'pH 4 a 8' }, cantidad_1: null, ...none1 },
      { orden: 1, componente: expect.any(Number), solubilidad: 4, cantidad_1: 8.5, cantidad_2: 99999.99999, magnitud_2: null },
      { orden: 2, cantidad_1: 0.2, cantidad_2: null, solubilidad: 0, ...none1 },
    ])

    await page.goto(`/productos/edit/a/${id}`)
    await button(page, 'Eliminar pH 4 a 8').click()
    await saved(page)
    const left = await products.lines(`producto_acabado=${id}`)
    expect(left.map(({ orden, cantidad_1 }) => [orden, cantidad_1])).toEqual([
      [0, 8.5],
      [1, 0.2],
    ])
    // Every save creates the lines again.
    expect(left.map(line => line.id)).not.toEqual(expect.arrayContaining([lines[1]?.id]))
  })

  it('uploads one image and deletes it, after the save [IM-01, IM-02, IM-03, IM-07]', async () => {
    const id = await given('IMAGEN', 'Con imagen')
    const page = await openForm('a', id, 'Con imagen')
    await images(page, 'Imagen de catálogo').setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) })
    await expectToast(page, 'El archivo seleccionado es demasiado grande (límite 5 MB)')
    // The bar counts the file while it is being prepared.
    await eventually(async () => expect(await changes(page, '1 cambio sin guardar').count()).toBe(0))
    const buffer = await picture('png', 40, 30)
    await images(page, 'Imagen de modo de acción').setInputFiles({ name: 'accion.png', mimeType: 'image/png', buffer })
    await section(page, 'Imagen de modo de acción').getByAltText('Vista previa de la imagen elegida').waitFor()
    expect((await products.acabado(id)).imagen_modo_de_accion).toBeFalsy()
    await button(page, 'Guardar y seguir').click()
    await takeToast(page, 'Producto guardado con éxito')
    await section(page, 'Imagen de modo de acción').getByAltText('Vista previa de la imagen elegida').waitFor({ state: 'hidden' })
    const { imagen_modo_de_accion } = await products.acabado(id)
    expect(Buffer.from(await (await fetch(imagen_modo_de_accion ?? '')).arrayBuffer()).equals(buffer)).toBe(true)
    await section(page, 'Imagen de modo de acción').getByRole('button', { name: 'Eliminar' }).click()
    await section(page, 'Imagen de modo de acción').getByText('Se eliminará al guardar').waitFor()
    await saved(page)
    expect((await products.acabado(id)).imagen_modo_de_accion).toBeFalsy()
  })
})
