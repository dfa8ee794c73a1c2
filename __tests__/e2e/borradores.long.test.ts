import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { draftBar as bar, draftedOf, png, recover, saveProduct, kept, noneKept } from '@test/support/keptDrafts'
import { expectHeading, expectToast, field, save } from '@test/support/pages'
import { addText, changes, compositionShown, formsOf, productsOf } from '@test/support/products'

const EVA = { email: 'eva@example.com', password: 'eva en el campo' }
const site = useSite({ users: [EVA] })
const products = productsOf(site)
const { openForm } = formsOf(site)
const { openTyped } = draftedOf(site)

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
  // A draft with saved parts is discarded only after a question.
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
  /** Changes the record while its form is closed: an open form and its draft would take the change. */
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
