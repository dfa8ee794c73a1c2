import { call, type Answer } from '@test/support/call'
import { useServer, ENGINE } from '@test/support/engines'
import { DEMO } from '@test/support/server'

/** Every test calls from addresses of its own, in the header of a proxy, so that its attempts do not count in another test. */
describe.each([ENGINE])('failed logins (%s)', engine => {
  const server = useServer(engine, { PUBLIC_URL: 'https://gestion.example.com' })
  const login = (from: string, email: string, password = 'equivocada') =>
    call('POST', `${server().address}/api/auth/login/`, { json: { email, password }, headers: { 'x-forwarded-for': from } })
  const changePassword = (from: string, token: string, old_password: string, new_password = 'regadio-2025') =>
    call('POST', `${server().address}/api/auth/password/change/`, {
      token,
      json: { old_password, new_password1: new_password, new_password2: new_password },
      headers: { 'x-forwarded-for': from },
    })

  const expectBlocked = ({ status, json, headers }: Answer) => {
    expect(status).toBe(429)
    expect(json).toEqual({ detail: expect.stringMatching(/^Demasiados intentos .* dentro de 15 minutos\.$/) })
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  }

  it('more at once than may wait are refused as busy, and count against nobody', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => login('203.0.9.1', `nadie-${n}@example.com`)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.every(({ status }) => status === 400 || status === 503)).toBe(true)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    const spared = answers.findIndex(({ status }) => status === 503)
    for (let i = 1; i <= 10; i++) expect((await login('203.0.9.1', `nadie-${spared}@example.com`)).status).toBe(400)
    expect((await login('203.0.9.1', `nadie-${spared}@example.com`)).status).toBe(429)
    expect((await login('203.0.9.2', DEMO.email, DEMO.password)).status).toBe(200)
  })

  it('a success clears what its email had against it', async () => {
    for (let round = 1; round <= 2; round++) {
      for (let i = 1; i <= 6; i++) expect((await login('203.0.1.1', DEMO.email)).status).toBe(400)
      expect((await login('203.0.1.1', DEMO.email, DEMO.password)).status).toBe(200)
    }
  })

  it('ten for an email from an address, in any case: 429 there, with the right password too, and not elsewhere', async () => {
    for (let i = 1; i <= 10; i++) expect((await login('203.0.2.1', i % 2 ? DEMO.email : DEMO.email.toUpperCase())).status).toBe(400)
    expectBlocked(await login('203.0.2.1', DEMO.email))
    expectBlocked(await login('203.0.2.1', DEMO.email, DEMO.password))
    expect((await login('203.0.2.2', DEMO.email, DEMO.password)).status).toBe(200)
    expect(await server().outputWith(/"event":"request.refused"/)).toMatch(
      /"event":"request.refused","email":"demo@example.com","status":429,"ip":"203.0.2.1"/,
    )
  })

  it('only the last hop counts: what a visitor says before it buys no more tries', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => login(`198.51.100.${i}, 203.0.6.1`, 'prima@example.com')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  it('wrong old passwords count with them, and end nobody else’s session', async () => {
    const [token, other] = [await server().signIn(), await server().signIn()]
    for (let i = 1; i <= 5; i++) expect((await login('203.0.7.1', DEMO.email)).status).toBe(400)
    for (let i = 1; i <= 5; i++) {
      const { status, json } = await changePassword('203.0.7.1', token, 'equivocada')
      expect([status, json]).toEqual([
        400,
        { detail: expect.any(String), errors: { old_password: ['La contraseña actual no es correcta'] } },
      ])
    }
    expectBlocked(await changePassword('203.0.7.1', token, DEMO.password))
    expect((await changePassword('203.0.7.2', token, 'equivocada', '12345678')).json).toMatchObject({
      errors: { old_password: [expect.any(String)], new_password1: [expect.any(String)] },
    })
    expect((await call('GET', `${server().address}/api/auth/user/`, { token: other })).status).toBe(200)
    expect((await changePassword('203.0.7.2', token, DEMO.password, DEMO.password)).status).toBe(200)
    expect(await server().outputWith(/"event":"password.changed"/)).toMatch(
      /"event":"password.changed","usuario":\d+,"email":"demo@example.com","ip":"203.0.7.2"/,
    )
    expect((await call('GET', `${server().address}/api/auth/user/`, { token: other })).status).toBe(401)
  })
})
