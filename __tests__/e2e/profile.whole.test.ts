import type { Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { withConfiguration } from '@test/support/configuration'
import { expectHeading, expectPath, expectToast, signIn, toasts } from '@test/support/pages'
import { DEMO } from '@test/support/server'

const site = useSite()

const first = (page: Page) => page.getByLabel('Contraseña nueva', { exact: true })
const second = (page: Page) => page.getByLabel('Repita la contraseña', { exact: true })
const change = (page: Page) => page.getByRole('button', { name: 'Cambiar contraseña' })

const openProfile = async (before?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/account/perfil', { ...(before && { before }) })
  await expectHeading(page, 'Perfil')
  return page
}

const askTwice = async (page: Page, one: string, other = one) => {
  await first(page).fill(one)
  await second(page).fill(other)
  await change(page).click()
}

it('shows who is signed in, to read only [SE-09, SE-10]', async () => {
  const page = await openProfile()
  const main = page.getByRole('main')
  await main.getByText('Ferrer Molina').waitFor()
  expect(await main.getByRole('definition').allTextContents()).toEqual([DEMO.email, 'Lucía', 'Ferrer Molina'])
  expect(await main.getByRole('textbox').count()).toBe(2)
  await expectAccessibleAtBothSizes(page)
})

it('shows and hides each of the two passwords [SE-10]', async () => {
  const page = await openProfile()
  await first(page).fill('abc')
  expect(await first(page).getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).first().click()
  expect(await first(page).getAttribute('type')).toBe('text')
  expect(await second(page).getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click()
  expect(await first(page).getAttribute('type')).toBe('password')
})

it('sends nothing that is no new password, and says why [SE-11, SE-12, SE-13]', async () => {
  const asked: string[] = []
  const page = await openProfile(async page => page.on('request', request => asked.push(request.url())))
  for (const [one, other, text] of [
    ['', '', 'Debe introducir un valor valido para la contraseña'],
    ['corta', 'corta', 'Las contraseña es demasiado corta, minimo 8 caracteres'],
    ['    ', '    ', 'Debe introducir un valor valido para la contraseña'],
    ['   corta   ', '   corta   ', 'Las contraseña es demasiado corta, minimo 8 caracteres'],
    ['regadio-2025', 'regadio-2026', 'Las contraseñas no coinciden'],
  ] as const) {
    await askTwice(page, one, other)
    await page.getByText(text, { exact: true }).first().waitFor()
  }
  expect(asked.filter(url => url.includes('password/change'))).toEqual([])
  await expectAccessibleAtBothSizes(page)
})

it('takes the shortest length from the configuration [SE-15]', async () => {
  const page = await openProfile(withConfiguration({ minNewPasswordLength: 12 }))
  await askTwice(page, 'regadio-25')
  const error = page.getByText(/demasiado corta/)
  await eventually(async () => expect(await error.textContent()).toBe('Las contraseña es demasiado corta, minimo 12 caracteres'))
})

it('only logs that the change failed, and keeps what was typed [SE-14, ER-05]', async () => {
  const page = await openProfile(page =>
    page.route('**/api/auth/password/change/', route => route.fulfill({ status: 400, json: { detail: 'Contraseña muy común' } })),
  )
  site.expectComplaint(FAILED_CALL)
  const logged = page.waitForEvent('console', message => message.type() === 'error')
  await askTwice(page, 'regadio-2025')
  await logged
  await eventually(async () => expect(await change(page).isEnabled()).toBe(true))
  expect(await toasts(page).getByText('Contraseña muy común').count()).toBe(0)
  expect(await first(page).inputValue()).toBe('regadio-2025')
})

it('changes the password, trimmed, says so and empties the form [SE-11, SE-14]', async () => {
  const page = await openProfile()
  const asked = page.waitForRequest('**/api/auth/password/change/')
  await askTwice(page, '  regadio-2025 ')
  expect((await asked).postDataJSON()).toEqual({ new_password1: 'regadio-2025', new_password2: 'regadio-2025' })
  await expectToast(page, 'Contraseña cambiada con éxito')
  await eventually(async () => expect([await first(page).inputValue(), await second(page).inputValue()]).toEqual(['', '']))

  const other = await site.open('/login', { signedIn: false })
  await signIn(other, { ...DEMO, password: 'regadio-2025' })
  await expectPath(other, '/')
})
