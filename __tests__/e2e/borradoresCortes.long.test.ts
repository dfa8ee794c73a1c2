import type { Page, Request } from 'playwright-core'
import type { AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { eventually, useSite } from '@test/support/browser'
import { draftBar as bar, draftsIn, kept, noneKept, RECOVERED } from '@test/support/keptDrafts'
import { firstOrAll, itWhole } from '@test/support/long'
import { choose, expectHeading, expectToast, save, takeToast, toasts } from '@test/support/pages'
import { addText, button, dialog, field, formsOf, productsOf } from '@test/support/products'
import { picture } from '@test/server/images/samples'

const site = useSite()
const products = productsOf(site)
const { openForm } = formsOf(site)
const SAVED = 'Producto guardado con éxito'

/** Its renderer dies in the middle of whatever it does: nothing of the page runs any more, neither a handler nor a write that it has not begun. */
const crash = async (page: Page): Promise<void> => {
  const line = await site.debuggerOf(page)
  const died = page.waitForEvent('crash')
  void line.send('Page.crash').catch(() => undefined)
  await died
  await page.close()
}

/** Another tab of the browser in which one has died. */
const openAfter = async (died: Page, path: string, name: string): Promise<Page> => {
  const page = await died.context().newPage()
  await page.goto(path)
  await expectHeading(page, name)
  return page
}

const recover = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Recuperar' }).click()
  await takeToast(page, RECOVERED)
}

const addStage = async (page: Page) => {
  const [stage] = (await site.api('GET', '/api/estados_fenologicos/')) as { id: number; cultivo: number; nombre: Record<string, string> }[]
  const crops = (await site.api('GET', '/api/cultivos/')) as { id: number; nombre: Record<string, string> }[]
  const crop = crops.find(({ id }) => id === stage?.cultivo)
  await button(page, 'Asociar cultivo').click()
  await choose(field(page, 'Buscar por cultivo o estado'), `${crop?.nombre.es_ES} · ${stage?.nombre.es_ES}`)
  await button(page, 'Aceptar').click()
  await dialog(page).waitFor({ state: 'hidden' })
  return stage?.id
}

/** Picture on the server. */
const bytesAt = async (address: string | null | undefined) => Buffer.from(await (await fetch(address ?? '')).arrayBuffer())

it('a tab that dies while one types: all but the last moment is offered in the next one [DR-01, DR-02]', async () => {
  const { id } = await products.givenGenerico('CAE-1', 'Al escribir')
  const page = await openForm('g', id, 'Al escribir')
  const words = Array.from({ length: 200 }, (_, at) => `palabra ${at}`).join(' ')
  const typing = field(page, 'Observaciones')
    .pressSequentially(words, { delay: 5 })
    .catch(() => undefined)
  await kept(page, 'palabra 5 ')
  await crash(page)
  await typing
  const next = await openAfter(page, `/productos/edit/g/${id}`, 'Al escribir')
  await recover(next)
  const text = await field(next, 'Observaciones').inputValue()
  expect(words.startsWith(text)).toBe(true)
  expect(text).toContain('palabra 5 ')
  await save(next).click()
  await expectToast(next, SAVED)
  expect((await products.generico(id)).observaciones).toEqual({ es_ES: text })
  await noneKept(next)
})

itWhole('a tab that dies with a picture of nearly 5 MB: it is uploaded from the next one, once and whole [DR-01, DR-03]', async () => {
  const { id } = (await site.api('POST', '/api/ensayos/', {
    codigo: 'CAE-2',
    nombre: { es_ES: 'Con una foto grande' },
    fecha: '2025-06-01',
  })) as { id: number }
  const path = `/ensayos/detalle/${id}`
  const buffer = await picture('png', 1380, 1290)
  expect(buffer.length).toBeGreaterThan(4_900_000)
  expect(buffer.length).toBeLessThan(5_000_000)
  const page = await site.open(path)
  await expectHeading(page, 'Con una foto grande')
  await button(page, 'Nuevo adjunto').click()
  await dialog(page).getByLabel('Descripción').fill('La parcela')
  await dialog(page).getByLabel('Imagen: archivo').setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer })
  await dialog(page).getByAltText('Vista previa de la imagen elegida').waitFor()
  await button(page, 'Aceptar').last().click()
  await dialog(page).waitFor({ state: 'hidden' })
  // The draft of the accepted attachment, not that of the open dialog.
  await kept(page, 'grande.png', '"dialog":null')
  await crash(page)

  const second = await openAfter(page, path, 'Con una foto grande')
  await recover(second)
  const uploading = second.waitForRequest(request => request.method() === 'POST' && request.url().includes('upload'))
  // The call never reaches the server.
  await second.route(/upload/, () => undefined)
  await button(second, 'Aceptar').click()
  await uploading
  await crash(second)

  const third = await openAfter(second, path, 'Con una foto grande')
  await third.getByText(/^Un guardado quedó a medias el /).waitFor()
  await recover(third)
  await button(third, 'Aceptar').click()
  await expectToast(third, 'Ensayo guardado con éxito')
  const attached = (await site.api('GET', `/api/adjuntos_de_ensayo/?ensayo=${id}`)) as AdjuntoDeEnsayo[]
  expect(attached).toMatchObject([{ descripcion: { es_ES: 'La parcela' } }])
  expect((await bytesAt(attached[0]?.imagen)).equals(buffer)).toBe(true)
  await noneKept(third)
})

interface Cut {
  name: string
  method: string
  path: RegExp
  /** Which call of its kind. */
  nth: number
  /** Draft after the tab is gone. */
  comes: boolean
}

const cuts: Cut[] = [
  { name: 'the second line, which comes', method: 'POST', path: /\/lineas_de_composicion\/$/, nth: 2, comes: true },
  { name: 'the product, which comes', method: 'PUT', path: /\/productos_genericos\/\d+\/$/, nth: 1, comes: true },
  { name: 'a picture, which never comes', method: 'POST', path: /\/upload_\w+\/$/, nth: 1, comes: false },
  { name: 'the second line, which never comes', method: 'POST', path: /\/lineas_de_composicion\/$/, nth: 2, comes: false },
  { name: 'an entry, which comes', method: 'POST', path: /\/como_se_aplica\/$/, nth: 1, comes: true },
]

/** Resolves with the call once it is on its way: it stays there. */
const hold = (page: Page, { method, path, nth }: Cut) =>
  new Promise<Request>(resolve => {
    let calls = 0
    void page.route('**/api/**', async route => {
      const request = route.request()
      const isMeant = request.method() === method && path.test(new URL(request.url()).pathname)
      if (isMeant) calls += 1
      if (isMeant && calls === nth) resolve(request)
      else await route.fallback()
    })
  })

/** Fate of a call whose sender is gone. */
const letGo = async (request: Request) => {
  const body = request.postData()
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    ...(body !== null && { body }),
  })
  expect(answer.ok).toBe(true)
}

it.each(firstOrAll(cuts))('a tab that dies in a save, at $name: recovered and saved, all is there once [DR-01, DR-03]', async cut => {
  const codigo = `CORTE-${cuts.indexOf(cut)}`
  const { id } = await products.givenGenerico(codigo, codigo, { lines: 1 })
  const page = await openForm('g', id, codigo)
  await field(page, 'Título').fill('Un título')
  const buffer = await picture('png', 40, 30)
  await page.getByLabel('Imagen de catálogo: archivo').setInputFiles({ name: 'hoja.png', mimeType: 'image/png', buffer })
  for (const text of ['primera', 'segunda', 'tercera']) await addText(page, text)
  const stage = await addStage(page)
  const held = hold(page, cut)
  await save(page).click()
  const request = await held
  const headers = await request.allHeaders()
  expect(headers['idempotency-key'] ?? headers['if-match'] ?? '').not.toBe('')
  await crash(page)
  if (cut.comes) await letGo(request)

  const next = await openAfter(page, `/productos/edit/g/${id}`, codigo)
  await next.getByText(/^Un guardado quedó a medias el /).waitFor()
  await recover(next)
  await save(next).click()
  await expectToast(next, SAVED)
  const lines = await products.lines(`producto_generico=${id}`)
  expect(lines.map(({ orden, cantidad_1, valor }) => [orden, cantidad_1, valor['es_ES'] ?? ''])).toEqual([
    [0, 0.5, ''],
    [1, null, 'primera'],
    [2, null, 'segunda'],
    [3, null, 'tercera'],
  ])
  expect((await products.entries(`producto_generico=${id}`)).map(({ estado_fenologico }) => estado_fenologico)).toEqual([stage])
  const product = await products.generico(id)
  expect(product).toMatchObject({ descripcion2: { es_ES: 'Un título' }, estados_fenologicos: [stage], imagen_modo_de_accion: null })
  expect((await bytesAt(product.imagen_catalogo)).equals(buffer)).toBe(true)
  await noneKept(next)
})

itWhole('a tab that dies with the news that all is saved leaves nothing behind [DR-03, DR-06]', async () => {
  const { id } = await products.givenGenerico('CAE-3', 'Guardado del todo')
  const page = await openForm('g', id, 'Guardado del todo')
  await field(page, 'Título').fill('Un título')
  await kept(page, 'Un título')
  await save(page).click()
  await expectToast(page, SAVED)
  await crash(page)
  const next = await openAfter(page, `/productos/edit/g/${id}`, 'Guardado del todo')
  expect(await draftsIn(next)).toEqual([])
  expect(await bar(next).count()).toBe(0)
})

itWhole('a browser without room says so once, and work goes on [DR-09]', async () => {
  const FULL = 'Este navegador no puede guardar borradores: no queda sitio. Guarde a menudo.'
  const { id } = await products.givenGenerico('LLENO', 'Sin sitio')
  site.expectComplaint(/borradores|Quota/)
  const setQuota = async (page: Page, quota: { quotaSize?: number }) => {
    const line = await site.debuggerOf(page)
    await line.send('Storage.overrideQuotaForOrigin', { origin: site.address, ...quota })
  }
  // Quota set before lists are kept: the browser remembers for a while that there was room for them.
  const page = await site.open(`/productos/edit/g/${id}`, { before: opened => setQuota(opened, { quotaSize: 1 }) })
  await expectHeading(page, 'Sin sitio')
  await field(page, 'Título').fill('Un título')
  await expectToast(page, FULL)
  await takeToast(page, FULL)
  const complaint = page.waitForEvent('console', message => /borradores|Quota/.test(message.text()))
  await field(page, 'Observaciones').fill('Y una observación')
  await complaint
  expect(await toasts(page).getByText(FULL).count()).toBe(0)
  expect(await draftsIn(page)).toEqual([])
  await save(page).click()
  await expectToast(page, SAVED)
  expect(await products.generico(id)).toMatchObject({ descripcion2: { es_ES: 'Un título' }, observaciones: { es_ES: 'Y una observación' } })
  await setQuota(page, {})
  await eventually(async () => expect(await draftsIn(page)).toEqual([]))
})
