import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Locator, Page, Request } from 'playwright-core'
import { eventually, expectAccessible, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { cell, expectHeading, openMagnitud, signIn } from '@test/support/pages'
import { compositionShown } from '@test/support/products'
import { untilQuiet } from '@test/support/quietNetwork'

const LUIS = { email: 'luis@example.com', password: 'regadio-luis-26' }
const site = useSite({ users: [LUIS] })

/** Number of event streams that the tabs of a browser have open, and of their requests for one. */
const streamsOf = (context: BrowserContext) => {
  let asked = 0
  const open = new Set<Request>()
  context.on('request', request => {
    if (!request.url().endsWith('/api/eventos/')) return
    asked += 1
    open.add(request)
  })
  const over = (request: Request) => void open.delete(request)
  context.on('requestfinished', over)
  context.on('requestfailed', over)
  // Requests of a closed tab end without an event.
  return { asked: () => asked, open: () => [...open].filter(request => !request.frame().page().isClosed()).length }
}

const addMagnitud = async (valor: string) => (await site.api('POST', '/api/magnitudes/', { valor: { es_ES: valor } })) as { id: number }

it('has one stream for all tabs of a browser, by which each shows what is saved, and which outlives its tab [SY-03, SY-09]', async () => {
  let streams = { open: () => 0, asked: () => 0 }
  const first = await site.open('/maestras/magnitudes', {
    before: async page => {
      streams = streamsOf(page.context())
    },
  })
  await expectHeading(first, 'Magnitudes')
  await eventually(() => expect(streams.open()).toBe(1))
  const second = await first.context().newPage()
  await second.goto('/maestras/magnitudes')
  await expectHeading(second, 'Magnitudes')
  await addMagnitud('fanega')
  for (const page of [first, second]) await cell(page, 'fanega').waitFor()
  expect([streams.open(), streams.asked()]).toEqual([1, 1])
  await first.close()
  await eventually(() => expect([streams.open(), streams.asked()]).toEqual([1, 2]))
  await addMagnitud('arroba')
  await cell(second, 'arroba').waitFor()
})

it('names who else has the record open, with the language, and no more once it is closed [SY-05]', async () => {
  const { id } = await addMagnitud('celemín')
  await addMagnitud('almud')
  const mine = await site.open('/maestras/magnitudes')
  const theirs = await site.open('/login?volver=%2Fmaestras%2Fmagnitudes', { signedIn: false, before: async () => undefined })
  await signIn(theirs, LUIS)
  const here = (page: Page) => page.getByText('También aquí:')
  await openMagnitud(mine, 'celemín')
  expect(await here(mine).count()).toBe(0)
  await openMagnitud(theirs, 'celemín')
  await here(mine).waitFor()
  await here(theirs).waitFor()
  await expectAccessible(mine)
  await theirs.getByRole('button', { name: 'Cancelar' }).click()
  await here(mine).waitFor({ state: 'detached' })
  expect(id).toBeGreaterThan(0)
})

it('says since when the API cannot be reached, until it can, and then shows what it missed [SY-06]', async () => {
  site.expectComplaint(FAILED_CALL)
  let streams = { open: () => 0, asked: () => 0 }
  const page = await site.open('/maestras/magnitudes', {
    before: async page => {
      streams = streamsOf(page.context())
    },
  })
  await expectHeading(page, 'Magnitudes')
  await eventually(() => expect(streams.open()).toBe(1))
  // A response in flight would arrive after the browser's offline event, and count as a sign that the API responds.
  await untilQuiet(page)
  await page.context().setOffline(true)
  const notice = page.getByRole('banner').getByRole('status')
  await notice.getByText(/^Sin conexión desde las \d\d:\d\d$/).waitFor()
  await expectAccessible(page)
  await addMagnitud('cuartillo')
  await page.setViewportSize(PHONE)
  await notice.getByText('Sin conexión', { exact: false }).first().waitFor()
  await page.context().setOffline(false)
  await eventually(async () => expect(await notice.textContent()).toBe(''))
  await cell(page, 'cuartillo').waitFor()
})

/** Proxy that forwards the head of a response, and buffers its body until the end. */
const openBufferingProxy = async () => {
  let asked = 0
  const proxy = createServer((incoming, answer) => {
    asked += 1
    const { method, headers } = incoming
    const outgoing = request(site.address + (incoming.url ?? ''), { method, headers }, from => {
      const pieces: Buffer[] = []
      answer.writeHead(from.statusCode ?? 502, from.headers)
      answer.flushHeaders()
      from.on('data', (piece: Buffer) => pieces.push(piece))
      from.on('end', () => answer.end(Buffer.concat(pieces)))
    })
    outgoing.on('error', () => answer.destroy())
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

it('asks every 30 seconds where a proxy holds the stream back [SY-09]', async () => {
  const proxy = await openBufferingProxy()
  const page = await site.open('/maestras/magnitudes', {
    before: async opened => {
      await opened.clock.install()
      await opened.route('**/api/eventos/', route => route.continue({ url: `${proxy.address}/api/eventos/` }))
    },
  })
  await expectHeading(page, 'Magnitudes')
  await eventually(() => expect(proxy.asked()).toBe(1))
  for (const name of ['adarme', 'azumbre']) {
    await addMagnitud(name)
    await page.clock.runFor(31_000)
    await cell(page, name).waitFor()
  }
  await page.close()
  proxy.close()
})

it('brings two users who were offline up to date, who see each other again [SY-05, SY-06, SY-09]', async () => {
  site.expectComplaint(FAILED_CALL)
  const { id } = await addMagnitud('estadal')
  const mine = await site.open(`/maestras/magnitudes?abrir=${id}`)
  const theirs = await site.open(`/login?volver=${encodeURIComponent(`/maestras/magnitudes?abrir=${id}`)}`, {
    signedIn: false,
    before: async () => undefined,
  })
  await signIn(theirs, LUIS)
  const pages = [mine, theirs]
  const here = (page: Page) => page.getByText('También aquí:')
  for (const page of pages) await here(page).waitFor()
  for (const page of pages) await untilQuiet(page)
  for (const page of pages) await page.context().setOffline(true)
  for (const page of pages) await page.getByText(/^Sin conexión desde las/).waitFor()
  await site.api('PUT', `/api/magnitudes/${id}/`, { valor: { es_ES: 'estadal cuadrado' } })
  for (const page of pages) await page.context().setOffline(false)
  await mine.getByRole('region', { name: 'Usted ha guardado cambios en este registro en otra pestaña' }).waitFor()
  await theirs.getByRole('region', { name: 'Lucía Ferrer Molina ha guardado cambios en este registro' }).waitFor()
  for (const page of pages) await here(page).waitFor()
})

it('takes what another saves into an open form, keeps what is typed there, and saves both [SY-04]', async () => {
  const login = await fetch(`${site.address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(LUIS),
  })
  const { key } = (await login.json()) as { key: string }
  const { id } = (await site.api('POST', '/api/familias/', { nombre: { es_ES: 'Quelatos' }, descripcion: { es_ES: 'De hierro' } })) as {
    id: number
  }
  const page = await site.open(`/maestras/familias?abrir=${id}`)
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Descripción').fill('De hierro y zinc')
  await fetch(`${site.address}/api/familias/${id}/`, {
    method: 'PUT',
    headers: { Authorization: `Token ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ nombre: { es_ES: 'Quelatos foliares' } }),
  })
  await page.getByRole('region', { name: 'Otra persona ha guardado cambios en este registro' }).waitFor()
  await eventually(async () => expect(await field('Nombre').inputValue()).toBe('Quelatos foliares'))
  expect(await field('Descripción').inputValue()).toBe('De hierro y zinc')
  expect(await field('Descripción').evaluate(element => element === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Ver cambios' }).click()
  await page.getByText('Ya está en el formulario').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expectHeading(page, 'Familias')
  expect(await site.api('GET', `/api/familias/${id}/`)).toMatchObject({
    nombre: { es_ES: 'Quelatos foliares' },
    descripcion: { es_ES: 'De hierro y zinc' },
  })
})

it('shows the bar of news as wide as the form below it [SY-04]', async () => {
  const trial = { codigo: 'V-78', nombre: { es_ES: 'Ensayo vivo' }, fecha: '2026-06-01' }
  const { id } = (await site.api('POST', '/api/ensayos/', trial)) as { id: number }
  const page = await site.open(`/ensayos/detalle/${id}`)
  await page.getByText('Datos generales').first().waitFor()
  await untilQuiet(page)
  await site.api('PUT', `/api/ensayos/${id}/`, { ...trial, roi: 2 })
  const close = page.getByRole('button', { name: 'Cerrar el aviso' })
  await close.waitFor()
  const endOf = async (element: Locator) => {
    const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 }
    return Math.round(x + width)
  }
  expect(await endOf(close)).toBe(await endOf(page.locator('main form')))
})

it('shows each line of a composition once while another user saves it again and again [SY-04, CO-07]', async () => {
  const make = async (path: string, body: object) => ((await site.api('POST', `/api/${path}/`, body)) as { id: number }).id
  const producto = await make('productos_genericos', { codigo: 'V-77', nombre: { es_ES: 'Vivo' } })
  for (const [orden, nombre] of ['Zinc', 'Boro', 'Cobre'].entries()) {
    const componente = await make('componentes', { nombre: { es_ES: `${nombre} vivo` } })
    const line = { componente, orden, cantidad_1: 1, magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0, valor: {} }
    await make('lineas_de_composicion', { ...line, producto_generico: producto, producto_acabado: null })
  }
  const path = `/productos/edit/g/${producto}`
  const mine = await site.open(path)
  const theirs = await site.open(`/login?${new URLSearchParams({ volver: path }).toString()}`, {
    signedIn: false,
    before: async () => undefined,
  })
  await signIn(theirs, LUIS)
  await eventually(async () => expect(await compositionShown(mine)).toHaveLength(3))
  for (const quantity of ['2', '3', '4']) {
    await theirs.getByRole('button', { name: 'Editar Boro vivo' }).click()
    await theirs.getByLabel('Cantidad 1').fill(quantity)
    await theirs.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await theirs.getByRole('button', { name: 'Guardar y seguir' }).click()
    const shown = ['1', quantity, '1'].map(each => `${each}.00000`)
    await eventually(async () => expect((await compositionShown(mine)).map(([, , first]) => first)).toEqual(shown))
  }
})

it('takes what another saves in a card of a solution into the same card, and saves what both have written [SY-04]', async () => {
  const PATH = '/api/combinaciones_de_productos/'
  const made = async (path: string, body: object) => ((await site.api('POST', path, body)) as { id: number }).id
  const producto = await made('/api/productos_genericos/', { codigo: 'VIVO-1', nombre: { es_ES: 'Boro vivo' } })
  const solucion = await made('/api/soluciones/', { nombre: { es_ES: 'Cuajado' }, descripcion: {} })
  const add = (es_ES: string) => made(PATH, { solucion, productos_genericos: [], cultivos: [], observaciones: { es_ES } })
  const [written, removed] = [await add('Al cuajar'), await add('En riego')]
  const address = `/soluciones/detalle/${solucion}`
  const mine = await site.open(address)
  const theirs = await site.open(`/login?volver=${encodeURIComponent(address)}`, { signedIn: false, before: async () => undefined })
  await signIn(theirs, LUIS)
  const card = (page: Page, id = written) => page.getByRole('region', { name: `Combinación ${id}`, exact: true })
  const remarks = (page: Page, id = written) => card(page, id).getByRole('textbox', { name: 'Observaciones' })
  const hasFocus = (field: Locator) => field.evaluate(element => element === document.activeElement)
  await remarks(mine).fill('Al cuajar, sin mezclar')
  await card(theirs).getByRole('combobox', { name: 'Productos' }).fill('Boro vivo')
  await theirs.getByRole('option').first().waitFor()
  await theirs.keyboard.press('Enter')
  await theirs.keyboard.press('Escape')
  await card(theirs).getByRole('button', { name: 'Guardar' }).click()

  await mine.getByRole('region', { name: /ha guardado cambios en este registro/ }).waitFor()
  await card(mine).getByRole('button', { name: 'Quitar Boro vivo' }).waitFor()
  expect(await remarks(mine).inputValue()).toBe('Al cuajar, sin mezclar')
  expect(await hasFocus(remarks(mine))).toBe(true)
  await mine.getByRole('button', { name: 'Ver cambios' }).click()
  await mine.getByText('Ya está en el formulario').waitFor()
  await expectAccessible(mine)
  await card(mine).getByRole('button', { name: 'Guardar' }).click()
  await eventually(async () =>
    expect(((await site.api('GET', PATH)) as { id: number }[]).find(({ id }) => id === written)).toMatchObject({
      productos_genericos: [producto],
      observaciones: { es_ES: 'Al cuajar, sin mezclar' },
    }),
  )
  await eventually(async () => expect(await remarks(theirs).inputValue()).toBe('Al cuajar, sin mezclar'))

  // A removed card stays until the focus leaves the card, not only the field.
  await remarks(mine, removed).focus()
  await site.api('DELETE', `${PATH}${removed}/`)
  await mine.getByText('Combinación eliminada').waitFor()
  await mine.keyboard.press('Shift+Tab')
  await eventually(async () => expect(await hasFocus(card(mine, removed).getByRole('combobox').last())).toBe(true))
  await remarks(mine).focus()
  await card(mine, removed).waitFor({ state: 'detached' })
})
