import { isForeignKeyViolation, isUniqueViolation } from '@server/database/errors'
import { errorCode } from '@server/errors'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { inTransaction } from '@server/database/transaction'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import { sql } from 'kysely'

const CHECK_VIOLATION = '23514'
const NOT_NULL_VIOLATION = '23502'
const newDatabase = useDatabases()

/** Constraints of the database for every writer. */
describe.each(engines)('the tables of the catalogue on the engine: %s', engine => {
  let database: Database
  const run = (statement: string) => sql.raw(statement).execute(database.db)
  const failure = async (statement: string): Promise<unknown> =>
    run(statement).then(
      () => undefined,
      (error: unknown) => error,
    )

  beforeAll(async () => {
    database = await openDatabase(await newDatabase(engine))
    await run("insert into productos_genericos (codigo) values ('G1')")
    await run("insert into productos_acabados (codigo) values ('A1'), ('A1')")
    await run('insert into cultivos default values')
    await run('insert into estados_fenologicos (cultivo) values (1)')
  })
  afterAll(() => database.close())

  it.each([
    "familias (color) values ('12345678')",
    'lineas_de_composicion default values',
    'lineas_de_composicion (producto_generico, producto_acabado) values (1, 1)',
    'lineas_de_composicion (producto_generico, cantidad_1) values (1, -0.00001)',
    'lineas_de_composicion (producto_generico, solubilidad) values (1, 5)',
    'como_se_aplica (estado_fenologico) values (1)',
    'como_se_aplica (estado_fenologico, producto_generico, modo_de_aplicacion) values (1, 1, 3)',
  ])('refuses what is out of range: %s', async row => {
    expect(errorCode(await failure(`insert into ${row}`))).toBe(CHECK_VIOLATION)
  })

  it.each([
    'estados_fenologicos default values',
    'resultados_de_ensayo default values',
    'adjuntos_de_ensayo default values',
    'combinaciones_de_productos default values',
    'ensayos default values',
    'productos_genericos default values',
    'como_se_aplica (producto_generico) values (1)',
  ])('refuses what lacks something it cannot be without: %s', async row => {
    expect(errorCode(await failure(`insert into ${row}`))).toBe(NOT_NULL_VIOLATION)
  })

  it.each([
    'envases (magnitud) values (99)',
    "iconos (imagen) values ('none')",
    "ensayos (codigo, pais) values ('E9', 'zz')",
    "productos_acabados_paises (registro, elemento, posicion) values (1, 'zz', 1)",
    'productos_acabados_iconos (registro, elemento, posicion) values (1, 99, 1)',
    'ensayos_productos (registro, elemento, posicion) values (99, 1, 1)',
  ])('refuses what refers to nothing: %s', async row => {
    expect(isForeignKeyViolation(await failure(`insert into ${row}`))).toBe(true)
  })

  it('refuses a second code of generic products and trials, however long', async () => {
    expect(isUniqueViolation(await failure("insert into productos_genericos (codigo) values ('G1')"))).toBe(true)
    await run("insert into ensayos (codigo) values (repeat('ñ', 20000))")
    expect(isUniqueViolation(await failure("insert into ensayos (codigo) values (repeat('ñ', 20000))"))).toBe(true)
  })

  it('keeps quantities exactly', async () => {
    const { rows } = await sql<{ text: string }>`
      insert into lineas_de_composicion (producto_generico, cantidad_1, cantidad_2) values (1, 99999.99999, 0.00001)
      returning cantidad_1 || ' ' || cantidad_2 as text
    `.execute(database.db)
    expect(rows).toEqual([{ text: '99999.99999 0.00001' }])
    expect(await failure('insert into lineas_de_composicion (producto_generico, cantidad_1) values (1, 100000)')).toBeDefined()
  })

  it.each([
    ['productos_genericos', 'iconos'],
    ['productos_genericos', 'estados_fenologicos'],
    ['productos_acabados', 'iconos'],
    ['productos_acabados', 'estados_fenologicos'],
    ['productos_acabados', 'envases'],
    ['productos_acabados', 'paises'],
    ['ensayos', 'productos'],
    ['combinaciones_de_productos', 'productos_genericos'],
    ['combinaciones_de_productos', 'productos_acabados'],
    ['combinaciones_de_productos', 'cultivos'],
  ] as const)('raises the version of %s where its %s are emptied', async (owner, list) => {
    const version = async () => {
      const row = database.db.selectFrom('versiones_de_tabla').where('tabla', '=', owner).select('version')
      return (await row.executeTakeFirstOrThrow()).version
    }
    const before = await version()
    await run(`truncate ${owner}_${list}`)
    expect((await version()) - before).toBe(1)
  })

  it('runs again what another transaction has overtaken, and at last gives up', async () => {
    let tries = 0
    const work = inTransaction(
      database.db,
      async transaction => {
        tries++
        await sql`insert into productos_genericos (codigo) values (${tries < 3 ? 'G1' : 'G3'})`.execute(transaction)
        return tries
      },
      { violations: true },
    )
    expect(await work).toBe(3)
    const hopeless = inTransaction(
      database.db,
      async transaction => {
        tries++
        await sql`insert into productos_genericos (codigo) values ('G1')`.execute(transaction)
      },
      { violations: true },
    )
    await expect(hopeless).rejects.toMatchObject({ code: '23P01' })
    expect(tries).toBe(8)
  })

  it('runs once what violates a constraint and has looked nothing up, as the deletion of what is in use', async () => {
    let tries = 0
    const work = inTransaction(database.db, async transaction => {
      tries++
      await sql`insert into productos_genericos (codigo) values ('G1')`.execute(transaction)
    })
    await expect(work).rejects.toMatchObject({ code: '23P01' })
    expect(tries).toBe(1)
  })

  it('runs once what fails by itself', async () => {
    let tries = 0
    const work = inTransaction(database.db, async () => {
      tries++
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(tries).toBe(1)
  })
})
