import { isPrepared, compiledStatement, param } from '@server/database/prepared'
import { engines } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { CompiledQuery, sql } from 'kysely'

describe.each(engines)('a statement that is prepared once (%s)', engine => {
  const { db } = useTwoApps(engine)
  const find = compiledStatement<{ n: number; text: string | null; quotient: number }>(
    () =>
      sql`select ${param('n')}::integer as n, ${param('text')}::text as text, 12 / ${param('n')}::integer as quotient, ${'fixed'}::text as fixed`,
  )

  it('is asked with other values each time', async () => {
    for (const [n, text] of [
      [1, 'ñandú 🌱 \'"\\'],
      [-3, ''],
      [4, null],
    ] as const)
      expect(await find(db(), { n, text })).toEqual([{ n, text, quotient: 12 / n, fixed: 'fixed' }])
    expect(isPrepared(CompiledQuery.raw('select 1'))).toBe(false)
  })

  it('that fails says why, and can be asked again', async () => {
    await expect(find(db(), { n: 0, text: '' })).rejects.toMatchObject({ code: '22012' })
    await expect(find(db(), { n: 'none', text: '' })).rejects.toMatchObject({ code: '22P02' })
    expect(await find(db(), { n: 6, text: '' })).toMatchObject([{ quotient: 2 }])
  })

  it('sees what its transaction has done, and nothing of it after a rollback', async () => {
    const count = compiledStatement<{ n: number }>(
      () => sql`select count(*)::integer as n from magnitudes where id > ${param('least')}::integer`,
    )
    await expect(
      db()
        .transaction()
        .execute(async transaction => {
          await sql`insert into magnitudes default values`.execute(transaction)
          expect(await count(transaction, { least: 0 })).toEqual([{ n: 1 }])
          throw new Error('taken back')
        }),
    ).rejects.toThrow('taken back')
    expect(await count(db(), { least: 0 })).toEqual([{ n: 0 }])
    await sql`insert into magnitudes default values`.execute(db())
    expect(await count(db(), { least: 0 })).toEqual([{ n: 1 }])
  })

  it('in a transaction that has failed is refused, and is there for the next', async () => {
    await expect(
      db()
        .transaction()
        .execute(async transaction => {
          await find(transaction, { n: 0, text: '' }).catch(() => undefined)
          await find(transaction, { n: 1, text: '' })
        }),
    ).rejects.toMatchObject({ code: '25P02' })
    expect(await find(db(), { n: 3, text: '' })).toMatchObject([{ quotient: 4 }])
  })

  // The single connection of the embedded engine prepares statements again by itself.
  if (engine === 'postgres')
    it('does not fail a transaction whose table has other columns since', async () => {
      await sql`create table ensanchada (a integer)`.execute(db())
      const all = compiledStatement(() => sql`select * from ensanchada`)
      expect(await all(db(), {})).toEqual([])
      await sql`alter table ensanchada add column b text default 'b'`.execute(db())
      const read = db()
        .transaction()
        .execute(async transaction => {
          await sql`insert into ensanchada (a) values (1)`.execute(transaction)
          return all(transaction, {})
        })
      expect(await read).toEqual([{ a: 1, b: 'b' }])
    })

  it('is read anew where its table has other columns since', async () => {
    await sql`create table cambiante (a integer)`.execute(db())
    const all = compiledStatement(() => sql`select * from cambiante`)
    await sql`insert into cambiante values (1)`.execute(db())
    expect(await all(db(), {})).toEqual([{ a: 1 }])
    await sql`alter table cambiante add column b text default 'b'`.execute(db())
    await all(db(), {}).catch(() => undefined)
    expect(await all(db(), {})).toEqual([{ a: 1, b: 'b' }])
  })
})
