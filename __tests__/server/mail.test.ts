import { call, type Answer, type Call } from '@test/support/call'
import { ENGINE } from '@test/support/engines'
import { startMailbox, type Mailbox } from '@test/support/mailbox'
import { DEMO, startTestServer, type TestServer } from '@test/support/server'

const PUBLIC_URL = 'https://gestion.example.com'
const PASSWORD = 'regadío-2026'
const USERS = '/api/usuarios/'
const RESET = '/api/auth/password/reset/'

let mailbox: Mailbox
let server: TestServer
let token: string
beforeAll(async () => {
  mailbox = await startMailbox()
  server = await startTestServer({ engine: ENGINE, env: { PUBLIC_URL, SMTP_URL: mailbox.url, MAIL_FROM: 'Gestión <gestion@example.com>' } })
  token = await server.signIn()
})
afterAll(() => server.stop())

const send = (method: string, path: string, options: Call = {}) => call(method, server.address + path, options)
const reset = (email: string, from = '203.0.1.1') => send('POST', RESET, { json: { email }, headers: { 'x-forwarded-for': from } })
const codeIn = (text: string) => new RegExp(`^${PUBLIC_URL}/account/clave/restaurar#([\\w-]{43,})\\r?$`, 'm').exec(text)?.[1] ?? ''
const confirm = (codigo: string) => send('POST', `${RESET}confirm/`, { json: { codigo, new_password1: PASSWORD, new_password2: PASSWORD } })

let made = 0
const add = async () => {
  const json = { email: `persona-${++made}@example.com`, nombre: 'Íñigo' }
  return (await send('POST', USERS, { json, token })).json as { id: number; email: string }
}
const link = ({ id }: { id: number }) => send('POST', `${USERS}${id}/enlace/`, { token })

/** Response without its unique headers. */
const told = ({ status, text, headers: { date: _date, 'x-request-id': _id, ...headers } }: Answer) => ({ status, text, headers })

it('the application is told that links are mailed [AU-06]', async () => {
  expect((await send('GET', '/config.json')).json).toMatchObject({ extensions: true, mail: true })
})

it('a link is mailed instead of shown, and works [AU-02, AU-06]', async () => {
  const user = await add()
  const { status, json } = await link(user)
  expect([status, json]).toEqual([201, { enviado: true, caduca: expect.any(String) }])
  const mail = await mailbox.to(user.email)
  expect(mail).toMatchObject({ from: 'gestion@example.com', to: [user.email], text: expect.stringContaining('Hola, Íñigo:') })
  expect((await confirm(codeIn(mail.text))).json).toEqual({ key: expect.any(String) })
  expect(server.output()).not.toContain(codeIn(mail.text))
})

it('whoever has forgotten his password asks for a link, whatever host he says that this is [AU-06]', async () => {
  const user = await add()
  const headers = { host: 'malo.example.net', 'x-forwarded-host': 'malo.example.net' }
  expect((await send('POST', RESET, { json: { email: user.email.toUpperCase() }, headers })).status).toBe(202)
  const { text } = await mailbox.to(user.email)
  expect(text).not.toContain('malo')
  expect((await confirm(codeIn(text))).status).toBe(200)
})

it('asking is limited as signing in is, by itself: ten from an address [AU-06]', async () => {
  const user = await add()
  for (const email of ['nadie@example.com', user.email]) {
    for (let i = 0; i < 10; i++) expect((await reset(email, '203.0.2.1')).status).toBe(202)
    const { status, headers } = await reset(email, '203.0.2.1')
    expect([status, Number(headers['retry-after']) > 14 * 60]).toEqual([429, true])
    expect((await reset(email, '203.0.2.2')).status).toBe(202)
  }
  const login = await send('POST', '/api/auth/login/', { json: DEMO, headers: { 'x-forwarded-for': '203.0.2.1' } })
  expect(login.status).toBe(200)
})

it('a mail that cannot be sent is told, and the link shown instead [AU-06]', async () => {
  const user = await add()
  await mailbox.stop()
  const { status, json } = await link(user)
  expect([status, json]).toEqual([201, { enviado: false, enlace: expect.any(String), caduca: expect.any(String) }])
  // Mails requested by others fail too, so that the line of this user is searched for.
  const output = await server.outputWith(new RegExp(`"event":"mail.failed","usuario":\\d+,"afectado":${user.id},"motivo":"\\w+"`))
  expect(output).not.toContain('Warning')
  expect((await confirm(codeIn((json as { enlace: string }).enlace))).status).toBe(200)
})

it('the answer is the same for an address that nobody has and for one that may not sign in, who get no mail [AU-06]', async () => {
  const [user, gone] = [await add(), await add()]
  await send('PUT', `${USERS}${gone.id}/`, { json: { activo: false }, token })
  const answers = [await reset(user.email), await reset('otro@example.com'), await reset(gone.email)]
  expect(answers.map(told)).toEqual(Array(3).fill(expect.objectContaining({ status: 202, text: '{}' })))
  expect(new Set(answers.map(answer => JSON.stringify(told(answer)))).size).toBe(1)
  // The end of the server waits for its background tasks.
  await server.end()
  const tried = [...server.output().matchAll(/"event":"link.made",(?:"usuario":\d+,)?"afectado":(\d+)/g)].map(([, id]) => Number(id))
  expect([tried.includes(user.id), tried.includes(gone.id)]).toEqual([true, false])
})
