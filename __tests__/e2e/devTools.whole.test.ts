import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { LogFile } from '@/store/actionLog/file'
import { stableJson } from '@test/support/stableJson'
import { root } from '@server/root'
import { eventually, useSite } from '@test/support/browser'
import { buildForDevelopment } from '@test/support/development'
import { cell, expectHeading, search, toasts } from '@test/support/pages'
import { replayed } from '@test/support/replayed'
import { untilQuiet } from '@test/support/quietNetwork'

const LOG = 'guardado-repetido.json'
const site = useSite()
let development: ReturnType<typeof buildForDevelopment>
beforeAll(() => {
  development = buildForDevelopment()
})
afterAll(() => development.remove())
// The checks of development measure the machine, not the page.
beforeEach(() => site.expectComplaint(/InvariantMiddleware took \d+ms/))

const tools = (page: Page) => page.getByRole('complementary', { name: 'DevTools' })
const stateOf = async (page: Page) => {
  const log = await page.evaluate(() => (globalThis as { actionLog?: () => LogFile | null }).actionLog?.())
  return stableJson(JSON.parse(log?.state ?? ''))
}
const inNode = (until?: number) => stableJson(replayed(LOG, until))

const openTools = async () => {
  const page = await site.open('/maestras/magnitudes', { before: page => development.serveTo(page) })
  await expectHeading(page, 'Magnitudes')
  await search(page).fill('')
  await tools(page).getByRole('button', { name: 'DevTools' }).click()
  await tools(page).getByText('Ctrl+Alt+M').waitFor()
  return page
}
const importLog = async (page: Page) => {
  await page.getByLabel('Import a log').setInputFiles(join(root, '__tests__/replay/logs', LOG))
  await tools(page).getByText('22 actions.').waitFor()
}

it('shows an imported log action by action, exactly as the page was, and sends nothing meanwhile [AC-06]', async () => {
  // The slider's, about a way of rendering that is not ours.
  site.expectComplaint(/potentially unsafe when doing server-side rendering/)
  const page = await openTools()
  await untilQuiet(page)
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await importLog(page)
  await cell(page, 'fanega').waitFor()
  expect(await stateOf(page)).toBe(inNode())
  await tools(page).getByText('Sequences', { exact: true }).click()
  await tools(page)
    .getByText(/failed +0\.\d+ s +Registro +"HTTP 500"/)
    .waitFor()
  await tools(page).getByText('Sequences', { exact: true }).click()

  await page.keyboard.press('Control+Alt+m')
  await page.keyboard.press('Control+Alt+m')
  const slider = page.locator('input[type=range]')
  await slider.fill('8')
  await expectHeading(page, 'Nueva magnitud')
  await toasts(page).getByText('Se ha producido un error al guardar la magnitud').waitFor()
  expect(await stateOf(page)).toBe(inNode(8))

  await page.getByRole('button', { name: 'Cancelar' }).click({ force: true })
  await slider.fill('22')
  await cell(page, 'fanega').waitFor()
  await page.getByRole('button', { name: 'Añadir magnitud' }).click({ force: true })
  expect(await stateOf(page)).toBe(inNode())
  expect(calls).toEqual([])
  // A log whose actions do not lead to the state shown.
  await page.goto('about:blank')
})

it('says what is wrong with a file that is no log', async () => {
  const page = await openTools()
  await page.getByLabel('Import a log').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') })
  await eventually(async () => expect(await tools(page).textContent()).toContain('This is no action log'))
})

it('keeps every log in development, which the user menu gives', async () => {
  const page = await openTools()
  await eventually(async () => expect(JSON.parse(await stateOf(page)).actionLog.mode).toBe('always'))
  await page.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar registro' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/\.json$/)
})

it('is no part of what production loads', () => {
  const assets = join(root, 'dist/assets')
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter(name => /IMPORT_STATE|redux-devtools-log-monitor/.test(readFileSync(join(assets, name), 'utf8')))).toEqual([])
})
