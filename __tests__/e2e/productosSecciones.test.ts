import { PHONE, useSite } from '@test/support/browser'
import { expectHeading } from '@test/support/pages'
import { productsOf } from '@test/support/products'

const site = useSite()
const products = productsOf(site)

it.each([
  ['a desk', undefined],
  ['a phone', { viewport: PHONE }],
])('brings the first section of a product as clear of the page head as the others, on %s [PE-01]', async (device, options) => {
  const { id: producto_generico } = await products.givenGenerico(`SECCION ${device}`, 'Con secciones')
  const { id } = (await site.api('POST', '/api/productos_acabados/', { producto_generico })) as { id: number }
  const page = await site.open(`/productos/edit/a/${id}`, options)
  await expectHeading(page, 'Editar producto')
  const index = page.getByRole('navigation', { name: 'Secciones' })
  const jump = async (name: string) => {
    await index.getByRole('link', { name }).click()
    const title = await page.getByRole('heading', { level: 2, name }).boundingBox()
    const scrolled = await page.getByRole('main').evaluate(({ scrollTop }) => scrollTop)
    return { top: title?.y ?? 0, lowest: (title?.y ?? 0) + scrolled }
  }
  const first = await jump('Países asociados')
  const second = await jump('Datos generales')
  // The page cannot come down further than to its beginning.
  expect(first.top).toBeCloseTo(Math.min(second.top, first.lowest), 0)
})
