import type { Page } from 'playwright-core'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { draftBar as bar, draftedOf, png, recover, saveProduct, draftsIn, kept, noneKept, rewriteDrafts } from '@test/support/keptDrafts'
import { cell, expectHeading, expectPath, expectToast, openMagnitud, save, search, signIn, valor } from '@test/support/pages'
import { addText, button, changes, compositionShown, field, formsOf, productsOf } from '@test/support/products'

const EVA = { email: 'eva@example.com', password: 'eva en el campo' }
const site = useSite({ users: [EVA] })
const products = productsOf(site)
const { openForm } = formsOf(site)
const { given, stored, all, openTyped } = draftedOf(site)

const A_PICTURE = expect.stringMatching(/^http/) as string

const question = (page: Page) => page.getByRole('alertdialog')
describe('after a reload', () => {
  it('a product: what was typed is offered, and put back whole [DR-01, DR-02, DR-06]', async () => {
    const { id } = await products.givenGenerico('BORRADOR', 'Con borrador', { lines: 2 })
    const page = await openForm('g', id, 'Con borrador')
    await field(page, 'Título').fill('Un título sin guardar')
    await field(page, 'Observaciones').fill('Con observaciones')
    await kept(page, 'Un título sin guardar', 'Con observaciones')
    await page.reload()
    await expectHeading(page, 'Con borrador')
    await bar(page)
      .getByText(/^Título y Observaciones|^Título, Observaciones/)
      .waitFor()
    expect(await field(page, 'Título').inputValue()).toBe('')
    await expectAccessibleAtBothSizes(page)
    await recover(page)
    expect(await field(page, 'Título').inputValue()).toBe('Un título sin guardar')
    await changes(page, '2 cambios sin guardar').waitFor()
    expect(await bar(page).count()).toBe(0)
    await saveProduct(page)
    await noneKept(page)
    expect((await products.generico(id)).descripcion2).toEqual({ es_ES: 'Un título sin guardar' })
  })

  it('a master: its form offers what was typed in that record, and no other’s [DR-01, DR-02]', async () => {
    const { id } = await given('/api/magnitudes/', { valor: { es_ES: 'hl/ha' } })
    const page = await site.open('/maestras/magnitudes')
    await search(page).fill('hl/ha')
    await openMagnitud(page, 'hl/ha')
    await valor(page).fill('hl por ha')
    await kept(page, 'hl por ha')
    await page.reload()
    await search(page).fill('kg/ha')
    await openMagnitud(page, 'kg/ha')
    expect(await bar(page).count()).toBe(0)
    await button(page, 'Cancelar').click()
    await search(page).fill('hl/ha')
    await openMagnitud(page, 'hl/ha')
    expect(await valor(page).inputValue()).toBe('hl/ha')
    await recover(page, bar(page))
    expect(await valor(page).inputValue()).toBe('hl por ha')
    await save(page).click()
    await expectHeading(page, 'Magnitudes')
    expect(await stored(`/api/magnitudes/${id}/`)).toMatchObject({ valor: { es_ES: 'hl por ha' } })
    await noneKept(page)
  })

  it('a new record with its picture: under Borradores a row leads to its form, and it is made once [DR-01, DR-02, DR-05]', async () => {
    const page = await site.open('/maestras/familias')
    await button(page, 'Añadir familia').click()
    await field(page, 'Nombre familia').fill('Familia a medias')
    await page.getByLabel('Imagen de la familia: archivo').setInputFiles(await png())
    await kept(page, 'Familia a medias', 'hoja.png')
    await page.reload()
    await expectHeading(page, 'Familias')
    await page.goto('/borradores')
    await cell(page, 'Familia a medias').click()
    await expectHeading(page, 'Nueva familia')
    await expectPath(page, '/maestras/familias')
    await recover(page, bar(page))
    await page.getByAltText('Vista previa de la imagen elegida').waitFor()
    await button(page, 'Guardar').click()
    await expectToast(page, 'Familia guardada con éxito')
    const made = (await all('/api/familias/')).filter(({ nombre }) => (nombre as { es_ES?: string }).es_ES === 'Familia a medias')
    expect(made).toMatchObject([{ imagen: A_PICTURE }])
    await noneKept(page)
  })
})

it('a save that was cut says how far it came; recovered and saved, each line is there once [DR-03, DR-05]', async () => {
  const { id } = await products.givenGenerico('MEDIAS', 'Guardado a medias')
  site.expectComplaint(FAILED_CALL)
  site.expectComplaint(/productos\/guardar/)
  const page = await openForm('g', id, 'Guardado a medias')
  await field(page, 'Título').fill('Un título')
  for (const text of ['primera', 'segunda', 'tercera']) await addText(page, text)
  let posts = 0
  await page.route('**/api/lineas_de_composicion/', route => {
    if (route.request().method() !== 'POST') return route.fallback()
    posts += 1
    return posts === 2 ? route.abort('connectionreset') : route.fallback()
  })
  await save(page).click()
  await expectToast(page, 'Se ha producido un error al guardar el producto')
  await page.reload()
  await page.getByText(/^Un guardado quedó a medias el /).waitFor()
  await bar(page).getByText('Ya están guardados el producto', { exact: false }).waitFor()
  await expectAccessible(page)
  // What the server has of it is nothing that one throws away unasked.
  await bar(page).getByRole('button', { name: 'Descartar' }).click()
  await question(page).getByText('Lo que ya está guardado se queda como está.', { exact: false }).waitFor()
  await question(page).getByRole('button', { name: 'Cancelar' }).click()
  await recover(page)
  expect((await compositionShown(page)).flat().filter(text => /^(primera|segunda|tercera)/.test(text))).toHaveLength(3)
  await saveProduct(page)
  const lines = await products.lines(`producto_generico=${id}`)
  expect(lines.map(({ orden, valor }) => [orden, valor['es_ES']])).toEqual([
    [0, 'primera'],
    [1, 'segunda'],
    [2, 'tercera'],
  ])
  await noneKept(page)
})

it('a record that somebody has changed since: what only one changed stays, what both changed is asked on saving [DR-04]', async () => {
  const { page, id, nombre } = await openTyped('DE-DOS', 'Mi título')
  await field(page, 'Observaciones').fill('Lo mío')
  await kept(page, 'Lo mío')
  const product = await products.generico(id)
  await site.api('PUT', `/api/productos_genericos/${id}/`, {
    ...product,
    descripcion: { es_ES: 'Su descripción' },
    observaciones: { es_ES: 'Lo suyo' },
  })
  const theirs = await products.generico(id)
  await page.reload()
  await expectHeading(page, nombre)
  await bar(page)
    .getByText(/otra persona ha cambiado este registro/)
    .waitFor()
  await recover(page)
  expect(await field(page, 'Título').inputValue()).toBe('Mi título')
  expect(await field(page, 'Observaciones').inputValue()).toBe('Lo mío')
  site.expectComplaint(/ConflictError|Otra persona/)
  await save(page).click()
  await button(page, 'Ver su versión').click()
  await page.getByRole('row', { name: /Observaciones.*Lo suyo.*Lo mío/ }).waitFor()
  expect(await question(page).getByRole('row').count()).toBe(2)
  await button(page, 'Guardar la mía').click()
  await expectToast(page, 'Producto guardado con éxito')
  expect(await products.generico(id)).toMatchObject({
    nombre: theirs.nombre,
    descripcion: { es_ES: 'Su descripción' },
    descripcion2: { es_ES: 'Mi título' },
    observaciones: { es_ES: 'Lo mío' },
  })
  await noneKept(page)
})

it('goes when it is discarded, after a question where it is of another day, and when its changes are undone by hand [DR-05, DR-06]', async () => {
  const { page, nombre } = await openTyped('FUERA', 'Para descartar')
  const discard = () => bar(page).getByRole('button', { name: 'Descartar' }).click()
  await page.reload()
  await discard()
  await bar(page).waitFor({ state: 'detached' })
  await noneKept(page)
  expect(await field(page, 'Título').inputValue()).toBe('')

  await field(page, 'Título').fill('Para deshacer')
  await kept(page, 'Para deshacer')
  await field(page, 'Título').fill('')
  await noneKept(page)

  await field(page, 'Título').fill('De otro día')
  await kept(page, 'De otro día')
  const [draft] = await draftsIn(page)
  await page.goto('/maestras/magnitudes')
  await rewriteDrafts(page, { at: (draft?.at ?? 0) - 86_400_000 })
  await page.goBack()
  await discard()
  await question(page).getByText(`¿Descartar el borrador de ${nombre}?`).waitFor()
  await question(page).getByRole('button', { name: 'Cancelar' }).click()
  await bar(page).waitFor()
  await discard()
  await question(page).getByRole('button', { name: 'Descartar' }).click()
  await bar(page).waitFor({ state: 'detached' })
  await noneKept(page)
})

it('stays with whoever leaves without saving, and goes with whoever discards their changes [DR-02, DR-06]', async () => {
  const { page, id, nombre } = await openTyped('SALIDA', 'A medias')
  const leave = () => page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ensayos' }).click()
  await leave()
  await question(page).getByText('Lo que ha cambiado queda en Borradores, en este navegador.').waitFor()
  await expectAccessibleAtBothSizes(page)
  await button(page, 'Salir sin guardar').click()
  await expectHeading(page, 'Ensayos')
  await page.goBack()
  await recover(page, bar(page))
  expect(await field(page, 'Título').inputValue()).toBe('A medias')
  await leave()
  await button(page, 'Descartar cambios').click()
  await expectHeading(page, 'Ensayos')
  await noneKept(page)
  await page.goBack()
  await expectHeading(page, nombre)
  expect(await bar(page).count()).toBe(0)
  expect((await products.generico(id)).descripcion2).toEqual({})
})

it('belongs to who wrote it: another user of the same browser is offered nothing of it, and loses nothing of their own [DR-07]', async () => {
  const { page, path, nombre } = await openTyped('DE-LUCIA', 'De Lucía')
  const signOut = async (name: RegExp) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    await button(page, 'Conservar y salir').click()
    await expectHeading(page, 'Iniciar sesión')
  }
  /** A session of its own, so that its end does not end that of the other tests. */
  const signInAs = async (user: Parameters<typeof signIn>[1]) => {
    await page.goto('/login')
    await signIn(page, user)
    await expectPath(page, '/')
    await page.goto(path)
    await expectHeading(page, nombre)
  }
  await page.evaluate(() => localStorage.removeItem('token'))
  await signInAs(EVA)
  await page.getByRole('button', { name: /Usuario/ }).waitFor()
  expect(await bar(page).count()).toBe(0)
  await field(page, 'Título').fill('De Eva')
  await kept(page, 'De Eva', 'De Lucía')
  await page.goto('/borradores')
  await cell(page, nombre).waitFor()
  expect(await cell(page, nombre).count()).toBe(1)
  await signOut(/Usuario/)

  await signInAs(undefined)
  await recover(page, bar(page))
  expect(await field(page, 'Título').inputValue()).toBe('De Lucía')
  await saveProduct(page)
  await eventually(async () => expect((await draftsIn(page)).map(({ user }) => user)).toEqual([EVA.email]))
})

describe('another tab', () => {
  /** The first tab has typed; the page that is given shows the same form. */
  const openTwo = async (codigo: string) => {
    const first = await openTyped(codigo, 'En la otra pestaña')
    const page = await first.page.context().newPage()
    await page.goto(first.path)
    await expectHeading(page, first.nombre)
    await page.getByText('Este registro tiene cambios sin guardar en otra pestaña').waitFor()
    return { ...first, typing: first.page, page }
  }

  it('says so of a record with changes; saved there, its bar gives way to a word [DR-06, DR-08]', async () => {
    const { typing, page } = await openTwo('DOS-G')
    expect(await button(page, 'Recuperar').count()).toBe(0)
    await saveProduct(typing)
    await page.getByRole('status').getByText('El borrador se ha guardado en otra pestaña').waitFor()
    expect(await bar(page).count()).toBe(0)
    await expectAccessible(page)
    await noneKept(page)
  })

  it('that has it open is closed: from then on it is offered here [DR-02, DR-08]', async () => {
    const { typing, page } = await openTwo('DOS-C')
    await field(page, 'Observaciones').fill('En esta pestaña')
    await kept(page, 'En esta pestaña', 'En la otra pestaña')
    await typing.close()
    await page.getByText(/^Tiene cambios sin guardar del /).waitFor()
    await recover(page)
    expect(await field(page, 'Título').inputValue()).toBe('En la otra pestaña')
    expect(await field(page, 'Observaciones').inputValue()).toBe('En esta pestaña')
    await eventually(async () => expect(await draftsIn(page)).toHaveLength(1))
    await saveProduct(page)
    await noneKept(page)
  })
})
