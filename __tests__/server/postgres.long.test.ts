import { call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { postgresMissing, runStatement, type TestPostgres } from '@test/support/postgres'
import { signIn, startFilledPostgres } from '@test/support/server'
import { addressOf, endServer, spawnServer, type ServerProcess } from '@test/support/serverProcess'
import { whileHeld } from '@test/support/whileHeld'

const POOL_SIZE = 2
const RETRY = { 'retry-after': expect.stringMatching(/^\d+$/) }

const onPostgres = () => {
  const dataDir = temporaryDirectory()
  let postgres: TestPostgres
  let databaseUrl: string
  let server: ServerProcess
  let address: string
  let token: string

  const ask = (method: string, path: string, json?: unknown) => call(method, address + path, { token, json })
  const run = (statement: string) => runStatement(databaseUrl, statement)

  beforeAll(async () => {
    postgres = await startFilledPostgres()
    databaseUrl = await postgres.createDatabase()
    server = spawnServer({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: String(POOL_SIZE),
      DATABASE_LOCK_TIMEOUT_MS: '1000',
      DATABASE_STATEMENT_TIMEOUT_MS: '2000',
    })
    address = await addressOf(server)
    token = await signIn(address)
  })
  afterAll(async () => {
    expect(await endServer(server)).toBe(0)
    await postgres.stop()
  })

  it('whose connection breaks under a report: the file ends as torn, and the next one is whole', async () => {
    expect((await ask('POST', '/api/productos_genericos/', { codigo: 'INFORME' })).status).toBe(201)
    const report = '/api/informes/productos_genericos/?idioma=es_ES'
    await whileHeld(databaseUrl, 'lock table lineas_de_composicion in access exclusive mode', async waiting => {
      const torn = ask('GET', report).then(
        ({ status }) => status,
        () => 'torn',
      )
      for (const pid of await waiting(1)) await run(`select pg_terminate_backend(${pid})`)
      expect(await torn).toBe('torn')
    })
    const { status, text } = await ask('GET', report)
    expect([status, text.includes('INFORME')]).toEqual([200, true])
    expect(server.child.exitCode).toBeNull()
  })

  it('where all connections wait for a lock: who gets none in time is told to come again, and the server is well all the while', async () => {
    await whileHeld(databaseUrl, 'lock table magnitudes in exclusive mode', async waiting => {
      const writes = Array.from({ length: 2 * POOL_SIZE }, (_, n) => ask('POST', '/api/magnitudes/', { valor: { es_ES: `En cola ${n}` } }))
      await waiting(POOL_SIZE)
      expect((await ask('GET', '/api/salud/')).json).toEqual({ estado: 'ok' })
      for (const { status, json, headers } of await Promise.all(writes))
        expect([status, json, headers]).toEqual([
          503,
          { detail: expect.stringMatching(/^Otro cambio ocupa/) },
          expect.objectContaining(RETRY),
        ])
    })
    expect((await ask('POST', '/api/magnitudes/', { valor: { es_ES: 'Después' } })).status).toBe(201)
  })

  it('where a statement takes too long: it is ended, and the answer says so', async () => {
    await run("create function dormir() returns trigger language plpgsql as 'begin perform pg_sleep(600); return new; end'")
    await run('create trigger dormir before insert on iconos for each row execute function dormir()')
    const { status, json, headers } = await ask('POST', '/api/iconos/', { nombre: { es_ES: 'Lento' } })
    expect([status, json, headers]).toEqual([
      503,
      { detail: expect.stringMatching(/^La operación ha tardado demasiado/) },
      expect.objectContaining(RETRY),
    ])
  })

  it('whose disk is full: 507 with a sentence, health tells it too, until there is space again', async () => {
    const sentence = { detail: expect.stringMatching(/^No queda espacio en el disco del servidor/) }
    await run(`create function llenar() returns trigger language plpgsql as
      'begin raise exception using errcode = ''53100'', message = ''could not extend file "base/5/1"''; end'`)
    for (const table of ['familias', 'imagenes'])
      await run(`create trigger llenar before insert on ${table} for each row execute function llenar()`)
    const create = () => ask('POST', '/api/familias/', { nombre: { es_ES: 'Última' } })
    expect((await ask('GET', '/api/salud/')).status).toBe(200)
    const { status, json } = await create()
    expect([status, json]).toEqual([507, sentence])
    for (let n = 0; n < 2; n++) {
      const { status, json } = await ask('GET', '/api/salud/')
      expect([status, json]).toEqual([503, sentence])
    }
    expect((await ask('GET', '/api/familias/')).status).toBe(200)
    await run('drop function llenar cascade')
    expect((await ask('GET', '/api/salud/')).json).toEqual({ estado: 'ok' })
    expect((await create()).status).toBe(201)
    expect(await ask('GET', '/api/familias/').then(({ text }) => text.match(/Última/g)?.length)).toBe(1)
  })
}

// The runner reports a missing PostgreSQL.
if (postgresMissing === undefined)
  describe('a PostgreSQL', () => {
    onPostgres()
  })
