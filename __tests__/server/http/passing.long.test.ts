import { createHash } from 'node:crypto'
import { call, type Call } from '@test/support/call'
import { ENGINE } from '@test/support/engines'
import { npmRun, program, runCommand, runSql } from '@test/support/program'
import { DEMO, startTestServer, type TestServer } from '@test/support/server'

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const ago = (column: string, interval: string) => `${column} = now() - interval '${interval}'`

/** Passing of time is simulated between two runs of the server, by moving rows of the database into the past. */
describe.each([ENGINE])('a server that starts again later (%s)', engine => {
  let first: TestServer
  let server: TestServer
  let forgotten: string
  let resting: string
  let used: string
  let madeLongAgo: string
  let madeLately: string
  let blocked: number
  /** True on one engine only: the demo data are slow to create, by equal code on either engine. */
  const makesDemo = engine === ENGINE

  const send = (method: string, path: string, options: Call = {}) => call(method, server.address + path, { token: used, ...options })
  const create = (key: string, options: Call = {}) =>
    send('POST', '/api/magnitudes/', { json: { valor: { es_ES: key } }, headers: { 'idempotency-key': key }, ...options })
  const login = (password: string) => send('POST', '/api/auth/login/', { json: { email: DEMO.email, password } })

  beforeAll(async () => {
    first = await startTestServer({ engine, fromNothing: makesDemo })
    server = first
    forgotten = await server.signIn()
    resting = await server.signIn()
    used = await server.signIn()
    madeLongAgo = (await create('long ago')).text
    madeLately = (await create('lately')).text
    await create('spoilt')
    for (let i = 0; i < 10; i++) await login('equivocada')
    blocked = (await login(DEMO.password)).status
    await server.end()
    await runSql(
      server.env,
      `update sesiones set ${ago('usada', '14 days 61 minutes')} where token_hash = '${hash(forgotten)}'`,
      `update sesiones set ${ago('usada', '14 days 59 minutes')} where token_hash = '${hash(resting)}'`,
      `update sesiones set ${ago('usada', '13 days 23 hours')} where token_hash = '${hash(used)}'`,
      `update claves_de_idempotencia set ${ago('creada', '24 hours 1 minute')} where clave = 'long ago'`,
      `update claves_de_idempotencia set ${ago('creada', '23 hours')} where clave = 'lately'`,
      "update claves_de_idempotencia set estado = null where clave = 'spoilt'",
      `insert into usuarios (email, password_hash) values ('ida@example.com', 'none')`,
      `insert into claves_de_idempotencia (usuario, ruta, clave, huella, creada)
       select id, '/api/magnitudes/', 'of another', '', now() - interval '24 hours 1 minute' from usuarios where email = 'ida@example.com'`,
      `update intentos_de_acceso set ${ago('cuando', '15 minutes 1 second')}`,
      'create table pruebas (magnitud integer not null references magnitudes)',
      `insert into pruebas select id from magnitudes where valor->>'es_ES' = 'lately'`,
      'drop table paises cascade',
    )
    const env = { PUBLIC_URL: 'https://gestion.example.com', HOST: '0.0.0.0', NODE_ENV: 'production' }
    server = await startTestServer({ again: server, env })
  })
  afterAll(async () => {
    await server.stop()
    await first.stop()
  })

  it('a session ends after 14 days without use, and not before', async () => {
    expect((await send('GET', '/api/auth/user/', { token: forgotten })).status).toBe(401)
    expect((await send('GET', '/api/auth/user/')).status).toBe(200)
  })

  it('a use counts for the 14 days though it was too soon after another to be written down', async () => {
    expect((await send('GET', '/api/auth/user/', { token: resting })).status).toBe(200)
  })

  it('an Idempotency-Key is kept for 24 hours', async () => {
    expect((await create('lately')).text).toBe(madeLately)
    const { status, text } = await create('long ago')
    expect(status).toBe(201)
    expect(text).not.toBe(madeLongAgo)
  })

  it('a key without its answer is an error, and no answer is made up', async () => {
    expect((await create('spoilt', { isUnforeseen: true })).status).toBe(500)
  })

  it('failed logins are forgotten after 15 minutes', async () => {
    expect(blocked).toBe(429)
    expect((await login('equivocada')).status).toBe(400)
    expect((await login(DEMO.password)).status).toBe(200)
  })

  it('the demo data is not made again, and its sign-in not printed again', async () => {
    expect(first.output().includes('Acceso de demostración: demo@example.com / demo-agro')).toBe(makesDemo)
    expect(server.output()).not.toContain('demo-agro')
  })

  it('where others reach it the log warns of the demo account, and nowhere else', () => {
    expect(server.output()).toMatch(/"level":40.*"event":"demo.open".*npm run demo:remove removes that account/)
    expect(first.output()).not.toContain('demo.open')
    expect(server.output()).not.toContain('There is no user yet')
  })

  it('what others refer to is not deleted: 409', async () => {
    const { id } = JSON.parse(madeLately) as { id: number }
    const { status, json } = await send('DELETE', `/api/magnitudes/${id}/`)
    expect([status, json]).toEqual([409, { detail: 'La magnitud se usa en otros registros' }])
    expect((await send('GET', `/api/magnitudes/${id}/`)).status).toBe(200)
  })

  it('an unforeseen error is 500 with a sentence, and only the log knows more', async () => {
    const { status, json, text } = await send('GET', '/api/paises/', { isUnforeseen: true })
    expect([status, json]).toEqual([500, { detail: 'Se ha producido un error en el servidor.' }])
    expect(text).not.toMatch(/paises|relation|select/)
    expect(await server.outputWith(/does not exist/)).toContain('relation \\"paises\\" does not exist')
  })

  it('PUBLIC_URL says that a proxy stands in front: its word is taken for where a call comes from, and https is promised', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
    expect((await send('GET', '/api/salud/', { headers })).headers['strict-transport-security']).toContain('max-age=')
    expect(await server.outputWith(/"path":"\/api\/salud\/"/)).toContain('"ip":"198.51.100.7"')
  })

  it('in production the documents of the API are not there unless asked for', async () => {
    for (const path of ['/api/docs/', '/api/docs/json']) expect([path, (await send('GET', path)).status]).toEqual([path, 404])
  })

  it('what has passed is removed, whoever it was of; what is used begins anew', async () => {
    expect((await send('GET', '/api/auth/user/')).status).toBe(200)
    await server.end()
    const keys = 'select clave from claves_de_idempotencia order by clave'
    expect(await runSql(server.env, keys)).toEqual([{ clave: 'lately' }, { clave: 'long ago' }, { clave: 'spoilt' }])
    const stale = `select from sesiones where token_hash = '${hash(used)}' and usada < now() - interval '1 hour'`
    expect(await runSql(server.env, stale)).toEqual([])
  })

  it('npm run demo:remove removes the demo account and what is its own; the data stays', async () => {
    await server.end()
    // Only one engine calls through npm, which is slow.
    const command = engine === 'embedded' ? npmRun('demo:remove') : program('server/src/commands/demoRemove.ts')
    expect(await runCommand(command, server.env)).toEqual({
      code: 0,
      output: 'Removed demo@example.com and its sessions.\nida@example.com is an administrator now, since nobody else was.\n',
    })
    const left = `select array(select email from usuarios) as usuarios, (select count(*)::int from sesiones) as sesiones,
      (select count(*)::int from magnitudes where valor->>'es_ES' = 'lately') as magnitudes`
    expect(await runSql(server.env, left)).toEqual([{ usuarios: ['ida@example.com'], sesiones: 0, magnitudes: 1 }])
  })
})
