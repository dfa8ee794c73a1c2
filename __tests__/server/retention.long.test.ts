import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify from 'fastify'
import { sql } from 'kysely'
import { forgetHistory } from '@server/history/retention'
import { forgetKeys } from '@server/http/idempotency'
import { scheduleCollection } from '@server/http/scheduleCollection'
import { collectImages, portionQuery } from '@server/images/collectImages'
import { createImageStore } from '@server/images/imageStore'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { until } from '@test/support/until'

const store = createImageStore({ dataDir: '', databaseUrl: 'postgres://' })

describe.each([ENGINE])('what removes old data (%s)', engine => {
  const { db, send } = useTwoApps(engine)
  beforeEach(() => sql`delete from historial`.execute(db()))

  /** Inserts entries of these ages in days. */
  const entries = async (...days: number[]) => {
    for (const each of days) await sql`insert into historial (momento) values (now() - ${each} * interval '1 day')`.execute(db())
  }
  const ages = async () => {
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from now() - momento) / 86400)::integer as days from historial order by 1`.execute(db())
    return rows.map(({ days }) => days)
  }

  it('leaves the history where the newest entry is a month old: the clock may be ahead [HI-06]', async () => {
    await entries(3_650, 3_600, 31)
    expect(await forgetHistory(db(), 30)).toBe(0)
    expect(await ages()).toEqual([31, 3_600, 3_650])
  })

  it('takes a few days of it a run at most, and all that is over its time in the end [HI-06]', async () => {
    await entries(100, 98, 96, 60, 40, 1)
    expect(await forgetHistory(db(), 50)).toBe(2)
    expect(await ages()).toEqual([1, 40, 60, 96])
    expect(await forgetHistory(db(), 50)).toBe(1)
    expect(await forgetHistory(db(), 50)).toBe(1)
    expect(await forgetHistory(db(), 50)).toBe(0)
    expect(await ages()).toEqual([1, 40])
  })

  it('tells translations that the history of their sources has gone [TX-02]', async () => {
    const version = async () => {
      const { rows } = await sql<{ version: number }>`select version from versiones_de_tabla where tabla = 'textos_cambiados'`.execute(db())
      return rows[0]?.version ?? 0
    }
    await entries(40, 1)
    const before = await version()
    await forgetHistory(db(), 30)
    expect(await version()).toBe(before + 1)
    await forgetHistory(db(), 30)
    expect(await version()).toBe(before + 1)
  })

  it('does nothing for a server that closes', async () => {
    await entries(40, 1)
    expect(await forgetHistory(db(), 30, AbortSignal.abort())).toBe(0)
    expect(await collectImages(db(), store, AbortSignal.abort())).toBe(0)
    expect(await ages()).toHaveLength(2)
  })

  if (engine === 'postgres')
    it('does nothing while another replica is at it', async () => {
      await entries(40, 1)
      await db()
        .transaction()
        .execute(async transaction => {
          await sql`select pg_advisory_xact_lock(7310014)`.execute(transaction)
          expect(await forgetHistory(db(), 30)).toBe(0)
        })
      expect(await forgetHistory(db(), 30)).toBe(1)
    })

  it('a key that is a day old begins anew, collected or not, and a younger one stays', async () => {
    const post = async (key: string) =>
      (await send('POST', '/api/magnitudes/', { json: { valor: { es_ES: key } }, headers: { 'idempotency-key': key } })).json<{
        id: number
      }>().id
    const [old, young] = [await post('old'), await post('young')]
    await sql`update claves_de_idempotencia set creada = creada - interval '25 hours' where clave = 'old'`.execute(db())
    const again = await post('old')
    expect([again === old, (await post('old')) === again, (await post('young')) === young]).toEqual([false, true, true])
    await sql`update claves_de_idempotencia set creada = creada - interval '25 hours' where clave = 'old'`.execute(db())
    await forgetKeys(db())
    const { rows } = await sql`select clave from claves_de_idempotencia`.execute(db())
    expect(rows).toEqual([{ clave: 'young' }])
  })

  it('finds by an index which images the history names, before and after, of every member [HI-06]', async () => {
    await db()
      .transaction()
      .execute(async transaction => {
        await sql`set local enable_seqscan = off`.execute(transaction)
        const { rows } = await sql<Record<'QUERY PLAN', string>>`explain ${portionQuery('')}`.execute(transaction)
        const plan = rows.map(row => row['QUERY PLAN']).join('\n')
        for (const side of ['antes', 'despues'])
          for (const member of ['imagen', 'imagen_icono', 'imagen_catalogo', 'imagen_modo_de_accion'])
            expect(plan).toContain(`historial_${side}_${member}`)
        expect(plan).not.toContain('Seq Scan on historial_cambios')
      })
  })

  it('looks at images a portion at a time, and takes those that nothing names', async () => {
    await sql`
      insert into imagenes (hash, tipo, tamano, creada)
      select 'h' || n, 'image/png', 1, now() - interval '1 day' from generate_series(1, 12000) as n`.execute(db())
    await sql`insert into iconos (imagen) select 'h' || n from generate_series(1, 3) as n`.execute(db())
    await sql`insert into historial (momento) values (now())`.execute(db())
    await sql`
      insert into historial_cambios (entrada, tabla, registro, antes)
      select max(id), 'iconos', 987, '{"imagen": "h7"}' from historial`.execute(db())
    expect(await collectImages(db(), store)).toBe(12_000 - 4)
    const { rows } = await sql`select hash from imagenes where hash like 'h%' order by hash`.execute(db())
    expect(rows).toEqual([{ hash: 'h1' }, { hash: 'h2' }, { hash: 'h3' }, { hash: 'h7' }])
  })

  it('goes on where the removal of one kind fails, and logs which', async () => {
    const logged: string[] = []
    const http = fastify({ logger: { level: 'error', stream: { write: line => void logged.push(line) } } })
    const sweep = jest.fn(async () => undefined)
    await entries(40, 1)
    await sql`alter table claves_de_idempotencia rename to otras_claves`.execute(db())
    scheduleCollection(http.withTypeProvider<TypeBoxTypeProvider>(), db(), { ...store, sweep }, 30)
    await http.listen({ port: 0 })
    await until(() => sweep.mock.calls.length > 0)
    await http.close()
    await sql`alter table otras_claves rename to claves_de_idempotencia`.execute(db())
    expect(logged.map(line => JSON.parse(line))).toMatchObject([{ step: 'keys', msg: 'old data was not collected' }])
    expect(await ages()).toEqual([1])
  })
})
