import { PHONE, useSite } from '@test/support/browser'
import { button, cell, chooseLocale, expectHeading, expectToast, field, save, search } from '@test/support/pages'

const site = useSite()

interface RecordWithId extends Record<string, unknown> {
  id: number
}
const given = async (path: string, record: object) => (await site.api('POST', path, record)) as RecordWithId
const all = async (path: string) => (await site.api('GET', path)) as RecordWithId[]

const openList = async (route: string, title: string) => {
  const page = await site.open(`/maestras/${route}`)
  await expectHeading(page, title)
  return page
}
describe('a chemical component', () => {
  it('shows its sub and sup as such, and any other markup as text that never runs [CQ-01, CQ-03]', async () => {
    const name = 'Ca<sup>2+</sup> CO<sub>3</sub> <b>y</b> <img src=x onerror="document.title=1">'
    await given('/api/componentes/', { nombre: { es_ES: name } })
    const page = await openList('componentes_quimicos', 'Componentes químicos')
    await search(page).fill('onerror')
    const shown = page.getByRole('gridcell').filter({ hasText: 'Ca2+ CO3' })
    await shown.waitFor()
    expect(await shown.locator('sup').allTextContents()).toEqual(['2+'])
    expect(await shown.locator('sub').allTextContents()).toEqual(['3'])
    expect(await shown.textContent()).toContain('<b>y</b> <img src=x onerror="document.title=1">')
    expect(await shown.locator('b, img').count()).toBe(0)
    expect(await page.title()).toMatch(/^Componentes químicos/)
  })
})

describe('leaving a form', () => {
  it("asks by the browser's own question when the tab is closed, where the browser keeps no drafts [DR-09]", async () => {
    const page = await site.open('/maestras/soluciones', {
      before: page => page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })),
    })
    site.expectComplaint(/borradores/)
    await expectToast(page, 'Este navegador no puede guardar borradores: está prohibido. Guarde a menudo.')
    await button(page, 'Añadir solución').click()
    await field(page, 'Nombre solución').click()
    await page.keyboard.insertText('a medias')
    await expectHeading(page, 'a medias')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expectHeading(page, 'a medias')
  })
})

it('works on a phone: the list opens, the form is filled in and saved [MA-04, MA-07, ML-03]', async () => {
  await given('/api/envases/', { valor: { es_ES: 'Frasco de mano' } })
  const page = await site.open('/maestras/envases', { viewport: PHONE })
  await search(page).fill('Frasco de mano')
  await cell(page, 'Frasco de mano').click()
  await expectHeading(page, 'Frasco de mano')
  await chooseLocale(page, 'en_US')
  await field(page, 'Nombre envase').fill('Flask')
  await save(page).click()
  await expectToast(page, 'Envase guardado con éxito')
  expect((await all('/api/envases/')).map(({ valor }) => valor)).toContainEqual({ es_ES: 'Frasco de mano', en_US: 'Flask' })
})
