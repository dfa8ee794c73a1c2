import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { familias } from '@/shared/resources/familias'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { createListSemaphore } from '@server/records/semaphore'
import { shapeOf } from '@server/records/shape'
import { FIRST_ROWS } from '@server/records/chunkedRead'
import { readWholeList, type WholeList, type WholeListQuery } from '@server/records/wholeList'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { Overloaded } from '@server/semaphore'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import { withMembers } from '@test/support/withMembers'
import { sql } from 'kysely'

const PRODUCTS = 3_000
const TABLE = 'productos_acabados'
const newDatabase = useDatabases('migrated')

const shape = shapeOf(productosAcabados, 'http://host')
const query = (): WholeListQuery => ({
  table: TABLE,
  orderBy: 'id',
  condition: sql`true`,
  shape,
  frame: () => ({ head: '[', tail: ']' }),
  accepts: undefined,
})

describe.each(engines)('a long list (%s)', engine => {
  let database: Database
  const whole = async () => {
    const { rows } = await sql<{ body: string; version: number }>`
      select (select json_agg(${shape.json}::json order by ${sql.ref(`${TABLE}.id`)})::text from ${shape.from}) as body, version
      from versiones_de_tabla where tabla = ${TABLE}`.execute(database.db)
    return rows[0]
  }
  const save = (n: number) => sql`update productos_acabados set id_hexadecimal = ${String(n)} where id = 1`.execute(database.db)

  beforeAll(async () => {
    database = await openDatabase(await newDatabase(engine))
    await sql`
      insert into productos_acabados (codigo, descripcion) select 'A-' || n, jsonb_build_object('es_ES', repeat('abono; ', n % 400))
      from generate_series(1, ${PRODUCTS}::integer) as n`.execute(database.db)
    await sql`
      insert into productos_acabados_paises (registro, elemento, posicion)
      select id, pais, posicion from productos_acabados, (values ('es', 2), ('PT', 1)) as p (pais, posicion) where id % 2 = 0`.execute(
      database.db,
    )
    await sql`delete from productos_acabados where id % 7 = 3`.execute(database.db)
  })
  afterAll(() => database.close())

  /** Reads the list, and calls `between` after each statement outside a transaction; returns the number of statements. */
  const readWith = async (between: (statements: number) => unknown) => {
    let statements = 0
    let inTransaction = false
    const executor = database.db.getExecutor()
    const watched = withMembers(executor, {
      executeQuery: async compiled => {
        const result = await executor.executeQuery<never>(compiled)
        statements += 1
        await between(statements)
        return result
      },
    })
    const transaction = () => {
      inTransaction = true
      return database.db.transaction()
    }
    const list = await readWholeList(withMembers(database.db, { getExecutor: () => watched, transaction }), query())
    return { list, statements, inTransaction }
  }

  const textOf = async ({ content }: WholeList) => {
    const { parts } = await content.encode(undefined)
    return Buffer.concat(await Readable.from(parts).toArray()).toString()
  }

  it('comes in slices, each byte as one statement would give it, and others are answered after every slice', async () => {
    let answered = 0
    const { list, statements } = await readWith(async () => {
      answered += (await sql`select 1`.execute(database.db)).rows.length
    })
    expect(statements).toBeGreaterThan(3)
    expect(answered).toBe(statements)
    expect({ version: list.version, body: await textOf(list) }).toEqual(await whole())
  })

  it('begins again where somebody has changed the table in between, and is of one moment', async () => {
    const undisturbed = await readWith(nextTurn)
    const { list, statements } = await readWith(async count => count === 2 && save(1))
    expect(statements).toBeGreaterThan(undisturbed.statements)
    expect({ version: list.version, body: await textOf(list) }).toEqual(await whole())
  })

  it('is read in one transaction where the table never stands still', async () => {
    const { list, inTransaction } = await readWith(save)
    expect(inTransaction).toBe(true)
    expect({ version: list.version, body: await textOf(list) }).toEqual(await whole())
  })

  it('of what a condition leaves: some, or none', async () => {
    const read = async (condition: WholeListQuery['condition']) => textOf(await readWholeList(database.db, { ...query(), condition }))
    expect(JSON.parse(await read(sql`${sql.ref(`${TABLE}.codigo`)} = 'A-2'`))).toEqual([
      expect.objectContaining({ id: 2, paises: ['PT', 'es'] }),
    ])
    expect(await read(sql`false`)).toBe('[]')
  })

  it('whose rows fill one slice to the last, in every coding', async () => {
    // Ids of the first rows: each seventh is missing.
    const ids = Array.from({ length: PRODUCTS }, (_, n) => n + 1).filter(id => id % 7 !== 3)
    const first = ids.slice(0, FIRST_ROWS)
    const condition = sql`${sql.ref(`${TABLE}.id`)} < ${ids[FIRST_ROWS]}`
    for (const accepts of ['br', 'gzip', 'identity', undefined]) {
      const list = await readWholeList(database.db, { ...query(), condition, accepts })
      expect(JSON.parse(await textOf(list))).toMatchObject(first.map(id => ({ id })))
    }
  })

  it('fails where the database fails after a slice, and holds no caller up', async () => {
    const executor = database.db.getExecutor()
    let statements = 0
    const failing = withMembers(executor, {
      executeQuery: async compiled => {
        statements += 1
        if (statements === 2) throw new Error('Gone away')
        return executor.executeQuery<never>(compiled)
      },
    })
    await expect(readWholeList(withMembers(database.db, { getExecutor: () => failing }), query())).rejects.toThrow('Gone away')
  })

  it('is read no further once its caller has hung up', async () => {
    const gone = new AbortController()
    let statements = 0
    const executor = database.db.getExecutor()
    const watched = withMembers(executor, {
      executeQuery: async compiled => {
        statements += 1
        if (statements === 2) gone.abort()
        return executor.executeQuery<never>(compiled)
      },
    })
    const db = withMembers(database.db, { getExecutor: () => watched })
    await expect(readWholeList(db, { ...query(), abandoned: gone.signal })).rejects.toThrow('abort')
    expect(statements).toBe(2)
  })

  it('of long rows before short ones begins with a small slice, at each read', async () => {
    await sql`
      insert into familias (descripcion) select jsonb_build_object('es_ES', repeat('a', case when n <= 40 then 100000 else 10 end))
      from generate_series(1, 1500) as n`.execute(database.db)
    const own = { ...query(), table: 'familias', shape: shapeOf(familias, '') }
    for (const read of ['first', 'second']) {
      const sizes: number[] = []
      const executor = database.db.getExecutor()
      const watched = withMembers(executor, {
        executeQuery: async compiled => {
          const result = await executor.executeQuery<never>(compiled)
          sizes.push(JSON.stringify(result.rows).length)
          return result
        },
      })
      await readWholeList(withMembers(database.db, { getExecutor: () => watched }), own)
      expect([read, Math.max(...sizes) < 2_500_000]).toEqual([read, true])
    }
  })

  it('says around its rows which version they are of', async () => {
    const list = await readWholeList(database.db, { ...query(), frame: version => ({ head: `<${version}`, tail: '>' }) })
    const { body = '', version } = (await whole()) ?? {}
    expect([list.version, await textOf(list)]).toEqual([version, `<${version}${body.slice(1, -1)}>`])
  })
})

it('two long lists are read at a time, of all tables; 40 more wait, one that is given up leaves its place, and others are refused', async () => {
  const semaphore = createListSemaphore()
  const begun: number[] = []
  const finish: (() => void)[] = []
  const read = (n: number, gone?: AbortSignal) =>
    semaphore(() => {
      begun.push(n)
      return new Promise<void>(fulfil => finish.push(fulfil))
    }, gone)
  const gone = new AbortController()
  const asked = Array.from({ length: 42 }, (_, n) => read(n, n === 7 ? gone.signal : undefined))
  asked[7]?.catch(() => undefined)
  await expect(read(42)).rejects.toBeInstanceOf(Overloaded)
  expect(begun).toEqual([0, 1])
  gone.abort()
  const last = read(43)
  for (let n = 0; n < 42; n += 1) {
    await nextTurn()
    finish.shift()?.()
  }
  await Promise.all([...asked.filter((_, n) => n !== 7), last])
  expect(begun).toEqual([...Array.from({ length: 42 }, (_, n) => n).filter(n => n !== 7), 43])
})
