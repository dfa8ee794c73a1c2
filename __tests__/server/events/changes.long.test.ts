import { performance } from 'node:perf_hooks'
import type { EventLimits } from '@server/events/limits'
import { engines } from '@test/support/engines'
import { useEventServers } from '@test/support/eventServers'
import type { EventStream } from '@test/support/eventStream'
import type { Engine } from '@test/support/server'
import { until } from '@test/support/until'
import { sql } from 'kysely'

const FAMILIAS = '/api/familias/'

/** Servers with streams that are closed after each test. */
const useStreams = (engine: Engine, limits: Partial<EventLimits> = {}) => {
  const servers = useEventServers(engine, { limits })
  const tokens = { ana: '', luis: '' }
  const streams: EventStream[] = []
  const connections = () =>
    new Promise<number>((fulfil, reject) => servers.http().server.getConnections((error, n) => (error ? reject(error) : fulfil(n))))

  beforeAll(async () => {
    tokens.ana = await servers.signIn('ana@example.com')
    tokens.luis = await servers.signIn('luis@example.com')
  })
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close()
    await until(async () => (await connections()) === 0)
  })

  return {
    ...servers,
    tokens,
    streams,
    run: (statement: string) => sql.raw(statement).execute(servers.db()),
    follow: async (token: string, at = 0) => {
      const stream = await servers.open(token, at)
      streams.push(stream)
      return stream
    },
  }
}

describe.each(engines)('events of changes (%s)', engine => {
  const { db, run, tokens, follow, send } = useStreams(engine)
  const create = async (token: string, at = 0) => {
    const { json } = await send('POST', FAMILIAS, { token, at, json: { nombre: { es_ES: 'Sales' } } })
    return (json as { id: number }).id
  }
  const versionOf = async (table: string) => {
    const { rows } = await sql<{ version: number }>`select version from versiones_de_tabla where tabla = ${table}`.execute(db())
    return rows[0]?.version
  }
  const idOf = async (email: string) =>
    (await db().selectFrom('usuarios').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id

  it('tell what was saved at this server and at another, with the user who did it [SY-03, SY-04]', async () => {
    const [near, far] = [await follow(tokens.ana, 0), await follow(tokens.ana, 1)]
    const id = await create(tokens.luis, 1)
    const saved = performance.now()
    const expected = {
      recurso: 'familias',
      version: await versionOf('familias'),
      registros: [id],
      eliminados: [],
      usuario: { id: await idOf('luis@example.com'), nombre: 'luis', apellidos: 'Gil' },
    }
    for (const stream of [near, far]) expect(await stream.first('cambio')).toEqual([expected])
    expect(performance.now() - saved).toBeLessThan(5_000)
    await send('DELETE', `${FAMILIAS}${id}/`, { token: tokens.ana })
    const removed = {
      ...expected,
      version: await versionOf('familias'),
      registros: [],
      eliminados: [id],
      usuario: { id: await idOf('ana@example.com'), nombre: 'ana', apellidos: 'Gil' },
    }
    for (const stream of [near, far]) expect(await stream.first('cambio', 2)).toEqual([expected, removed])
  })

  it('are one for a transaction and table, however many statements it has, and none of one that is rolled back [SY-03]', async () => {
    const stream = await follow(tokens.ana)
    await db()
      .transaction()
      .execute(async transaction => {
        await sql`update familias set prioridad = prioridad + 1`.execute(transaction)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await db()
      .transaction()
      .execute(async transaction => {
        for (let n = 0; n < 5; n++) await sql`insert into familias (nombre) values ('{}')`.execute(transaction)
        await sql`insert into magnitudes (valor) values ('{}')`.execute(transaction)
      })
    await create(tokens.ana)
    const told = (await stream.first('cambio', 3)) as { recurso: string; registros: number[]; usuario: object | null }[]
    expect(told.map(({ recurso, registros, usuario }) => [recurso, registros.length, usuario === null]).sort()).toEqual([
      ['familias', 1, false],
      ['familias', 5, true],
      ['magnitudes', 1, true],
    ])
  })

  it('tell that a translation is said to hold as it is, which changes the counts of texts [SY-03, TX-02]', async () => {
    const stream = await follow(tokens.ana)
    const id = await create(tokens.ana)
    await stream.first('cambio')
    const vigentes = { tipo: 'familias', id, campos: ['nombre'] }
    const { status } = await send('POST', '/api/traducciones/fr_FR/vigentes/?origen=es_ES', { token: tokens.luis, json: vigentes })
    expect(status).toBe(200)
    const told = { recurso: 'familias', registros: [id], eliminados: [] }
    expect(await stream.first('cambio', 2)).toEqual([
      expect.objectContaining({ ...told, usuario: expect.objectContaining({ nombre: 'ana' }) }),
      expect.objectContaining({ ...told, usuario: expect.objectContaining({ nombre: 'luis' }) }),
    ])
  })

  it('name the records that parts refer to, as long as they are there [SY-04]', async () => {
    const stream = await follow(tokens.ana)
    const made = async (path: string, json: object) => ((await send('POST', path, { token: tokens.ana, json })).json as { id: number }).id
    // Changes that are read together are sent as one event, so that each step waits for its event.
    const cultivo = await made('/api/cultivos/', { nombre: { es_ES: 'Olivo' } })
    await stream.first('cambio', 1)
    const estado = await made('/api/estados_fenologicos/', { nombre: { es_ES: 'Cuajado' }, cultivo, orden: 0 })
    await stream.first('cambio', 2)
    await send('DELETE', `/api/estados_fenologicos/${estado}/`, { token: tokens.ana })
    const told = (await stream.first('cambio', 3)) as { recurso: string; referidos?: object }[]
    expect(told.map(({ recurso, referidos }) => [recurso, referidos])).toEqual([
      ['cultivos', undefined],
      ['estados_fenologicos', { cultivo: [cultivo] }],
      ['estados_fenologicos', { cultivo: [] }],
    ])
  })

  it('name no records where there are more than 500 [SY-03]', async () => {
    const stream = await follow(tokens.ana)
    await run(`insert into familias (nombre) select '{}' from generate_series(1, 501)`)
    expect(await stream.first('cambio')).toEqual([
      { recurso: 'familias', version: await versionOf('familias'), registros: [], eliminados: [], usuario: null },
    ])
  })
})

describe.each(engines)('streams of events (%s)', engine => {
  const { run, signIn, send, open, tokens, follow, streams } = useStreams(engine, {
    beatMs: 300,
    tickMs: 100,
    streamsOfUser: 3,
    streams: 5,
  })

  it('come as a stream that no proxy keeps or packs, with a comment at once and again and again [SY-03, SY-09]', async () => {
    const stream = await follow(tokens.ana)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(stream.headers['content-encoding']).toBeUndefined()
    await until(() => stream.comments() >= 3)
    expect(stream.events).toEqual([])
  })

  it('end when the session does, at whatever server, and for a user who may no longer sign in [SY-09]', async () => {
    const eva = await signIn('eva@example.com')
    const [stream, other, luisStream] = [await follow(eva), await follow(await signIn('eva@example.com'), 1), await follow(tokens.luis)]
    await send('POST', '/api/auth/logout/', { token: eva, at: 1, json: {} })
    await until(stream.isOver)
    await run(`update usuarios set activo = false where email = 'eva@example.com'`)
    await until(other.isOver)
    expect(luisStream.isOver()).toBe(false)
    await expect(open(eva)).rejects.toThrow('401')
  })

  it('are refused to a user with too many streams, and to all where there are too many', async () => {
    for (let n = 0; n < 3; n++) await follow(tokens.ana)
    const refused = await send('GET', '/api/eventos/', { token: tokens.ana })
    expect([refused.status, refused.headers['retry-after'], refused.json]).toEqual([
      429,
      '30',
      { detail: expect.stringContaining('ventanas') },
    ])
    await follow(tokens.luis)
    await follow(tokens.luis)
    expect((await send('GET', '/api/eventos/', { token: tokens.luis })).status).toBe(503)
    streams.shift()?.close()
    await until(() =>
      follow(tokens.ana).then(
        () => true,
        () => false,
      ),
    )
  })

  it('have no other methods, and no HEAD', async () => {
    for (const method of ['HEAD', 'POST'])
      expect((await send(method, '/api/eventos/', { token: tokens.ana, isUnforeseen: true })).status).toBe(405)
  })
})

describe.each(engines)('a server that ends (%s)', engine => {
  const { http, signIn, open } = useEventServers(engine, { servers: 1 })

  it('does not wait for streams [SY-09]', async () => {
    const token = await signIn('ana@example.com')
    const streams = [await open(token), await open(token)]
    const began = performance.now()
    await http().close()
    expect(performance.now() - began).toBeLessThan(4_000)
    await until(() => streams.every(stream => stream.isOver()))
  })
})
