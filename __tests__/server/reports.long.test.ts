import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { genericColumns } from '@/shared/reports/columns'
import { toCsv } from '@server/reports/csv'
import { readFinishedProducts, readGenericProducts } from '@server/reports/readProducts'
import { parseCsv } from '@test/support/csv'
import { useDatabases } from '@test/support/databases'
import { ENGINE } from '@test/support/engines'
import { sql } from 'kysely'

const PRODUCTS = 2_000

const newDatabase = useDatabases('migrated')

describe.each([ENGINE])('a report of many products (%s)', engine => {
  let database: Database
  const products = async () => readGenericProducts(database.db, { idioma: 'es_ES', limiter: read => read() })
  const asCsv = async () => toCsv(genericColumns({ idioma: 'es_ES', imageUrl: () => '' }), await products())

  beforeAll(async () => {
    database = await openDatabase(await newDatabase(engine))
    await sql`
      insert into productos_genericos (codigo) select 'G-' || lpad(n::text, 5, '0') from generate_series(1, ${PRODUCTS}::integer) as n
    `.execute(database.db)
    await sql`
      insert into lineas_de_composicion (producto_generico, orden, valor)
      select id, n, jsonb_build_object('es_ES', codigo || '/' || n) from productos_genericos, generate_series(1, 3) as n
    `.execute(database.db)
  })
  afterAll(() => database.close())

  it('has each with its own parts, in the order of their codes', async () => {
    const [, ...rows] = parseCsv(await text(await asCsv()))
    const codes = Array.from({ length: PRODUCTS }, (_, at) => `G-${String(at + 1).padStart(5, '0')}`)
    expect(rows.map(([codigo]) => codigo)).toEqual(codes)
    expect(rows.map(row => row[7])).toEqual(codes.map(codigo => `${codigo}/1; ${codigo}/2; ${codigo}/3`))
  })

  it('lets others ask the database meanwhile, again and again', async () => {
    let answered = 0
    let isOver = false
    const ask = async () => {
      while (!isOver) {
        await sql`select 1`.execute(database.db)
        answered++
        await nextTurn()
      }
    }
    const asking = ask()
    await text(await asCsv())
    isOver = true
    await asking
    expect(answered).toBeGreaterThan(10)
  })

  it('is read no faster than it is taken, and no further once nobody wants it', async () => {
    let read = 0
    const counted = async function* () {
      for await (const product of await products()) {
        read++
        yield product
      }
    }
    const report = toCsv(genericColumns({ idioma: 'es_ES', imageUrl: () => '' }), counted())
    report.read()
    while (read === 0) await nextTurn()
    for (let turn = 0; turn < 100; turn++) await nextTurn()
    report.destroy()
    expect(read).toBeLessThan(PRODUCTS)
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })

  it('leaves out what is deleted before its turn', async () => {
    const codes: string[] = []
    for await (const { codigo } of await products()) {
      if (codes.length === 0)
        await sql`delete from productos_genericos where codigo in ('G-00001', ${`G-0${PRODUCTS}`})`.execute(database.db)
      codes.push(codigo)
    }
    expect([codes[0], codes.length]).toEqual(['G-00001', PRODUCTS - 1])
  })

  it('of a country without products has none', async () => {
    for await (const product of await readFinishedProducts(database.db, { idioma: 'es_ES', limiter: read => read() }, 'aq'))
      throw new Error(`There is ${product.codigo}`)
    expect.assertions(0)
  })
})
