import type { Page } from 'playwright-core'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { itWhole } from '@test/support/long'
import { expectHeading, expectPath, expectToast, signIn } from '@test/support/pages'

const LUIS = { email: 'luis@example.com', password: 'regadio-luis-26' }
const site = useSite({ users: [LUIS] })

/** The first whom an operator adds is an administrator: here only the demo's user is to be one. */
beforeAll(async () => {
  const users = (await site.api('GET', '/api/usuarios/')) as { id: number; email: string }[]
  const { id } = users.find(({ email }) => email === LUIS.email) ?? {}
  await site.api('PUT', `/api/usuarios/${id}/`, { administrador: false })
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const open = async () => {
  const page = await site.open('/account/usuarios')
  await row(page, LUIS.email).waitFor()
  return page
}

/** The link that the dialog shows. */
const linkIn = async (page: Page) => (await page.getByLabel('Enlace', { exact: true }).inputValue()).replace(/^https?:\/\/[^/]+/, '')

const choose = async (page: Page, password: string) => {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Repita la contraseña', { exact: true }).fill(password)
  await press(page, 'Guardar y entrar')
}

it('an administrator adds a user, who chooses a password by the link and is in [AU-01, AU-02]', async () => {
  const page = await open()
  await expectAccessibleAtBothSizes(page)
  await press(page, 'Añadir usuario')
  await page.getByLabel('Correo electrónico').fill('marta@example.com')
  await page.getByLabel('Nombre').fill('Marta')
  await page.getByLabel('Apellidos').fill('Ruiz Peña')
  await expectAccessibleAtBothSizes(page)
  await press(page, 'Añadir y crear enlace')
  await dialog(page, 'Enlace para Marta Ruiz Peña').waitFor()
  await expectAccessibleAtBothSizes(page)
  const link = await linkIn(page)
  const codigo = link.split('#')[1] ?? ''
  await dialog(page, 'Enlace para Marta Ruiz Peña').getByText('Cerrar', { exact: true }).click()
  expect(await row(page, 'marta@example.com').textContent()).toContain('Invitado')

  const asked: string[] = []
  const other = await site.open(link, {
    signedIn: false,
    before: async page => page.on('request', request => asked.push(request.url(), JSON.stringify(request.headers()))),
  })
  await expectHeading(other, 'Elija su contraseña')
  await other.getByText('marta@example.com').waitFor()
  expect(new URL(other.url()).hash).toBe('')
  await expectAccessibleAtBothSizes(other)
  await choose(other, 'acequia-sin-agua-7')
  await expectHeading(other, 'Inicio')
  await other.getByText('Marta Ruiz Peña').first().waitFor()
  expect(codigo.length).toBeGreaterThan(20)
  expect(asked.filter(text => text.includes(codigo))).toEqual([])
  expect(await other.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(codigo)

  // Used once: the same link then leads to the sign-in page.
  site.expectComplaint(FAILED_CALL)
  const again = await site.open(link, { signedIn: false, before: async () => undefined })
  await again.getByRole('alert').filter({ hasText: 'Este enlace ya no sirve' }).waitFor()
  await expectHeading(again, 'Iniciar sesión')
  await expectAccessibleAtBothSizes(again)
})

itWhole('shows the list to who is no administrator, and nothing to do with it, whoever asks for the address [AU-01]', async () => {
  const page = await site.open('/login?volver=%2Faccount%2Fusuarios', { signedIn: false })
  await signIn(page, LUIS)
  await row(page, LUIS.email).getByText('usted').waitFor()
  expect(await page.getByRole('button', { name: /Añadir usuario|Editar|Desactivar|Restablecer/ }).count()).toBe(0)
  await expectAccessibleAtBothSizes(page)
})

itWhole('a deactivated user is out at once, and in again once activated; the last administrator stays [AU-04]', async () => {
  const luis = await site.open('/login', { signedIn: false, before: async () => undefined })
  await signIn(luis, LUIS)
  await expectPath(luis, '/')
  const page = await open()
  expect(await page.getByRole('button', { name: /^Desactivar Lucía/ }).getAttribute('aria-disabled')).toBe('true')
  await press(page, `Desactivar ${LUIS.email}`)
  await page.getByRole('alertdialog').waitFor()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await expectToast(page, 'Usuario desactivado con éxito')
  await eventually(async () => expect(await row(page, LUIS.email).textContent()).toContain('Inactivo'))
  site.expectComplaint(FAILED_CALL)
  await luis.reload()
  await expectHeading(luis, 'Iniciar sesión')
  await press(page, `Activar ${LUIS.email}`)
  await expectToast(page, 'Usuario activado con éxito')
  await signIn(luis, LUIS)
  await expectHeading(luis, 'Inicio')
})

itWhole('resets a password; the old one holds until the link is used, which ends the sessions [AU-03]', async () => {
  const luis = await site.open('/login', { signedIn: false, before: async () => undefined })
  await signIn(luis, LUIS)
  await expectPath(luis, '/')
  const page = await site.open('/account/usuarios', { viewport: PHONE })
  await row(page, LUIS.email).waitFor()
  await press(page, `Acciones de ${LUIS.email}`)
  await page.getByRole('menuitem', { name: 'Restablecer contraseña' }).click()
  const link = await linkIn(page)
  await luis.reload()
  await expectHeading(luis, 'Inicio')
  const other = await site.open(link, { signedIn: false, before: async () => undefined })
  await choose(other, LUIS.password.toUpperCase())
  await expectHeading(other, 'Inicio')
  site.expectComplaint(FAILED_CALL)
  await luis.reload()
  await expectHeading(luis, 'Iniciar sesión')
  LUIS.password = LUIS.password.toUpperCase()
})

itWhole('shows the open sessions, and ends one elsewhere with its next call [AU-05]', async () => {
  const elsewhere = await site.open('/login', { signedIn: false, before: async () => undefined })
  await signIn(elsewhere, LUIS)
  await expectPath(elsewhere, '/')
  const page = await site.open('/login?volver=%2Faccount%2Fperfil', { signedIn: false })
  await signIn(page, LUIS)
  const sessions = page.getByRole('region', { name: 'Sesiones abiertas' })
  await sessions.getByText('Esta sesión').waitFor()
  await expectAccessibleAtBothSizes(page)
  await press(page, 'Cerrar las demás')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar las demás' }).click()
  await expectToast(page, 'Se han cerrado las demás sesiones')
  await eventually(async () => expect(await sessions.getByRole('listitem').count()).toBe(1))
  site.expectComplaint(FAILED_CALL)
  await elsewhere.reload()
  await expectHeading(elsewhere, 'Iniciar sesión')
})
