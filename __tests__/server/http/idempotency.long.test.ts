import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { call } from '@test/support/call'
import { allEngines, useServer } from '@test/support/engines'

const LOCK_TIMEOUT_MS = 100

describe.each(allEngines)('a key of idempotency (%s)', engine => {
  const server = useServer(engine, { DATABASE_LOCK_TIMEOUT_MS: String(LOCK_TIMEOUT_MS) })
  let token: string
  beforeAll(async () => {
    token = await server().signIn()
  })
  const post = (path: string, json: object, key: string) =>
    call('POST', server().address + path, { token, json, headers: { 'idempotency-key': key } })

  it('is of a path and its query, which may be long', async () => {
    const json = { valor: { es_ES: 'kg' } }
    const long = `/api/magnitudes/?otra=${randomBytes(5_000).toString('hex')}`
    const paths = [long, `${long}y`, '/api/magnitudes/']
    const made: Awaited<ReturnType<typeof post>>[] = []
    // One after the other: calls at once wait for each other's locks.
    for (const path of paths) made.push(await post(path, json, 'larga'))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(made.map(({ text }) => text)).size).toBe(3)
    for (const [at, path] of paths.entries()) expect((await post(path, json, 'larga')).text).toBe(made[at]?.text)
  })

  if (engine === 'postgres')
    describe('beside another transaction', () => {
      let other: Client
      beforeAll(async () => {
        other = new Client(server().env.DATABASE_URL)
        await other.connect()
      })
      afterAll(() => other.end())

      /** Resolves once a call waits for a lock, longer than the limit of locks. */
      const waitsLong = async () => {
        let longest = 0
        while (longest < 2 * LOCK_TIMEOUT_MS) {
          const { rows } = await other.query<{ ms: number }>(`
            select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 * 1000 as ms
            from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
          longest = rows[0]?.ms ?? 0
        }
      }

      it('under way makes a second call wait for the answer, longer than for any other lock', async () => {
        const json = { valor: { es_ES: 'lb' } }
        await other.query('begin')
        await other.query(
          `insert into claves_de_idempotencia (usuario, ruta, clave, huella, estado, cabeceras, cuerpo)
           select id, '/api/magnitudes/', 'a la vez', $1, 201, '{}', '{"id": 4321, "valor": {}}' from usuarios`,
          [createHash('sha256').update(JSON.stringify(json)).digest('hex')],
        )
        const second = post('/api/magnitudes/', json, 'a la vez')
        await Promise.race([waitsLong(), second])
        await other.query('commit')
        const { status, json: answer } = await second
        expect([status, answer]).toEqual([201, { id: 4321, valor: {} }])
      })

      it('lets the work of its call wait no longer than without a key', async () => {
        const { json } = await post('/api/magnitudes/', { valor: { es_ES: 'oz', fr_FR: 'oz' } }, 'otra')
        const { id } = json as { id: number }
        await other.query('begin')
        await other.query('select from magnitudes where id = $1 for update', [id])
        const { status, headers } = await post('/api/traducciones/fr_FR/vigentes/', { tipo: 'magnitudes', id, campos: ['valor'] }, 'una')
        expect([status, headers['retry-after']]).toEqual([503, '5'])
        await other.query('commit')
      })
    })
})
