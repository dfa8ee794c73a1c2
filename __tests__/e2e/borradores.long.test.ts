import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { draftBar as bar, draftedOf, png, recover, saveProduct, draftsIn, kept, noneKept, loseFiles } from '@test/support/keptDrafts'
import { cell, expectHeading, expectPath, expectToast, openMagnitud, save, search, signIn, valor } from '@test/support/pages'
import { addText, button, changes, compositionShown, field, formsOf, productsOf } from '@test/support/products'
import { itWhole } from '@test/support/long'

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

  itWhole(
    'a product recovered and typed on, and reloaded again: nobody else has changed it, and all is offered [DR-02, DR-04]',
    async () => {
      const { id } = await products.givenGenerico('DOS-VECES', 'Dos veces')
      const page = await openForm('g', id, 'Dos veces')
      await field(page, 'Título').fill('Primera vez')
      await kept(page, 'Primera vez')
      await page.reload()
      await recover(page)
      await field(page, 'Observaciones').fill('Segunda vez')
      await kept(page, 'Primera vez', 'Segunda vez')
      await page.reload()
      await bar(page).getByText('Título y Observaciones', { exact: false }).or(bar(page).getByText('Título, Observaciones')).waitFor()
      expect(await bar(page).textContent()).not.toMatch(/Después|otra persona/)
      await recover(page)
      expect(await field(page, 'Título').inputValue()).toBe('Primera vez')
      expect(await field(page, 'Observaciones').inputValue()).toBe('Segunda vez')
      await saveProduct(page)
      await noneKept(page)
    },
  )

  itWhole('a picture that the browser has lost is named before anything is sent, and all else is there [DR-02, DR-09]', async () => {
    const { id } = await products.givenGenerico('SIN-FOTO', 'Sin foto')
    const page = await openForm('g', id, 'Sin foto')
    await field(page, 'Título').fill('Con su título')
    await page.getByLabel('Imagen de catálogo: archivo').setInputFiles(await png())
    await kept(page, 'Con su título', 'hoja.png')
    await loseFiles(page)
    await page.reload()
    await button(page, 'Recuperar').click()
    await expectToast(page, 'No se puede leer «hoja.png» del borrador: elija la imagen otra vez.')
    expect(await field(page, 'Título').inputValue()).toBe('Con su título')
    expect((await products.generico(id)).descripcion2).toEqual({})
    await saveProduct(page)
    expect(await products.generico(id)).toMatchObject({ descripcion2: { es_ES: 'Con su título' }, imagen_catalogo: null })
    await noneKept(page)
  })

  itWhole('a master: its form offers what was typed in that record, and no other’s [DR-01, DR-02]', async () => {
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

  itWhole(
    'a new record with its picture: under Borradores a row leads to its form, and it is made once [DR-01, DR-02, DR-05]',
    async () => {
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
    },
  )
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
  // Saved parts are not discarded without a question.
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

it('a picture whose file has changed on the disk stops a save before anything is sent [DR-09, IM-05]', async () => {
  const { id } = await products.givenGenerico('CAMBIADA', 'Foto cambiada')
  site.expectComplaint(/productos\/guardar/)
  site.expectComplaint(/ERR_UPLOAD_FILE_CHANGED/)
  const folder = await mkdtemp(join(tmpdir(), 'fotos-'))
  const file = join(folder, 'campo.png')
  const { buffer } = await png()
  await writeFile(file, buffer)
  const page = await openForm('g', id, 'Foto cambiada')
  await field(page, 'Título').fill('Un título')
  await page.getByLabel('Imagen de catálogo: archivo').setInputFiles(file)
  await page.getByAltText('Vista previa de la imagen elegida').waitFor()
  await writeFile(file, Buffer.concat([buffer, buffer]))
  let writes = 0
  page.on('request', request => {
    if (['PUT', 'POST'].includes(request.method()) && request.url().includes('/productos_genericos/')) writes += 1
  })
  await save(page).click()
  await expectToast(page, 'No se puede leer «campo.png»: elija la imagen otra vez o quítela.')
  expect(writes).toBe(0)
  expect(await field(page, 'Título').inputValue()).toBe('Un título')
  await page.getByLabel('Imagen de catálogo: archivo').setInputFiles(await png())
  await saveProduct(page)
  expect(await products.generico(id)).toMatchObject({ descripcion2: { es_ES: 'Un título' }, imagen_catalogo: A_PICTURE })
  await noneKept(page)
  await rm(folder, { recursive: true })
})

describe('of a record that has changed since', () => {
  /** Changes the record while the page is elsewhere: an open form would take the change, and its draft with it. */
  const whileClosed = async (page: Page, change: () => Promise<void>) => {
    const address = page.url()
    await page.goto('about:blank')
    await change()
    await page.goto(address)
  }
  const putAs = async (headers: object, id: number, changed: object) => {
    const product = await products.generico(id)
    const body = JSON.stringify({ ...product, ...changed })
    const answer = await fetch(`${site.address}/api/productos_genericos/${id}/`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    })
    expect(answer.status).toBe(200)
  }
  const tokenOf = async (user: object) => {
    const answer = await fetch(`${site.address}/api/auth/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(user),
    })
    return ((await answer.json()) as { key: string }).key
  }
  const expectDetail = (page: Page, text: RegExp) =>
    eventually(async () => expect(await bar(page).locator('p').nth(1).textContent()).toMatch(text))

  itWhole(
    'one’s own other session is called so, another person by name, and what has been saved is not offered [DR-04, DR-06]',
    async () => {
      const { page, id, nombre } = await openTyped('DESDE', 'Igual en los dos')
      await field(page, 'Observaciones').fill('Solo aquí')
      await kept(page, 'Igual en los dos', 'Solo aquí')
      const own = { Authorization: `Token ${await site.newToken()}` }
      await whileClosed(page, () => putAs(own, id, { descripcion2: { es_ES: 'Igual en los dos' } }))
      await expectHeading(page, nombre)
      await expectDetail(
        page,
        /^Observaciones\. Después, usted, en otra pestaña o sesión, ha cambiado este registro: si chocan, se le preguntará\.$/,
      )
      const eva = { Authorization: `Token ${await tokenOf(EVA)}` }
      await whileClosed(page, () => putAs(eva, id, { descripcion2: { es_ES: 'De Eva' } }))
      await expectHeading(page, nombre)
      await expectDetail(
        page,
        /^Título[ y,]+Observaciones\. Después, otra persona ha cambiado este registro: si chocan, se le preguntará\.$/,
      )
      await expectAccessibleAtBothSizes(page)
    },
  )

  it('goes where the record has all of it by now [DR-06]', async () => {
    const { page, id, nombre } = await openTyped('TODO', 'Ya guardado')
    const own = { Authorization: `Token ${await site.newToken()}` }
    await whileClosed(page, () => putAs(own, id, { descripcion2: { es_ES: 'Ya guardado' } }))
    await expectHeading(page, nombre)
    await noneKept(page)
    await bar(page).waitFor({ state: 'detached' })
    expect(await field(page, 'Título').inputValue()).toBe('Ya guardado')
  })
})

itWhole.each(['Conservar y salir', 'Eliminar y salir'])(
  '"%s" is asked once, and not again about the same changes [DR-07]',
  async answer => {
    const nombre = `Producto ${answer}`
    const path = `/productos/edit/g/${(await products.givenGenerico(answer, nombre)).id}`
    const page = await site.open('/')
    // A session of its own: its end must not end that of the other tests.
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto('/login')
    const enter = async () => {
      await signIn(page, EVA)
      await expectPath(page, '/')
      await page.goto(path)
      await expectHeading(page, nombre)
    }
    await enter()
    await field(page, 'Título').fill('Antes de salir')
    await kept(page, 'Antes de salir')
    await page.getByRole('button', { name: /Usuario/ }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    await button(page, answer).click()
    await expectHeading(page, 'Iniciar sesión')
    expect(await question(page).count()).toBe(0)
    await enter()
    const isKept = answer.startsWith('Conservar')
    if (isKept) await recover(page)
    expect(await draftsIn(page)).toHaveLength(isKept ? 1 : 0)
    expect(await field(page, 'Título').inputValue()).toBe(isKept ? 'Antes de salir' : '')
  },
)

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

  itWhole('says so of a record with changes; saved there, its bar gives way to a word [DR-06, DR-08]', async () => {
    const { typing, page } = await openTwo('DOS-G')
    expect(await button(page, 'Recuperar').count()).toBe(0)
    await saveProduct(typing)
    await page.getByRole('status').getByText('El borrador se ha guardado en otra pestaña').waitFor()
    expect(await bar(page).count()).toBe(0)
    await expectAccessible(page)
    await noneKept(page)
  })

  itWhole('that has it open is closed: from then on it is offered here [DR-02, DR-08]', async () => {
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
