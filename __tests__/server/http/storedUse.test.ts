import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { sql } from 'kysely'

describe(`the use of a session (${ENGINE})`, () => {
  const { send, db } = useTwoApps(ENGINE)
  const isStored = async () =>
    (await sql<{ stored: boolean }>`select usada > now() - interval '1 hour' as stored from sesiones`.execute(db())).rows

  it('is stored once it is an hour old; where that fails, calls that read are answered all the same', async () => {
    await sql`update sesiones set usada = now() - interval '2 hours'`.execute(db())
    await sql`alter table sesiones add constraint full_disk check (usada < now() - interval '1 hour') not valid`.execute(db())
    for (const path of ['/api/auth/user/', '/api/familias/', '/api/paises/']) {
      expect([path, (await send('GET', path)).statusCode]).toEqual([path, 200])
      expect(await isStored()).toEqual([{ stored: false }])
    }
    await sql`alter table sesiones drop constraint full_disk`.execute(db())
    expect((await send('GET', '/api/auth/user/')).statusCode).toBe(200)
    expect(await isStored()).toEqual([{ stored: true }])
  })
})
