import type { Route } from 'playwright-core'
import { expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { scriptOf } from '@test/support/scripts'
import { configurationAnswered, withConfiguration } from '@test/support/configuration'
import { addMagnitud, expectHeading, expectToast, save, valor } from '@test/support/pages'

const site = useSite()
const FAILED = 'Se ha producido un error al guardar la magnitud'

describe('a configuration that cannot be used', () => {
  it.each<[string, (route: Route) => Promise<void>, RegExp]>([
    ['missing', route => route.fulfill({ status: 404, body: 'no' }), /config\.json.*404/],
  ])('is what the page speaks of: %s', async (_what, answer, says) => {
    site.expectComplaint(FAILED_CALL)
    site.expectComplaint(/^config\.json Error: /)
    const page = await site.open('/maestras/magnitudes', { before: configurationAnswered(answer) })
    await expectHeading(page, 'La aplicación no está bien configurada')
    await page.getByText(says).waitFor()
    await expectAccessibleAtBothSizes(page)
  })
})

describe('a server that is not there', () => {
  it.each<[string, (route: Route) => Promise<void>, RegExp]>([['no answer', route => route.abort(), /config\.json.*no responde/]])(
    'is what the page speaks of, until it is loaded again: %s',
    async (_what, answer, says) => {
      site.expectComplaint(FAILED_CALL)
      site.expectComplaint(/^config\.json /)
      const page = await site.open('/maestras/magnitudes', { before: configurationAnswered(answer) })
      await expectHeading(page, 'El servidor no está disponible')
      await page.getByText(says).waitFor()
      await expectAccessibleAtBothSizes(page)
      await page.unroute('**/config.json')
      await page.getByRole('button', { name: 'Recargar' }).click()
      await expectHeading(page, 'Magnitudes')
    },
  )
})

describe('an API in trouble', () => {
  it('that is down: the frame and the list still stand [MA-12, ER-06]', async () => {
    site.expectComplaint(FAILED_CALL)
    const page = await site.open('/maestras/magnitudes', { before: page => page.route('**/api/**', route => route.abort()) })
    await expectHeading(page, 'Magnitudes')
    await page.getByRole('navigation', { name: 'Principal' }).waitFor()
    await expectAccessibleAtBothSizes(page)
  })

  it('that never answers: the call is given up, the form keeps what was typed and can be sent again [MA-11, ER-06]', async () => {
    const page = await site.open('/maestras/magnitudes', { before: withConfiguration({ requestTimeoutMs: 1500 }) })
    site.expectComplaint(FAILED_CALL)
    await addMagnitud(page)
    const silent = (route: Route) => (route.request().method() === 'POST' ? undefined : route.fallback())
    await page.route('**/api/magnitudes/', silent)
    await valor(page).fill('paciencia')
    await save(page).click()
    await expectToast(page, FAILED)
    expect(await valor(page).inputValue()).toBe('paciencia')
    await page.unroute('**/api/magnitudes/', silent)
    await save(page).click()
    await expectToast(page, 'Magnitud guardada con éxito')
  })
})

describe('a part of the application that cannot be fetched', () => {
  it.each([['a screen', '/maestras/magnitudes', scriptOf('src/features/maestras/Maestra.tsx')]])(
    'is said in Spanish, with a way to load it again: %s [FR-11]',
    async (_what, path, asset) => {
      site.expectComplaint(/Failed to load resource|ChunkLoadError|pantalla/)
      const page = await site.open(path, { before: page => page.route(asset, route => route.abort()) })
      await expectHeading(page, 'No se ha podido cargar esta pantalla')
      await expectAccessibleAtBothSizes(page)
      await page.unroute(asset)
      await page.getByRole('button', { name: 'Recargar' }).click()
      await page.getByRole('navigation', { name: 'Principal' }).waitFor()
    },
  )

  it('is said without it where it is what shows all the others [FR-11]', async () => {
    site.expectComplaint(/Failed to load resource|ChunkLoadError/)
    const page = await site.open('/', {
      before: page => page.route(scriptOf('react-dom/cjs/react-dom-client.production.js'), route => route.abort()),
    })
    await page.getByRole('status').getByText('No se ha podido cargar la aplicación. Recargue la página.').waitFor()
    await expectAccessibleAtBothSizes(page)
  })

  it('because the network was gone, is there once it is back [FR-11]', async () => {
    site.expectComplaint(/Failed to load resource|ChunkLoadError|pantalla|sin respuesta/)
    const page = await site.open('/')
    const link = page.getByRole('link', { name: 'Ensayos', exact: true })
    await link.waitFor()
    await page.context().setOffline(true)
    await link.click()
    await expectHeading(page, 'No se ha podido cargar esta pantalla')
    await page.getByText('No hay conexión: la pantalla se abrirá en cuanto vuelva.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Recargar' }).count()).toBe(0)
    await page.context().setOffline(false)
    await expectHeading(page, 'Ensayos')
  })

  it('because a new version took its place, is there once the page is loaded again, at the same address [FR-11]', async () => {
    site.expectComplaint(/Failed to load resource|ChunkLoadError|pantalla/)
    const page = await site.open('/')
    const link = page.getByRole('link', { name: 'Ensayos', exact: true })
    await link.waitFor()
    await page.route('**/assets/*', route => route.fulfill({ status: 404, body: 'no' }))
    await link.click()
    await expectHeading(page, 'No se ha podido cargar esta pantalla')
    await page.getByText('Hay una versión nueva de la aplicación', { exact: false }).waitFor()
    await link.waitFor()
    await page.unroute('**/assets/*')
    await page.getByRole('button', { name: 'Recargar' }).click()
    await expectHeading(page, 'Ensayos')
  })
})
