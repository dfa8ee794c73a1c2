import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ONE_AHEAD } from '@server/answer/compression'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { mendBlocks, toBlocks, toParts, type Block, type ChangedRow } from '@server/catalogue/blocks'
import type { Changes } from '@server/catalogue/changes'
import { BASE, hostedList, type HostedList } from '@server/catalogue/hosts'
import { createShelf, keepLists, mending } from '@server/catalogue/keptLists'
import { Overloaded } from '@server/semaphore'
import { shapeOf } from '@server/catalogue/shape'
import { firstPace, readList, type List } from '@server/catalogue/slices'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { temporaryDirectory } from '@test/support/directory'
import { engines } from '@test/support/engines'
import { postgresMissing, startPostgres, type TestPostgres } from '@test/support/postgres'
import { withMembers } from '@test/support/withMembers'
import { sql } from 'kysely'

const PRODUCTS = 3_000
const TABLE = 'productos_acabados'
const home = temporaryDirectory()
let postgres: TestPostgres | undefined
beforeAll(async () => {
  if (postgresMissing === undefined) postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

const shape = shapeOf(productosAcabados, 'http://host')
const query = () => ({ table: TABLE, orderBy: 'id', condition: sql`true`, shape, pace: firstPace() })

describe.each(engines)('a long list (%s)', engine => {
  let database: Database
  const whole = async () => {
    const { rows } = await sql<{ body: string; version: number }>`
      select (select json_agg(${shape.json} order by ${sql.ref(`${TABLE}.id`)})::text from ${shape.from}) as body, version
      from versiones_de_tabla where tabla = ${TABLE}`.execute(database.db)
    return rows[0]
  }
  const save = (n: number) => sql`update productos_acabados set id_hexadecimal = ${String(n)} where id = 1`.execute(database.db)

  beforeAll(async () => {
    if (engine === 'embedded') await putBlankDatabase(home)
    database = await openDatabase({ dataDir: home, databaseUrl: engine === 'postgres' ? await postgres?.createDatabase() : undefined })
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

  /** Reads the list, and does something after each statement of the reading outside a transaction; gives how many there were. */
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
    const list = await readList(withMembers(database.db, { getExecutor: () => watched, transaction }), query())
    return { list, statements, inTransaction }
  }

  const textOf = ({ blocks }: List) => Buffer.concat(toParts(blocks)).toString()

  it('comes in slices, each byte as one statement would give it, and others are answered after every slice', async () => {
    let answered = 0
    const { list, statements } = await readWith(async () => {
      answered += (await sql`select 1`.execute(database.db)).rows.length
    })
    expect(statements).toBeGreaterThan(3)
    expect(answered).toBe(statements)
    expect({ version: list.version, body: textOf(list) }).toEqual(await whole())
  })

  it('begins again where somebody has changed the table in between, and is of one moment', async () => {
    const undisturbed = await readWith(nextTurn)
    const { list, statements } = await readWith(async count => count === 2 && save(1))
    expect(statements).toBeGreaterThan(undisturbed.statements)
    expect({ version: list.version, body: textOf(list) }).toEqual(await whole())
  })

  it('is read in one transaction where the table never stands still', async () => {
    const { list, inTransaction } = await readWith(save)
    expect(inTransaction).toBe(true)
    expect({ version: list.version, body: textOf(list) }).toEqual(await whole())
  })

  it('of what a condition leaves: some, or none', async () => {
    const read = async (condition: ReturnType<typeof query>['condition']) => textOf(await readList(database.db, { ...query(), condition }))
    expect(JSON.parse(await read(sql`${sql.ref(`${TABLE}.codigo`)} = 'A-2'`))).toEqual([
      expect.objectContaining({ id: 2, paises: ['PT', 'es'] }),
    ])
    expect(await read(sql`false`)).toBe('[]')
  })
})

/** A list as it is sent, uncompressed, to callers that know the server by that base. */
const textFor = async (base: string, list: HostedList) => {
  const { parts } = await list.for(base).encode(undefined)
  return Buffer.concat(await Readable.from(parts).toArray()).toString()
}

describe('lists that are kept', () => {
  const rowOf = (text: string) => toBlocks([{ key: 1, body: text }])

  /** A table at `version`, whose lists are made when the test says so, and whose changes are known where `isKnown`. */
  const table = (shelf = createShelf()) => {
    const made: string[] = []
    const release: (() => void)[] = []
    const state = { version: 1, isKnown: false, rows: [] as ChangedRow[] }
    const wait = () => new Promise<void>(fulfil => release.push(fulfil))
    const read = async (base: string): Promise<List> => {
      const { version } = state
      made.push(`${base} ${version}`)
      await wait()
      return { version, blocks: rowOf(`${base} ${version}`) }
    }
    const readChanges = async (base: string, since: number): Promise<Changes | undefined> => {
      const { version, rows, isKnown } = state
      if (!isKnown) return undefined
      made.push(`${base} ${since} to ${version}`)
      await wait()
      return { version, rows }
    }
    const lists = keepLists(mending({ read, readChanges }), shelf)
    const list = async (base: string) => textFor('', (await lists(base, state.version)).list)
    /** Ends the making under way, once it has begun. */
    const finish = async () => {
      await nextTurn()
      release.shift()?.()
    }
    return { made, state, list, lists, finish }
  }

  it('are made once for all who ask meanwhile, and for those who ask later', async () => {
    const { list, made, finish } = table()
    const both = [list('a'), list('a')]
    await finish()
    expect(await Promise.all(both)).toEqual(['[a 1]', '[a 1]'])
    expect([await list('a'), made]).toEqual(['[a 1]', ['a 1']])
  })

  it('are made anew for who has changed the table while one was being made, once for all such', async () => {
    const { list, made, finish, state } = table()
    const early = list('a')
    await nextTurn()
    state.version = 2
    const late = [list('a'), list('a')]
    await finish()
    expect(await early).toBe('[a 1]')
    await finish()
    expect([await Promise.all(late), made]).toEqual([
      ['[a 2]', '[a 2]'],
      ['a 1', 'a 2'],
    ])
  })

  it('are mended where the changes since are known, once for all who ask', async () => {
    const { list, made, finish, state } = table()
    const first = list('a')
    await finish()
    await first
    Object.assign(state, { version: 5, isKnown: true, rows: [{ key: 2, body: 'two' }] })
    const both = [list('a'), list('a')]
    await finish()
    expect([await Promise.all(both), made]).toEqual([
      ['[a 1, two]', '[a 1, two]'],
      ['a 1', 'a 1 to 5'],
    ])
  })

  it('stay for any number of languages', async () => {
    const { list, made, finish } = table()
    const languages = Array.from({ length: 12 }, (_, n) => `language ${n}`)
    for (const language of [...languages, ...languages]) {
      const answer = list(language)
      await finish()
      await answer
    }
    expect(made).toEqual(languages.map(language => `${language} 1`))
  })

  it('stay while there is room for them, those that were wanted last', async () => {
    const shelf = createShelf('[a 1]'.length * 2)
    const [one, other] = [table(shelf), table(shelf)]
    const ask = async ({ list, finish }: typeof one, base: string) => {
      const answer = list(base)
      await finish()
      return answer
    }
    await ask(one, 'a')
    await ask(other, 'b')
    await ask(one, 'a')
    await ask(other, 'c')
    for (const [each, base] of [
      [one, 'a'],
      [other, 'c'],
      [other, 'b'],
      [other, 'too long for it'],
      [other, 'b'],
    ] as const)
      await ask(each, base)
    expect([one.made, other.made]).toEqual([['a 1'], ['b 1', 'c 1', 'b 1', 'too long for it 1']])
  })

  it('are made two at a time, of whatever tables and names; more than may wait are refused', async () => {
    const { list, made, finish } = table()
    const asked = Array.from({ length: 42 }, (_, n) => list(`host ${n}`))
    await expect(list('one more')).rejects.toBeInstanceOf(Overloaded)
    await nextTurn()
    expect(made).toEqual(['host 0 1', 'host 1 1'])
    for (let n = 0; n < 42; n++) await finish()
    expect(await Promise.all(asked)).toHaveLength(42)
  })

  it('that nobody waits for any more are made no further, and those that one still waits for are', async () => {
    const { lists, made, finish } = table()
    const [first, second] = [new AbortController(), new AbortController()]
    const abandoned = lists('a', 1, first.signal)
    const other = lists('b', 1, first.signal)
    const kept = lists('b', 1, second.signal)
    await nextTurn()
    first.abort()
    // An abandoned list is forgotten at once: the next caller has it made anew.
    const again = lists('a', 1)
    for (let n = 0; n < 4; n++) await finish()
    expect([(await kept).version, (await other).version, (await again).version]).toEqual([1, 1, 1])
    await abandoned
    expect(made).toEqual(['a 1', 'b 1', 'a 1'])
  })

  it('that were there before one that nobody waits for any more are mended for the next caller', async () => {
    const { list, lists, made, finish, state } = table()
    const first = list('a')
    await finish()
    await first
    Object.assign(state, { version: 5, isKnown: true, rows: [{ key: 2, body: 'two' }] })
    const gone = new AbortController()
    const abandoned = lists('a', 5, gone.signal)
    await nextTurn()
    gone.abort()
    const again = list('a')
    for (let n = 0; n < 2; n++) await finish()
    await abandoned
    expect([await again, made]).toEqual(['[a 1, two]', ['a 1', 'a 1 to 5', 'a 1 to 5']])
  })

  it('that could not be made are tried again', async () => {
    const read = jest.fn(async () => ({ version: 1, blocks: rowOf('there') })).mockRejectedValueOnce(new Error('gone'))
    const lists = keepLists(mending({ read, readChanges: async () => undefined }), createShelf())
    await expect(lists('a', 1)).rejects.toThrow('gone')
    expect(await textFor('', (await lists('a', 1)).list)).toBe('[there]')
  })
})

describe('the blocks of a list', () => {
  const row = (key: number, length = 100_000) => ({ key, body: `${key} ${'x'.repeat(length)}` })
  const read = (blocks: readonly Block[]) => Buffer.concat(toParts(blocks)).toString()

  it('are made anew where a row has changed, and else are those that there were', () => {
    const rows = Array.from({ length: 12 }, (_, n) => row(2 * n + 1))
    const blocks = toBlocks(rows)
    const mended = mendBlocks(blocks, [{ key: 3, body: 'mended' }])
    expect(mended.map((block, at) => block === blocks[at])).toEqual([false, true, true, true])
  })

  it('take what comes before, between and after, let go of what is gone, and do not grow for ever', () => {
    let rows = Array.from({ length: 12 }, (_, n) => row(10 * n + 10))
    let blocks = toBlocks(rows)
    const changes = [
      [5, 55, 500],
      [10, 20, 30, 40],
      [41, 42, 43, 44, 45, 46, 47, 48, 49],
      [10, 20, 5, 55],
    ]
    for (const keys of changes) {
      const changed = keys.sort((a, b) => a - b).map(key => ({ key, body: rows.some(each => each.key === key) ? null : row(key).body }))
      blocks = mendBlocks(blocks, changed)
      rows = [
        ...rows.filter(({ key }) => !keys.includes(key)),
        ...changed.flatMap(({ key, body }) => (body === null ? [] : [{ key, body }])),
      ]
      rows.sort((a, b) => a.key - b.key)
      expect(read(blocks)).toBe(`[${rows.map(({ body }) => body).join(', ')}]`)
      expect(Math.max(...blocks.map(({ bytes }) => bytes.length))).toBeLessThan(700_000)
    }
    expect(
      read(
        mendBlocks(
          blocks,
          rows.map(({ key }) => ({ key, body: null })),
        ),
      ),
    ).toBe('[]')
    expect(read(mendBlocks([], [{ key: 1, body: 'one' }]))).toBe('[one]')
  })
})

describe('a list for several names of the server', () => {
  const hosts = Array.from({ length: 50 }, (_, n) => `https://${'h'.repeat(n)}.example.com`)
  const row = (key: number, base: string) => ({
    key,
    body: `{"id": ${key}, "imagen": "${base}/imagenes/${key}", "x": "${'y'.repeat(500)}"}`,
  })
  const partsOf = (rows: number, base: string) => toParts(toBlocks(Array.from({ length: rows }, (_, n) => row(n, base))))
  const decoders = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync }

  it.each(['identity', 'gzip', 'br, gzip'])('is, in the coding %s, each byte as if it had been made for that name', async coding => {
    const list = hostedList(partsOf(3_000, BASE))
    for (const host of [...hosts.slice(0, 3), 'http://"strange"', hosts[0] ?? '']) {
      const { encoding, parts, length } = await list.for(host).encode(coding)
      const sent: Buffer = Buffer.concat(await Readable.from(parts).toArray())
      const expected = Buffer.concat(partsOf(3_000, JSON.stringify(host).slice(1, -1)))
      expect(decoders[encoding](sent).equals(expected)).toBe(true)
      expect([sent.length, undefined]).toContain(length)
    }
  })

  it.each(['identity', 'gzip'])('holds the list once, however many names have readers that stall (%s)', async coding => {
    const made = partsOf(40_000, BASE)
    const size = made.reduce((sum, { length }) => sum + length, 0)
    const list = hostedList(made)
    await list.for('http://first').encode(coding)
    const before = process.memoryUsage().arrayBuffers
    const streams: Readable[] = []
    for (const host of hosts) {
      const { parts } = await list.for(host).encode(coding)
      const stream = parts instanceof Readable ? parts : Readable.from(parts, ONE_AHEAD)
      stream.read()
      streams.push(stream)
    }
    await nextTurn()
    const held = process.memoryUsage().arrayBuffers - before
    // Fifty copies of the list would be fifty times its size; two parts a reader are far less.
    expect(held).toBeLessThan(hosts.length * 1024 * 1024)
    expect(size * hosts.length).toBeGreaterThan(20 * hosts.length * 1024 * 1024)
    expect(list.size()).toBeLessThan(1.5 * size)
    for (const stream of streams) stream.destroy()
  })
})
