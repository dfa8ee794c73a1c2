import { isForeignKeyViolation, isUniqueViolation } from '@server/database/errors'
import { errorCode } from '@server/errors'
import type { Database } from '@server/database/database'
import { openDatabase, type DatabaseSettings } from '@server/database/open'
import { migrations } from '@server/migrations'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import { postgresMissing } from '@test/support/postgres'
import { sql } from 'kysely'

const newDatabase = useDatabases()

const failure = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('It was expected to fail')
}

describe.each(engines)('the schema on the engine: %s', engine => {
  let database: Database
  let settings: DatabaseSettings
  const version = async () =>
    (await database.db.selectFrom('versiones_de_tabla').select('version').where('tabla', '=', 'magnitudes').executeTakeFirstOrThrow())
      .version
  const newUser = (email: string) =>
    database.db.insertInto('usuarios').values({ email, password_hash: '-' }).returning('id').executeTakeFirstOrThrow()

  beforeAll(async () => {
    settings = await newDatabase(engine)
    database = await openDatabase(settings)
  })
  afterAll(() => database.close())

  it('is what was asked for', () => {
    expect(database.engine).toBe(engine)
  })

  it('has every country, and counts as numbers', async () => {
    const { n } = await database.db
      .selectFrom('paises')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(n).toBe(250)
    const españa = await database.db.selectFrom('paises').selectAll().where('codigo_iso_alfa_2', '=', 'ES').executeTakeFirst()
    expect(españa?.nombre).toEqual({ es_ES: 'España', en_US: 'Spain', fr_FR: 'Espagne', pt_BR: 'Espanha' })
  })

  it('keeps a map as it was sent, and says how many rows a change met', async () => {
    const valor = { es_ES: ' <b>kg</b> 🌱 ', ar_EG: 'كيلوغرام', fr_FR: '"\\' }
    const row = await database.db.insertInto('magnitudes').values({ valor }).returningAll().executeTakeFirstOrThrow()
    expect(row).toEqual({ id: row.id, valor, version: 1 })
    const change = (expected: number) =>
      database.db
        .updateTable('magnitudes')
        .set({ version: expected + 1 })
        .where('id', '=', row.id)
        .where('version', '=', expected)
        .executeTakeFirst()
    expect((await change(1)).numUpdatedRows).toBe(1n)
    expect((await change(1)).numUpdatedRows).toBe(0n)
  })

  it('raises the version of a table with every change of it, and not without one', async () => {
    const first = await version()
    const { id } = await database.db.insertInto('magnitudes').defaultValues().returning('id').executeTakeFirstOrThrow()
    const inserted = await version()
    await database.db.updateTable('magnitudes').set({ version: 2 }).where('id', '=', id).execute()
    const updated = await version()
    await database.db.deleteFrom('magnitudes').where('id', '=', id).execute()
    const deleted = await version()
    await database.db.selectFrom('magnitudes').selectAll().execute()
    expect([inserted - first, updated - inserted, deleted - updated, (await version()) - deleted]).toEqual([1, 1, 1, 0])
  })

  it('leaves the version as it was when the change is rolled back', async () => {
    const before = await version()
    const rolledBack = database.db.transaction().execute(async trx => {
      await trx.insertInto('magnitudes').defaultValues().execute()
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await version()).toBe(before)
  })

  it('starts versions at the time of day, so that a new database repeats none of an older one', async () => {
    expect(await version()).toBeGreaterThan(Date.UTC(2020, 0))
  })

  it('knows an email in any case, and says so', async () => {
    await newUser('Ana@Example.com')
    const error = await failure(newUser('ana@example.COM'))
    expect([isUniqueViolation(error), isForeignKeyViolation(error)]).toEqual([true, false])
  })

  it('ends the sessions and keys of a user who goes, and refuses those of one who never was', async () => {
    const { id } = await newUser('luis@example.com')
    await database.db.insertInto('sesiones').values({ token_hash: 'a', usuario: id }).execute()
    await database.db
      .insertInto('claves_de_idempotencia')
      .values({ usuario: id, ruta: '/', clave: 'k', huella: 'h', cabeceras: { a: 'b' } })
      .execute()
    await database.db.deleteFrom('usuarios').where('id', '=', id).execute()
    expect(await database.db.selectFrom('sesiones').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('claves_de_idempotencia').selectAll().execute()).toEqual([])
    const error = await failure(database.db.insertInto('sesiones').values({ token_hash: 'b', usuario: id }).execute())
    expect([isForeignKeyViolation(error), isUniqueViolation(error)]).toEqual([true, false])
  })

  it('knows a refused delete, which has one code on an engine and another on the other', async () => {
    await sql`create table hija (magnitud integer references magnitudes on delete restrict)`.execute(database.db)
    const { id } = await database.db.insertInto('magnitudes').defaultValues().returning('id').executeTakeFirstOrThrow()
    await sql`insert into hija values (${id})`.execute(database.db)
    const error = await failure(database.db.deleteFrom('magnitudes').where('id', '=', id).execute())
    expect(['23001', '23503']).toContain(errorCode(error))
    expect(isForeignKeyViolation(error)).toBe(true)
  })

  it('goes on after an error, in a transaction and outside', async () => {
    const broken = database.db.transaction().execute(trx => sql`select 1 / 0`.execute(trx))
    expect(errorCode(await failure(broken))).toBe('22012')
    expect(errorCode(await failure(sql`select nothing`.execute(database.db)))).toBe('42703')
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })

  it('runs transactions that start together one after the other or side by side, and loses none of their work', async () => {
    const { id } = await database.db.insertInto('magnitudes').values({ version: 0 }).returning('id').executeTakeFirstOrThrow()
    const increment = () =>
      database.db.transaction().execute(async trx => {
        const { version } = await trx.selectFrom('magnitudes').select('version').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
        await trx
          .updateTable('magnitudes')
          .set({ version: version + 1 })
          .where('id', '=', id)
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    const { version } = await database.db.selectFrom('magnitudes').select('version').where('id', '=', id).executeTakeFirstOrThrow()
    expect(version).toBe(20)
  })

  it('migrates once: opening again changes nothing', async () => {
    const applied = () => sql`select * from kysely_migration order by name`.execute(database.db)
    const before = await applied()
    await database.close()
    database = await openDatabase(settings)
    expect((await applied()).rows).toEqual(before.rows)
    expect(before.rows).toHaveLength(Object.keys(migrations).length)
  })
})

const describeWherePossible = postgresMissing === undefined ? describe : () => undefined

describeWherePossible('a PostgreSQL server', () => {
  it('is migrated once by four that start at the same time', async () => {
    const settings = await newDatabase('postgres')
    const four = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)))
    const counts = await Promise.all(
      four.map(({ db }) =>
        db
          .selectFrom('paises')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .execute(),
      ),
    )
    await Promise.all(four.map(database => database.close()))
    expect(counts).toEqual(Array(4).fill([{ n: 250 }]))
  })

  it('that is not there gives a sentence without the password', async () => {
    const message = String(await failure(openDatabase({ dataDir: '', databaseUrl: 'postgres://ana:secreto@127.0.0.1:1/nutricion' })))
    expect(message).toMatch(/^OperatorError: The database at 127\.0\.0\.1:1\/nutricion cannot be reached: .*ECONNREFUSED/)
    expect(message).not.toContain('secreto')
  })
})
