import { call } from '@test/support/call'
import { ENGINE } from '@test/support/engines'
import { startMailbox, type Mailbox } from '@test/support/mailbox'
import { startTestServer, type TestServer } from '@test/support/server'

const TRIES = 200
const MEASUREMENTS = 5
const LIMIT = 0.1

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.stop())

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

describe('how long the answer to whoever asks for a link takes', () => {
  let server: TestServer
  // A hundred tries are allowed per e-mail; all measurements together use each e-mail half as often.
  const known = Array.from({ length: (2 * TRIES * MEASUREMENTS) / 100 }, (_, at) => `conocida-${at}@example.com`)
  const unknown = known.map(email => email.replace('conocida', 'ninguna'))
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://gestion.example.com', SMTP_URL: mailbox.url, MAIL_FROM: 'gestion@example.com' }
    server = await startTestServer({ engine: ENGINE, env })
    const token = await server.signIn()
    for (const email of known) await call('POST', `${server.address}/api/usuarios/`, { json: { email }, token })
  })
  afterAll(() => server.stop())

  let asked = 0
  /** Time of a request from a new address, in the header of a proxy, so that no limit is reached. */
  const time = async (email: string) => {
    asked += 1
    const headers = { 'x-forwarded-for': `203.0.${Math.floor(asked / 250)}.${asked % 250}` }
    const before = performance.now()
    const { status } = await call('POST', `${server.address}/api/auth/password/reset/`, { json: { email }, headers })
    expect(status).toBe(202)
    return performance.now() - before
  }

  /** Median ratio of pairs, which share the load of the machine. The kinds alternate in being first. */
  const measure = async () => {
    const times: [number[], number[]] = [[], []]
    for (let at = 0; at < TRIES; at++)
      for (const kind of at % 2 ? ([0, 1] as const) : ([1, 0] as const))
        times[kind].push(await time([known, unknown][kind]?.[at % known.length] ?? ''))
    return median(times[0].map((each, at) => each / (times[1][at] ?? 0)))
  }

  it('is the same for an address that somebody has and for one that nobody has, within 10 % in the median of five measurements [AU-06]', async () => {
    const ratios: number[] = []
    while (ratios.length < MEASUREMENTS) ratios.push(await measure())
    // Load of the machine moves single measurements in either direction; a difference moves all of them in one.
    expect(Math.abs(median(ratios) - 1)).toBeLessThanOrEqual(LIMIT)
  })
})
