import type { Page, Request } from 'playwright-core'
import { useSite } from '@test/support/browser'
import { draftBar as bar, kept, noneKept, RECOVERED } from '@test/support/keptDrafts'
import { button, choose, dialog, expectHeading, expectToast, field, save, takeToast } from '@test/support/pages'
import { addText, formsOf, productsOf } from '@test/support/products'
import { picture } from '@test/server/images/samples'

const site = useSite()
const products = productsOf(site)
const { openForm } = formsOf(site)
const SAVED = 'Producto guardado con éxito'

/** Crashes the renderer of a page at once: no handler and no new write of the page runs any more. */
const crash = async (page: Page): Promise<void> => {
  const line = await site.debuggerOf(page)
  const died = page.waitForEvent('crash')
  void line.send('Page.crash').catch(() => undefined)
  await died
  await page.close()
}

/** Opens another tab in the browser of a crashed one. */
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

/** Bytes of a picture on the server. */
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

interface Cut {
  name: string
  method: string
  path: RegExp
  /** Number of the call among the calls with this method and path. */
  nth: number
  /** True if the held request reaches the server after the crash. */
  comes: boolean
}

const cuts: Cut[] = [
  { name: 'the second line, which comes', method: 'POST', path: /\/lineas_de_composicion\/$/, nth: 2, comes: true },
  { name: 'a picture, which never comes', method: 'POST', path: /\/upload_\w+\/$/, nth: 1, comes: false },
]

/** Resolves with the request once it was sent; the request is held back. */
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

/** Sends a held request after its page has crashed. */
const letGo = async (request: Request) => {
  const body = request.postData()
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    ...(body !== null && { body }),
  })
  expect(answer.ok).toBe(true)
}

it.each(cuts)('a tab that dies in a save, at $name: recovered and saved, all is there once [DR-01, DR-03]', async cut => {
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
