import type { Locator, Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { chooseLocale, expectHeading, expectPath, search } from '@test/support/pages'

const site = useSite()

const NAMES = ['Boro Etanolamina', 'Boro Molibdeno Floración', 'Cobre Complejado', 'Boro Foliar', 'Boro Premium']
let ids: number[] = []

beforeAll(async () => {
  ids = []
  for (const [at, name] of NAMES.entries()) {
    const record = { codigo: `B-${at}`, nombre: { es_ES: name, fr_FR: `${name} fr` } }
    const { id } = (await site.api('POST', '/api/productos_genericos/', record)) as { id: number }
    ids.push(id)
  }
})

const list = async () => {
  const page = await site.open('/productos/genericos/view')
  await expectHeading(page, 'Productos genéricos')
  await search(page).fill('boro')
  await page.getByText('4 de 5 elementos').waitFor()
  return page
}
const pager = (page: Page) => page.getByRole('group', { name: 'Lista de productos genéricos' })
/** Width of a field without its padding, and the width of a text in its font. */
const roomFor = (field: Locator, text: string) =>
  field.evaluate((input, words) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = font
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return [room, context?.measureText(words).width ?? Infinity] as const
  }, text)
const nextTab = async (page: Page, act: () => Promise<unknown>) => {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
  await tab.waitForURL(/\/productos\/edit\//)
  const path = new URL(tab.url()).pathname
  await tab.close()
  return path
}

it('opens rows in another tab as links do, wherever in the row one clicks [LS-08]', async () => {
  const page = await list()
  const row = page.getByRole('row', { name: /Molibdeno/ })
  const path = `/productos/edit/g/${ids[1]}`
  const away = row.getByRole('gridcell').nth(3)
  for (const act of [
    () => row.getByRole('link').click({ modifiers: ['ControlOrMeta'] }),
    () => away.click({ modifiers: ['ControlOrMeta'] }),
    () => row.getByRole('link').click({ button: 'middle' }),
    () => away.click({ button: 'middle' }),
    () => row.press('ControlOrMeta+Enter'),
  ])
    expect(await nextTab(page, act)).toBe(path)
  const asked = page.evaluate(
    () =>
      new Promise(done => addEventListener('contextmenu', ({ target }) => done(target instanceof HTMLAnchorElement && target.pathname))),
  )
  await away.click({ button: 'right' })
  expect(await asked).toBe(path)
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await expectPath(page, '/productos/genericos/view?buscar=boro&orden=codigo-art')
  await away.click()
  await expectPath(page, path)
})

it('goes through a filtered list from record to record, with language, place and focus [LS-07]', async () => {
  const page = await list()
  await page.getByRole('row', { name: /Molibdeno/ }).click()
  await expectHeading(page, 'Boro Molibdeno Floración')
  await expectAccessibleAtBothSizes(page)
  expect(await pager(page).textContent()).toContain('2 de 4')
  await chooseLocale(page, 'Francés')
  await expectHeading(page, 'Boro Molibdeno Floración fr')
  await page.getByRole('link', { name: 'SEO' }).click()
  const seo = page.getByRole('heading', { name: 'SEO' })
  const place = async () => Math.round((await seo.boundingBox())?.y ?? 0)
  const before = await place()
  await page.getByRole('button', { name: 'Siguiente: Boro Foliar' }).focus()
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Boro Foliar fr')
  await eventually(async () => expect(await place()).toBe(before))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Boro Premium fr')
  expect(await pager(page).textContent()).toContain('4 de 4')
  // On a phone only the line with the selector and the pager is sticky.
  await page.setViewportSize(PHONE)
  const box = await pager(page).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
  const selector = await page.getByLabel('Idioma de los textos').boundingBox()
  expect(Math.abs((selector?.y ?? 0) + (selector?.height ?? 0) / 2 - ((box?.y ?? 0) + (box?.height ?? 0) / 2))).toBeLessThan(3)
  // Texts are missing in two languages; a dot says so where the name of the chosen one needs the space.
  for (const width of [360, 390, 768, 844]) {
    await page.setViewportSize({ width, height: PHONE.height })
    const [room, needed] = await roomFor(page.getByLabel('Idioma de los textos'), 'Francés')
    expect(room).toBeGreaterThan(needed)
  }
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByLabel('Nombre').waitFor()
  expect(await pager(page).count()).toBe(0)
})
