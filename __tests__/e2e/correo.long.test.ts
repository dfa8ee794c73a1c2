import { expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { startMailbox, type Mailbox } from '@test/support/mailbox'
import { expectHeading, expectPath } from '@test/support/pages'

const LUIS = { email: 'luis@example.com', password: 'regadio-luis-26' }
const PUBLIC_URL = 'https://gestion.example.com'

let mailbox: Mailbox
const site = useSite({
  users: [LUIS],
  env: async () => {
    mailbox = await startMailbox()
    return { PUBLIC_URL, SMTP_URL: mailbox.url, MAIL_FROM: 'gestion@example.com' }
  },
})
afterAll(() => mailbox.stop())

it('who has forgotten a password has a link mailed, which says the same to everybody, and comes in by it [AU-02, AU-06]', async () => {
  const page = await site.open('/login', { signedIn: false })
  await expectHeading(page, 'Iniciar sesión')
  await expectAccessibleAtBothSizes(page)
  const forgotten = page.getByRole('link', { name: '¿Ha olvidado su contraseña?' })
  const email = page.getByLabel('Correo electrónico')
  const ask = async (address: string) => {
    await forgotten.click()
    await expectHeading(page, 'Recuperar la contraseña')
    await email.fill(address)
    await page.getByRole('button', { name: 'Enviar enlace', exact: true }).click()
    await page
      .getByRole('status')
      .filter({ hasText: `Si hay una cuenta con ${address}` })
      .waitFor()
  }
  await ask('nadie@example.com')
  await expectAccessibleAtBothSizes(page)
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click()
  await ask(LUIS.email)
  const { text } = await mailbox.to(LUIS.email)
  expect(mailbox.received).toHaveLength(1)
  const [, link = ''] = /https:\/\/gestion\.example\.com(\/account\/clave\/restaurar#\S+)/.exec(text) ?? []

  const mailed = await site.open(link, { signedIn: false })
  await expectHeading(mailed, 'Elija su contraseña')
  await mailed.getByText(LUIS.email).waitFor()
  for (const label of ['Contraseña nueva', 'Repita la contraseña'])
    await mailed.getByLabel(label, { exact: true }).fill('acequia-sin-agua-7')
  await mailed.getByRole('button', { name: 'Guardar y entrar', exact: true }).click()
  await expectPath(mailed, '/')
})
