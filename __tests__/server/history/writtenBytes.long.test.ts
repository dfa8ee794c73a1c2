import { sql } from 'kysely'
import { forgetWrittenBytes } from '@server/history/writtenBytes'
import { inspected, picture } from '@test/server/images/samples'
import { engines } from '@test/support/engines'
import { multipart } from '@test/support/multipart'
import { useTwoApps } from '@test/support/twoApps'

const MOST = 300_000
const TEXT = 'a'.repeat(19_000)

describe.each(engines)('the bytes that a user writes within an hour (%s)', engine => {
  const { send, db, newToken } = useTwoApps(engine, { HOURLY_WRITE_BYTES: String(MOST) })
  beforeEach(() => sql`delete from bytes_escritos`.execute(db()))

  const make = async (json: object = {}) => (await send('POST', '/api/familias/', { json })).json<{ id: number }>().id
  const written = async () => {
    const { rows } = await sql<{ usuario: number; bytes: number }>`
      select usuario, sum(bytes)::bigint as bytes from bytes_escritos group by 1 order by 1`.execute(db())
    return rows
  }
  const userOf = async (email: string) => {
    const { rows } = await sql<{ id: number }>`select id from usuarios where email = ${email}`.execute(db())
    return rows[0]?.id ?? 0
  }
  /** Inserts counts of a user with the given ages. */
  const count = async (usuario: number, ...counts: [minutesAgo: number, bytes: number][]) => {
    for (const [minutes, bytes] of counts)
      await sql`insert into bytes_escritos values (${usuario}, now() - ${minutes} * interval '1 minute', ${bytes})`.execute(db())
  }

  it('are counted whatever writes them and by whichever server, those of calls that come side by side too', async () => {
    const before = await sql<{ id: number }>`select coalesce(max(id), 0) as id from historial_cambios`.execute(db())
    const ids = await Promise.all([0, 1, 0, 1, 0, 1].map(at => send('POST', '/api/familias/', { json: { nombre: { es_ES: TEXT } }, at })))
    const [first, second] = ids.map(answer => answer.json<{ id: number }>().id)
    await send('PUT', `/api/familias/${first}/`, { json: { nombre: { es_ES: 'b' } } })
    await send('PUT', `/api/familias/${first}/`, { json: { nombre: { es_ES: 'b' } } })
    await send('DELETE', `/api/familias/${second}/`)
    const { rows } = await sql<{ bytes: number }>`
      select sum(octet_length(coalesce(antes::text, '')) + octet_length(coalesce(despues::text, '')))::bigint as bytes
      from historial_cambios where id > ${before.rows[0]?.id}`.execute(db())
    const [counted, ...others] = await written()
    expect([counted?.usuario, others]).toEqual([await userOf('ana@example.com'), []])
    // Stored values have a few bytes more or less than their text.
    expect((counted?.bytes ?? 0) / (rows[0]?.bytes ?? 1)).toBeCloseTo(1, 1)
  })

  it('are those of pictures too, once for each picture', async () => {
    const content = await picture('png', 40, 30)
    const image = await inspected(content)
    const upload = async () => {
      const path = `/api/familias/${await make()}/upload_imagen/`
      expect((await send('POST', path, multipart({ name: 'imagen', content, filename: 'a.png' }))).statusCode).toBe(200)
      return (await written())[0]?.bytes ?? 0
    }
    const [once, twice] = [await upload(), await upload()]
    // Both uploads write as much history.
    expect(2 * once - twice).toBe(image.bytes.length)
  })

  it('have a bound, at which changes are refused before their bodies are read, and nothing else is', async () => {
    const id = await make()
    const change = (at: number) => send('PUT', `/api/familias/${id}/`, { json: { nombre: { es_ES: `${at}${TEXT}` } }, at: at % 2 })
    const statuses: number[] = []
    while (statuses.length < 20 && !statuses.includes(429)) statuses.push((await change(statuses.length)).statusCode)
    const done = statuses.length - 1
    expect(statuses).toEqual([...Array(done).fill(200), 429])
    // Each change stores the text before and after.
    expect(done).toBeGreaterThanOrEqual(Math.floor(MOST / (2 * TEXT.length)))
    const refused = await send('POST', '/api/familias/', { json: { wrong: 'body' }, at: 1 })
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { detail: expect.stringMatching(/demasiados datos.* dentro de \d+ minutos\.$/) },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_400)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600)
    expect((await send('DELETE', `/api/familias/${id}/`)).statusCode).toBe(429)
    expect((await send('PUT', '/api/traducciones/fr_FR/', { json: {} })).statusCode).toBe(429)
    expect((await send('POST', '/api/historial/1/deshacer/')).statusCode).toBe(429)
    expect((await send('GET', '/api/historial/')).statusCode).toBe(200)
    expect((await send('GET', `/api/familias/${id}/`)).json()).toMatchObject({ nombre: { es_ES: `${done - 1}${TEXT}` } })
    const other = await newToken('eva@example.com')
    expect((await send('POST', '/api/familias/', { json: {}, token: other })).statusCode).toBe(201)
    await count(await userOf('eva@example.com'), [1, MOST])
    expect((await send('POST', '/api/familias/', { json: {}, token: other })).statusCode).toBe(429)
    expect((await send('POST', '/api/auth/logout/', { token: other })).statusCode).toBe(200)
  })

  it('count for an hour, and the answer says when enough of them are over', async () => {
    const usuario = await userOf('ana@example.com')
    await count(usuario, [59.5, 1], [50, MOST - 100_000], [20, 99_998], [10, 1], [61, MOST], [-30, MOST])
    expect(Number((await send('POST', '/api/familias/', { json: {} })).headers['retry-after'])).toBeLessThanOrEqual(30)
    await count(usuario, [5, 1])
    const { statusCode, headers } = await send('POST', '/api/familias/', { json: {} })
    expect(statusCode).toBe(429)
    expect(Math.abs(Number(headers['retry-after']) - 600)).toBeLessThan(60)
    await sql`update bytes_escritos set momento = momento - interval '11 minutes'`.execute(db())
    expect((await send('POST', '/api/familias/', { json: {} })).statusCode).toBe(201)
  })

  // Not on the embedded engine, which has one connection.
  const describeConcurrent = engine === 'postgres' ? describe : () => undefined

  describeConcurrent('side by side', () => {
    it('are counted without a save waiting for another', async () => {
      const id = await make()
      await db()
        .transaction()
        .execute(async transaction => {
          expect((await sql`select from bytes_escritos for update`.execute(transaction)).rows).toHaveLength(1)
          expect((await send('PUT', `/api/familias/${id}/`, { json: { nombre: { es_ES: 'otra' } } })).statusCode).toBe(200)
        })
      const { rows } = await sql<{ bytes: number }>`select bytes from bytes_escritos`.execute(db())
      expect(rows.map(({ bytes }) => bytes > 0)).toEqual([true, true])
    })
  })

  it('are forgotten once they count no more', async () => {
    await count(7, [61, 1], [59, 2], [-5, 3])
    await forgetWrittenBytes(db(), AbortSignal.abort())
    expect(await written()).toEqual([{ usuario: 7, bytes: 6 }])
    await forgetWrittenBytes(db())
    expect(await written()).toEqual([{ usuario: 7, bytes: 2 }])
  })

  it('are in the document of the API, at what writes and nowhere else', async () => {
    const { paths } = (await send('GET', '/api/docs/json')).json<{ paths: Record<string, Record<string, { responses: object }>> }>()
    const refuse = (path: string, method: string) => '429' in (paths[path]?.[method]?.responses ?? {})
    expect([
      refuse('/api/familias/', 'post'),
      refuse('/api/familias/{id}/', 'put'),
      refuse('/api/familias/{id}/upload_imagen/', 'post'),
      refuse('/api/historial/{entrada}/deshacer/', 'post'),
    ]).toEqual([true, true, true, true])
    expect([refuse('/api/familias/', 'get'), refuse('/api/historial/', 'get'), refuse('/api/auth/logout/', 'post')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('of an operator are not counted', async () => {
    await sql`insert into familias (nombre) values ('{"es_ES": "x"}')`.execute(db())
    expect(await written()).toEqual([])
  })
})
