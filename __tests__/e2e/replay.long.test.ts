import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { readLog, type LogFile } from '@/store/actionLog/file'
import { sequencesOf } from '@/store/actionLog/sequencesOf'
import { expectReplayed, logsOf } from '@test/support/actionLogs'
import { eventually, FAILED_CALL, useSite } from '@test/support/browser'
import { addMagnitud, expectHeading, expectPath, expectToast, save, signIn, valor } from '@test/support/pages'
import { DEMO } from '@test/support/server'
import { picture } from '@test/server/images/samples'

const site = useSite()
const NEW_PASSWORD = 'regadio-2025'

/** Types into "Ir a…", where the entry of the log is found. */
const find = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Ir a una pantalla/ }).fill('registr')
}
const goTo = async (page: Page, entry: string) => {
  await find(page)
  await page.getByRole('option', { name: entry }).click()
}
const expectLogs = (page: Page, count: number) => eventually(async () => expect(await logsOf(page, site.address)).toHaveLength(count))
const stopRecording = (page: Page) => page.evaluate(() => localStorage.removeItem('REGISTRO'))

it('records from "Ir a…", and gives a file that replays to what the page shows [AC-06]', async () => {
  const page = await site.open('/')
  await expectHeading(page, 'Inicio')
  await stopRecording(page)
  await page.goto('/maestras/magnitudes')
  await expectHeading(page, 'Magnitudes')
  expect(await logsOf(page, site.address)).toHaveLength(1)

  await goTo(page, 'Registrar actividad')
  // The recorder is loaded first, and records from then on.
  await expectLogs(page, 2)
  await page.route('**/api/magnitudes/', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  site.expectComplaint(FAILED_CALL)
  await addMagnitud(page)
  await valor(page).fill('fanega')
  await save(page).click()
  await expectToast(page, 'Se ha producido un error al guardar la magnitud')
  await page.unrouteAll()
  await save(page).click()
  await expectToast(page, 'Magnitud guardada con éxito')
  await expectHeading(page, 'Magnitudes')

  const downloaded = page.waitForEvent('download')
  await goTo(page, 'Descargar registro')
  const download = await downloaded
  expect(download.suggestedFilename()).toMatch(/^registro_[\d-]+\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as LogFile
  expectReplayed(file)
  const log = readLog(JSON.stringify(file))
  expect(log.times).toHaveLength(log.actions.length)
  expect(sequencesOf(log).map(({ outcome, steps }) => [outcome, steps.map(({ name, outcome }) => [name, outcome])])).toEqual([
    ['failed', expect.arrayContaining([['Registro', 'failed']])],
    ['done', expect.arrayContaining([['Registro', 'done']])],
  ])
  await find(page)
  await page.getByRole('option', { name: 'Registrar actividad' }).waitFor()
})

/** First action of the page: request of its list. */
const FIRST = 'catalogues/magnitudes/loadRequested'

it('goes on after a reload with a new log from its first action on', async () => {
  const page = await site.open('/maestras/magnitudes')
  await expectHeading(page, 'Magnitudes')
  await page.reload()
  await expectHeading(page, 'Magnitudes')
  await eventually(async () => {
    const logs = await logsOf(page, site.address)
    expect(logs.map(log => readLog(JSON.stringify(log)).actions[0]?.type)).toEqual([FIRST, FIRST])
  })
})

it('has no password, no token and nothing of a file in any log [SE-17, AC-04]', async () => {
  const page = await site.open('/login', { signedIn: false })
  site.expectComplaint(FAILED_CALL)
  await signIn(page, { ...DEMO, password: 'equivocada' })
  await page.getByRole('region', { name: 'Avisos' }).getByRole('alert').waitFor()
  await signIn(page)
  await expectPath(page, '/')
  const token = await page.evaluate(() => localStorage.getItem('token'))

  await page.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
  await page.getByRole('menuitem', { name: 'Perfil', exact: true }).click()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repita la contraseña', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expectToast(page, 'Contraseña cambiada con éxito')

  await page.goto('/maestras/familias')
  await page.getByRole('button', { name: 'Añadir familia' }).click()
  await page.getByLabel('Nombre familia').fill('Con imagen')
  const image = await picture('png', 40, 30)
  await page.locator('input[type=file]').setInputFiles({ name: 'hoja.png', mimeType: 'image/png', buffer: image })
  await page.getByText('hoja.png').waitFor()
  await save(page).click()
  await expectToast(page, 'Familia guardada con éxito')

  await expectLogs(page, 2)
  const logs = await logsOf(page, site.address)
  const text = JSON.stringify(logs)
  expect(text).toContain('hoja.png')
  expect(text).toContain('passwordChangeRequested')
  const bytes = image.subarray(60, 90)
  const secrets = [
    DEMO.password,
    'equivocada',
    NEW_PASSWORD,
    token ?? '',
    bytes.toString('base64').slice(4, -4),
    bytes.toString('latin1'),
    'data:image',
    'IDAT',
  ]
  expect(secrets.filter(secret => secret === '' || text.includes(secret))).toEqual([])
})
