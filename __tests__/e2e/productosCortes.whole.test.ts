import type { Page, Route } from 'playwright-core'
import { eventually, FAILED_CALL, useSite } from '@test/support/browser'
import { expectHeading, expectPath, expectToast, save, choose } from '@test/support/pages'
import { addText, button, dialog, field, productsOf, section } from '@test/support/products'
import { picture } from '@test/server/images/samples'

const site = useSite()
const products = productsOf(site)

type Write = readonly [step: string, method: string, path: RegExp]

const NEW_LINE: Write = ['Líneas de composición', 'POST', /\/lineas_de_composicion\/$/]

/** The first call of its kind meets a connection that breaks; those after it find it whole. */
const cut = async (page: Page, [, method, path]: Write, breakIt: (route: Route) => Promise<unknown>) => {
  let isBroken = false
  await page.route('**/api/**', async route => {
    const request = route.request()
    if (isBroken || request.method() !== method || !path.test(new URL(request.url()).pathname)) return route.fallback()
    isBroken = true
    await breakIt(route)
  })
}

const breakAfterwards = async (route: Route) => {
  const answer = await route.fetch()
  expect(answer.ok()).toBe(true)
  await route.abort('connectionreset')
}

let made = 0

/** A finished product with two lines and one stage, and its form in which everything is then changed. */
const openEdited = async (page: Page) => {
  made += 1
  const [componente] = await products.ids('componentes', 1)
  const [estado, otro] = await products.ids('estados_fenologicos', 2)
  const { id } = (await site.api('POST', '/api/productos_acabados/', {
    codigo: `CORTE-${made}`,
    nombre: { es_ES: `Corte ${made}` },
    estados_fenologicos: [estado],
  })) as { id: number }
  const owner = { producto_generico: null, producto_acabado: id }
  for (const orden of [0, 1]) await site.api('POST', '/api/lineas_de_composicion/', { componente, cantidad_1: orden + 1, orden, ...owner })
  await site.api('POST', '/api/como_se_aplica/', { estado_fenologico: estado, ...owner })

  await page.goto(`/productos/edit/a/${id}`)
  await expectHeading(page, `Corte ${made}`)
  const name = `Corte ${made} cambiado`
  await field(page, 'Nombre').fill(name)
  for (const label of ['Imagen de catálogo', 'Imagen de modo de acción'])
    await page
      .getByLabel(`${label}: archivo`)
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await picture('png', 40, 30) })
  await page
    .getByRole('table', { name: 'Composición' })
    .getByRole('button', { name: /^Eliminar / })
    .first()
    .click()
  await addText(page, 'nueva')
  await section(page, 'Cultivos')
    .getByRole('button', { name: /^Quitar / })
    .click()
  await button(page, 'Asociar cultivo').click()
  const stages = (await site.api('GET', '/api/estados_fenologicos/')) as { id: number; cultivo: number; nombre: Record<string, string> }[]
  const chosen = stages.find(each => each.id === otro)
  const crops = (await site.api('GET', '/api/cultivos/')) as { id: number; nombre: Record<string, string> }[]
  const crop = crops.find(each => each.id === chosen?.cultivo)
  await choose(field(page, 'Buscar por cultivo o estado'), `${crop?.nombre.es_ES} · ${chosen?.nombre.es_ES}`)
  await button(page, 'Aceptar').click()
  await dialog(page).waitFor({ state: 'hidden' })
  return { id, name, estado: otro }
}

const expectFailed = async (page: Page, step: string, name: string) => {
  await expectToast(page, 'Se ha producido un error al guardar el producto')
  await page.getByRole('group', { name: 'Guardar el producto' }).getByText(`${step}: sin respuesta`).waitFor()
  expect(await field(page, 'Nombre').inputValue()).toBe(name)
}

/** Exactly the draft: every line once and in its order, one entry for the one stage, both images. */
const expectSaved = async ({ id, name, estado }: Awaited<ReturnType<typeof openEdited>>, texts: string[]) => {
  const lines = await products.lines(`producto_acabado=${id}`)
  expect(lines.map(line => [line.orden, line.cantidad_1, line.valor['es_ES'] ?? ''])).toEqual([
    [0, 2, ''],
    ...texts.map((text, at) => [at + 1, null, text]),
  ])
  expect((await products.entries(`producto_acabado=${id}`)).map(entry => entry.estado_fenologico)).toEqual([estado])
  const product = await products.acabado(id)
  expect(product).toMatchObject({ nombre: { es_ES: name }, estados_fenologicos: [estado] })
  expect([product.imagen_catalogo, product.imagen_modo_de_accion]).toEqual([expect.stringMatching(/^http/), expect.stringMatching(/^http/)])
}

const open = async () => {
  site.expectComplaint(FAILED_CALL)
  site.expectComplaint(/productos\/guardar/)
  return site.open('/')
}

// Here is what a browser makes of a broken connection; that no call may break the draft, the tests of the saga prove with every single one.
it('keeps all where the network is cut after the server has made a line; edited then, what counts is what was edited last [PE-08, PE-11, ER-06]', async () => {
  const page = await open()
  const product = await openEdited(page)
  await cut(page, NEW_LINE, breakAfterwards)
  await save(page).click()
  await expectFailed(page, NEW_LINE[0], product.name)
  await button(page, 'Eliminar nueva').click()
  await addText(page, 'otra')
  await addText(page, 'y otra')
  await save(page).click()
  await expectPath(page, '/productos/acabados/view')
  await expectSaved(product, ['otra', 'y otra'])
})

it('goes on where it stopped when the computer was offline for a while, and shows its steps meanwhile [PE-06, PE-11]', async () => {
  const page = await open()
  const product = await openEdited(page)
  await cut(page, NEW_LINE, async route => {
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await save(page).click()
  await expectFailed(page, 'Líneas de composición', product.name)
  await save(page).click()
  await eventually(async () => expect(await page.getByText('Producto: sin respuesta').count()).toBe(1))
  await page.context().setOffline(false)

  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/como_se_aplica/', route => held.then(() => route.fallback()))
  await save(page).click()
  const steps = page.getByRole('dialog', { name: 'Guardando' })
  await steps.getByText('Guardando · 5 de 5 · Cómo se aplica (0 de 2)').waitFor({ state: 'attached' })
  expect(await steps.getByRole('listitem').allTextContents()).toEqual([
    'Producto: hecho',
    'Imagen de catálogo: sin cambiosSin cambios',
    'Imagen de modo de acción: sin cambiosSin cambios',
    'Líneas de composición: hecho',
    'Cómo se aplica: en curso0 de 2',
  ])
  release()
  await expectPath(page, '/productos/acabados/view')
  await expectSaved(product, ['nueva'])
})
