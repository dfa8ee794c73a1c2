import { applyFunctions } from '@server/database/functions'
import { migrate } from '@server/database/migrate'
import { openAsItStands, openDatabase } from '@server/database/open'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import { postgresMissing } from '@test/support/postgres'
import { sql } from 'kysely'

const newDatabase = useDatabases()

const file = (huella: string, answer: number) => ({
  nombre: 'una.sql',
  huella,
  statement: `create or replace function una() returns integer language sql return ${answer}`,
})

it.each(engines)(
  'functions are applied when they change, all or none, after all migrations only, and none of an older release (%s)',
  async engine => {
    const { db, close } = await openAsItStands(await newDatabase(engine))
    await migrate(db, '015_funciones_aplicadas')
    expect(await db.selectFrom('funciones_aplicadas').selectAll().execute()).toEqual([])
    await migrate(db)
    expect((await db.selectFrom('funciones_aplicadas').select('nombre').execute()).map(({ nombre }) => nombre)).toContain(
      'anotar_historial.sql',
    )
    expect(await applyFunctions(db)).toEqual([])
    const una = async () => (await sql<{ una: number }>`select una()`.execute(db)).rows[0]?.una
    expect(await applyFunctions(db, [file('a', 1)])).toEqual(['una.sql'])
    expect([await applyFunctions(db, [file('a', 2)]), await una()]).toEqual([[], 1])
    expect([await applyFunctions(db, [file('b', 2)]), await una()]).toEqual([['una.sql'], 2])
    const broken = { nombre: 'otra.sql', huella: 'a', statement: 'create function' }
    await expect(applyFunctions(db, [file('c', 3), broken])).rejects.toThrow('syntax error')
    expect(await una()).toBe(2)

    // A replica of the release before may start again while the others have been replaced.
    const releases: [string, number, number][] = [
      ['v.90.0.10', 4, 4],
      ['v.90.0.9', 5, 4],
      ['v.90.0.10', 6, 6],
      ['v.90.1.0', 6, 6],
      ['v.90.0.10', 7, 6],
    ]
    for (const [release, answer, expected] of releases) {
      await applyFunctions(db, [file(String(answer), answer)], release)
      expect([release, await una()]).toEqual([release, expected])
    }
    await close()
  },
)

const describeWherePossible = postgresMissing === undefined ? describe : () => undefined

describeWherePossible('a PostgreSQL server', () => {
  it('applies a change once for servers that start at once', async () => {
    const settings = await newDatabase('postgres')
    const four = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)))
    const applied = await Promise.all(four.map(({ db }) => applyFunctions(db, [file('a', 1)])))
    expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], [], [], ['una.sql']])
    await Promise.all(four.map(database => database.close()))
  })
})
