import { useEventServers } from '@test/support/eventServers'
import { postgresMissing } from '@test/support/postgres'
import { until } from '@test/support/until'
import { sql } from 'kysely'
import { startDeafPooler } from './deafPooler'

const describeWherePossible = postgresMissing === undefined ? describe : () => undefined

/** Intervals so long that only notifications cause events. */
const NEVER = { tickMs: 600_000, beatMs: 600_000 }

describeWherePossible('a connection that listens', () => {
  const { db, signIn, open } = useEventServers('postgres', { servers: 1, limits: NEVER })
  const save = () => sql`insert into familias (nombre) values ('{}')`.execute(db())
  const listeners = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(db())
    return rows.map(({ pid }) => pid)
  }

  it('is made again where it breaks, and what happened in between is told [SY-03, SY-09]', async () => {
    await until(async () => (await listeners()).length === 1)
    const stream = await open(await signIn('ana@example.com'))
    let told = 0
    for (let round = 0; round < 3; round++) {
      await save()
      told += 1
      await stream.first('cambio', told)
      const [before] = await listeners()
      await sql`select pg_terminate_backend(${before})`.execute(db())
      await save()
      told += 1
      await stream.first('cambio', told)
      await until(async () => (await listeners()).some(pid => pid !== before))
    }
    expect(stream.events).toHaveLength(told)
    stream.close()
  })
})

describeWherePossible('a pooler that lets no notification through', () => {
  let pooler: Awaited<ReturnType<typeof startDeafPooler>>
  const via = async (url: string) => {
    pooler = await startDeafPooler(url)
    return pooler.url
  }
  const { db, signIn, open } = useEventServers('postgres', { via, limits: { tickMs: 100, beatMs: 600_000 } })
  afterAll(() => pooler.stop())

  it('is one behind which versions are read again and again, while somebody is connected [SY-03, SY-09]', async () => {
    const token = await signIn('ana@example.com')
    const streams = [await open(token, 0), await open(token, 1)]
    for (let saves = 1; saves <= 3; saves++) {
      await sql`insert into familias (nombre) values ('{}')`.execute(db())
      for (const stream of streams) expect(await stream.first('cambio', saves)).toHaveLength(saves)
    }
    await until(() => pooler.dropped() > 0)
    for (const stream of streams) stream.close()
  })
})
