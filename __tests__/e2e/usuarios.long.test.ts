import type { Page } from 'playwright-core'
import { expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { expectHeading } from '@test/support/pages'

const LUIS = { email: 'luis@example.com', password: 'regadio-luis-26' }
const site = useSite({ users: [LUIS] })

/** Removes the administrator right of the first user added by an operator: only the demo user is to have it. */
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

/** Link in the dialog, without its origin. */
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

  // A used link leads to the sign-in page.
  site.expectComplaint(FAILED_CALL)
  const again = await site.open(link, { signedIn: false, before: async () => undefined })
  await again.getByRole('alert').filter({ hasText: 'Este enlace ya no sirve' }).waitFor()
  await expectHeading(again, 'Iniciar sesión')
  await expectAccessibleAtBothSizes(again)
})
