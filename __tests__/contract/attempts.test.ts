import { call, type Answer } from '@test/support/call'
import { engines, useServer } from '@test/support/engines'
import { DEMO } from '@test/support/server'

/** Every test calls from addresses of its own, as a proxy before the server tells them, so that none counts against another. */
describe.each(engines)('failed logins (%s)', engine => {
  const server = useServer(engine, { PUBLIC_URL: 'https://gestion.example.com' })
  const login = (from: string, email: string, password = 'equivocada') =>
    call('POST', `${server().address}/api/auth/login/`, { json: { email, password }, headers: { 'x-forwarded-for': from } })

  const expectBlocked = ({ status, json, headers }: Answer) => {
    expect(status).toBe(429)
    expect(json).toEqual({ detail: expect.stringMatching(/^Demasiados intentos .* dentro de 15 minutos\.$/) })
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  }

  it('a success clears what its email had against it', async () => {
    for (let round = 1; round <= 2; round++) {
      for (let i = 1; i <= 6; i++) expect((await login(`203.0.1.${i}`, DEMO.email)).status).toBe(400)
      expect((await login('203.0.1.1', DEMO.email, DEMO.password)).status).toBe(200)
    }
  })

  it('ten for an email, in any case and from anywhere: 429, with the right password too', async () => {
    for (let i = 1; i <= 10; i++) expect((await login(`203.0.2.${i}`, i % 2 ? DEMO.email : DEMO.email.toUpperCase())).status).toBe(400)
    expectBlocked(await login('203.0.2.11', DEMO.email))
    expectBlocked(await login('203.0.2.12', DEMO.email, DEMO.password))
  })

  it('ten for an email in every spelling that finds its user', async () => {
    const spellings = ['dino@example.com', 'DINO@example.com', 'D\u0130NO@example.com']
    const statuses: number[] = []
    for (let i = 0; i < 15; i++) statuses.push((await login(`203.0.5.${i}`, spellings[i % 3] ?? '')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)])
  })

  it('thirty at once for an email that nobody has get ten tries', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => login(`203.0.3.${i + 1}`, 'a-la-vez@example.com')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('forty for an address: 429 there, and not elsewhere', async () => {
    const answers = await Promise.all(Array.from({ length: 44 }, (_, i) => login('203.0.4.1', `persona${i}@example.com`)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40)
    const blocked = answers.filter(({ status }) => status === 429)
    expect(blocked).toHaveLength(4)
    blocked.forEach(expectBlocked)
    expect((await login('203.0.4.2', 'persona0@example.com')).status).toBe(400)
  })

  it('forty for a network of IPv6, where one visitor has every address', async () => {
    const answers = await Promise.all(Array.from({ length: 44 }, (_, i) => login(`2001:db8::${i}:1`, `vecina${i}@example.com`)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40)
    expect((await login('2001:db8:0:1::1', 'vecina0@example.com')).status).toBe(400)
  })

  it('only the last hop counts: what a visitor says before it buys no more tries', async () => {
    const answers = await Promise.all(Array.from({ length: 44 }, (_, i) => login(`198.51.100.${i}, 203.0.6.1`, `prima${i}@example.com`)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })
})
