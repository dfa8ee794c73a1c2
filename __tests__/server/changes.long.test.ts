import { createRandom } from '@demo/random'
import { envases } from '@/shared/resources/envases'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import type { Resource } from '@/shared/resources/resource'
import { readChangesOf } from '@server/records/changes'
import type { Schema } from '@server/database/schema'
import { shapeOf } from '@server/records/shape'
import { pathOf } from '@server/resources/words'
import { engines } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { CompiledQuery, sql, type Kysely } from 'kysely'

const STEPS = 25
const DELTAS = 60

interface Row {
  id: number
}

interface Changes {
  version: number
  completo: boolean
  registros: Row[]
  eliminados: number[]
}

/** Copy of a list in a page. */
interface Copy {
  version: number
  rows: Map<number, Row>
}

const copyOf = ({ version, registros }: Changes): Copy => ({ version, rows: new Map(registros.map(row => [row.id, row])) })

const brought = (copy: Copy, changes: Changes): Copy => {
  if (changes.completo) return copyOf(changes)
  const rows = new Map(copy.rows)
  for (const row of changes.registros) rows.set(row.id, row)
  for (const id of changes.eliminados) rows.delete(id)
  return { version: changes.version, rows }
}

const rowsOf = ({ rows }: Copy) => [...rows.values()].sort((one, other) => one.id - other.id)

const PRODUCTS = pathOf(productosGenericos)
const LIGHT = `${PRODUCTS}light/`

/** Every list with the address of its changes. */
const lists: [list: string, changes: string][] = [
  [LIGHT, `${PRODUCTS}cambios/`],
  [`${LIGHT}?idioma=es_ES`, `${PRODUCTS}cambios/?idioma=es_ES`],
  ...[envases].map((resource: Resource): [string, string] => [pathOf(resource), `${pathOf(resource)}cambios/`]),
]

describe.each(engines)('changes of a list (%s)', engine => {
  const { asked, send, db } = useTwoApps(engine)
  const random = createRandom(`changes ${engine}`)

  const ask = async (path: string, since?: number | string, at = 0) => {
    const query = since === undefined ? '' : `${path.includes('?') ? '&' : '?'}desde=${since}`
    const { statusCode, body, headers } = await send('GET', path + query, { at })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-store'])
    return JSON.parse(body) as Changes
  }
  const whole = async (list: string) => (await send('GET', list)).json<Row[]>()
  const run = (statement: string) => sql.raw(statement).execute(db())
  const versionOf = async (table: string) => {
    const { rows } = await sql<{ version: number }>`select version from versiones_de_tabla where tabla = ${table}`.execute(db())
    return rows[0]?.version ?? 0
  }

  beforeAll(async () => {
    await run(`insert into iconos (nombre) select '{}' from generate_series(1, 3)`)
    await run(`insert into magnitudes (valor) values ('{}')`)
    await run(`insert into envases (valor) select jsonb_build_object('es_ES', 'Saco ' || n) from generate_series(1, 20) as n`)
    await run(`insert into productos_genericos (codigo) select 'G-' || n from generate_series(1, 30) as n`)
  })

  const someOf = async (list: string) => random.pick(await whole(list)).id
  const product = () => ({
    ...(random.chance(0.5) && { codigo: `N-${random.integer(1, 1_000_000)}` }),
    ...(random.chance(0.5) && { nombre: { es_ES: `Sal "${random.integer(1, 99)}"\n`, fr_FR: 'Sel' } }),
    ...(random.chance(0.5) && { iconos: random.sample([1, 2, 3], random.integer(0, 3)) }),
    ...(random.chance(0.5) && { activo: random.chance(0.5) }),
  })
  const pack = () => ({ valor: { es_ES: `Bidón ${random.integer(1, 99)}` }, magnitud: random.chance(0.5) ? 1 : null })
  const at = () => (random.chance(0.5) ? 0 : 1)
  const steps: (() => Promise<unknown>)[] = [
    () => send('POST', PRODUCTS, { at: at(), json: { ...product(), codigo: `P-${random.integer(1, 1_000_000)}` } }),
    async () => send('PUT', `${PRODUCTS}${await someOf(LIGHT)}/`, { at: at(), json: product() }),
    async () => send('DELETE', `${PRODUCTS}${await someOf(LIGHT)}/`, { at: at() }),
    () => send('POST', pathOf(envases), { at: at(), json: pack() }),
    async () => send('PUT', `${pathOf(envases)}${await someOf(pathOf(envases))}/`, { at: at(), json: pack() }),
    async () => send('DELETE', `${pathOf(envases)}${await someOf(pathOf(envases))}/`, { at: at() }),
    () => run(`update productos_genericos set prioridad = prioridad + 1 where id % 7 = ${random.integer(0, 6)}`),
  ]

  it('brought to a kept copy of any version give the list as it is [SY-02, SY-09]', async () => {
    const copies = new Map<string, Copy[]>()
    for (const [, changes] of lists) copies.set(changes, [copyOf(await ask(changes))])
    for (let step = 0; step < STEPS; step++) {
      await random.pick(steps)()
      for (const [list, changes] of lists) {
        const kept = copies.get(changes) ?? []
        const start = random.pick(kept)
        const answer = await ask(changes, start.version, at())
        const now = brought(start, answer)
        expect([changes, answer.completo, rowsOf(now)]).toEqual([changes, false, await whole(list)])
        kept.push(now)
      }
    }
    for (let n = 0; n < DELTAS; n++) {
      const [list, changes] = random.pick(lists)
      const start = random.pick(copies.get(changes) ?? [])
      expect(rowsOf(brought(start, await ask(changes, start.version, at())))).toEqual(await whole(list))
    }
  })

  it('are those alone that have changed, with the ids of deleted records [SY-02]', async () => {
    const { version } = await ask(`${PRODUCTS}cambios/`)
    const [first, second, third] = await whole(LIGHT)
    expect(await ask(`${PRODUCTS}cambios/`, version)).toEqual({ version, completo: false, registros: [], eliminados: [] })
    await send('PUT', `${PRODUCTS}${first?.id}/`, { json: { codigo: 'UNO' } })
    await send('DELETE', `${PRODUCTS}${third?.id}/`)
    await send('PUT', `${PRODUCTS}${second?.id}/`, { json: { codigo: 'nunca', familia: 9_999 } })
    const changes = await ask(`${PRODUCTS}cambios/`, version)
    expect(changes).toEqual({
      version: await versionOf('productos_genericos'),
      completo: false,
      registros: [expect.objectContaining({ id: first?.id, codigo: 'UNO' })],
      eliminados: [third?.id],
    })
  })

  it.each([
    ['without a version', undefined],
    ['from a version before all', 0],
    ['from a version that the database has not reached', Number.MAX_SAFE_INTEGER],
  ])('%s are all rows [SY-02]', async (_from, since) => {
    for (const [list, changes] of lists)
      expect(await ask(changes, since)).toEqual({
        version: await versionOf(changes.includes('envases') ? 'envases' : 'productos_genericos'),
        completo: true,
        registros: await whole(list),
        eliminados: [],
      })
  })

  it('from a version that is too old are all rows [SY-02]', async () => {
    const { version } = await ask(`${pathOf(envases)}cambios/`)
    await run(
      `do $$ begin for n in 1..1100 loop update envases set imagen = null where id = (select min(id) from envases); end loop; end $$`,
    )
    expect((await ask(`${pathOf(envases)}cambios/`, version)).completo).toBe(true)
    expect((await ask(`${pathOf(envases)}cambios/`, version + 1_000)).completo).toBe(false)
  })

  it('from something that is no version are refused', async () => {
    for (const query of ['desde=x', 'desde=-1', 'desde=1.5', 'idioma=fr_FR'])
      expect((await send('GET', `${PRODUCTS}cambios/?${query}`)).statusCode).toBe(400)
    expect((await send('GET', `${PRODUCTS}cambios/`, { token: 'x' })).statusCode).toBe(401)
  })

  it('name images by the address that each server is called by', async () => {
    const path = `${pathOf(envases)}cambios/`
    const { version } = await ask(path)
    const hash = 'a'.repeat(64)
    await run(`insert into imagenes (hash, tipo, tamano) values ('${hash}', 'image/png', 1)`)
    await run(`update envases set imagen = '${hash}' where id = (select max(id) from envases)`)
    for (const host of ['uno.example.com', 'dos.example.com'])
      for (const query of ['', `?desde=${version}`]) {
        const { body } = await send('GET', path + query, { headers: { host } })
        expect(body).toContain(`"http://${host}/imagenes/${hash}"`)
        expect(JSON.parse(body)).toMatchObject({ completo: query === '' })
      }
  })

  it('of one record cost the same, however many records there are [SY-02]', async () => {
    const path = `${PRODUCTS}cambios/`
    const changeOne = async () => {
      const { version } = await ask(path)
      await send('PUT', `${PRODUCTS}${await someOf(LIGHT)}/`, { json: { codigo: `C-${random.integer(1, 1_000_000)}` } })
      return version
    }
    const cost = async () => {
      const version = await changeOne()
      const before = { ...asked }
      expect((await ask(path, version, 1)).registros).toHaveLength(1)
      return { statements: asked.statements - before.statements, rows: asked.rows - before.rows }
    }
    /** Explains the statement: the pages that it reads, and the tables that it scans. */
    const explain = async () => {
      const version = await changeOne()
      const plans: string[] = []
      const explaining = Object.assign(Object.create(null), {
        getExecutor: () => db().getExecutor(),
        executeQuery: async ({ sql: text, parameters }: CompiledQuery) => {
          const { rows } = await db().executeQuery<Record<string, string>>(
            CompiledQuery.raw(`explain (analyze, buffers, timing off) ${text}`, [...parameters]),
          )
          plans.push(...rows.flatMap(row => Object.values(row)))
          return { rows: [] }
        },
      }) as Kysely<Schema>
      await readChangesOf(productosGenericos.name, base => shapeOf(productosGenericos, base, productosGenericos.light))(
        explaining,
        '',
        version,
      )
      const plan = plans.join('\n')
      return {
        pages: Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1]),
        readWhole: [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table),
      }
    }
    const small = await cost()
    await run(`insert into productos_genericos (codigo) select 'M-' || n from generate_series(1, 3000) as n`)
    await run(`insert into registros_cambiados (tabla, version, registro) select 'otra', n, n from generate_series(1, 20000) as n`)
    for (const statement of ['vacuum registros_cambiados', 'vacuum versiones_de_tabla', 'vacuum productos_genericos', 'analyze'])
      await run(statement)
    expect(await cost()).toEqual(small)
    const { pages, readWhole } = await explain()
    expect(readWhole.filter(table => table !== 'versiones_de_tabla')).toEqual([])
    expect(pages).toBeLessThan(50)
  })
})
