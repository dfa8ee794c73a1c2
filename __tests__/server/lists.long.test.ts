import { createRandom } from '@demo/random'
import { shapeInDefault, shapeOf, type Shape } from '@server/records/shape'
import type { Schema } from '@server/database/schema'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { pathOf } from '@server/resources/words'
import { textCounts } from '@server/translations/counts'
import { ENGINE } from '@test/support/engines'
import { HOST, useTwoApps } from '@test/support/twoApps'
import { sql, type Kysely } from 'kysely'

const PATH = pathOf(productosAcabados)
const PRODUCTS = 600
const STEPS = 12

const { light = [] } = productosAcabados
const base = `http://${HOST}`
const lightShape = shapeOf(productosAcabados, base, light)

/** All lists of the products by path: whole records, light records, light records in one language, and counts of texts. */
const lists = {
  [PATH]: shapeOf(productosAcabados, base),
  [`${PATH}light/`]: lightShape,
  [`${PATH}light/?idioma=es_ES`]: shapeInDefault(productosAcabados, base, light),
  [`${PATH}textos/`]: shapeOf(productosAcabados, base, [], [['textos', textCounts(productosAcabados)]]),
}

describe.each([ENGINE])('a list of which some records have changed (%s)', engine => {
  const { servers, send, db } = useTwoApps(engine)

  const run = (statement: string, on: Kysely<Schema> = db()) => sql.raw(statement).execute(on)

  /** List read by one statement, with its version. */
  const makeAnew = async ({ json, from }: Shape) => {
    const { rows } = await sql<{ version: number; text: string }>`
      select version, (select coalesce(json_agg(${json}::json order by productos_acabados.id), '[]')::text from ${from}) as text
      from versiones_de_tabla where tabla = 'productos_acabados'
    `.execute(db())
    return rows[0]
  }

  const expectAnew = async () => {
    for (const [path, shape] of Object.entries(lists)) {
      const anew = await makeAnew(shape)
      const tags: unknown[] = []
      for (const at of servers.keys()) {
        const { statusCode, body, headers } = await send('GET', path, { at })
        // Compared by `===`, because Jest would take minutes to print the difference of such long texts.
        expect([statusCode, body === anew?.text, String(headers.etag).includes(`-${anew?.version}"`)]).toEqual([200, true, true])
        expect((await send('GET', path, { at, headers: { 'if-none-match': headers.etag } })).statusCode).toBe(304)
        tags.push(headers.etag)
      }
      expect(tags[0]).toBe(tags[1])
    }
  }

  beforeAll(async () => {
    await run(`insert into iconos (nombre) select '{}' from generate_series(1, 5)`)
    await run(`insert into envases (valor) select '{}' from generate_series(1, 5)`)
    await run(`insert into productos_genericos (codigo) values ('G')`)
    // Several slices of short and long rows.
    await run(`
      insert into productos_acabados (codigo, nombre, descripcion)
      select 'A-' || n, jsonb_build_object('es_ES', 'Abono ' || n, 'fr_FR', 'Engrais ' || n), jsonb_build_object('es_ES', repeat('ñandú; ', n % 300)) from generate_series(1, ${PRODUCTS}) as n`)
    await run(`insert into productos_acabados_iconos select id, 1 + id % 5, 1 from productos_acabados where id % 3 = 0`)
  })

  const random = createRandom(`mended ${engine}`)
  const someId = async () => {
    const { rows } = await sql<{ id: number }>`select id from productos_acabados order by id`.execute(db())
    return random.pick(rows).id
  }
  const body = () => ({
    ...(random.chance(0.7) && { codigo: `B-${random.integer(1, 999)}` }),
    ...(random.chance(0.5) && { nombre: { es_ES: `Sal ${random.integer(1, 99)}`, fr_FR: 'Sel' } }),
    ...(random.chance(0.5) && { descripcion: { es_ES: 'ü'.repeat(random.integer(0, 19_000)) } }),
    ...(random.chance(0.5) && { iconos: random.sample([1, 2, 3, 4, 5], random.integer(0, 5)) }),
    ...(random.chance(0.3) && { paises: random.sample(['es', 'PT', 'FR'], 2) }),
    ...(random.chance(0.3) && { envases: random.sample([5, 4, 1], 2) }),
  })

  const rolledBack = (statement: string) =>
    db()
      .transaction()
      .execute(async transaction => {
        await run(statement, transaction)
        throw new Error('taken back')
      })
      .catch(() => undefined)

  /** Changes of the table, with the expected responses. */
  const steps: (() => Promise<unknown>)[] = [
    async () => expect((await send('POST', PATH, { json: body() })).statusCode).toBe(201),
    async () => expect((await send('PUT', `${PATH}${await someId()}/`, { json: body() })).statusCode).toBe(200),
    async () => expect((await send('DELETE', `${PATH}${await someId()}/`)).statusCode).toBe(204),
    // Refused changes, before and after a write.
    async () => expect((await send('PUT', `${PATH}${await someId()}/`, { json: { ...body(), iconos: [1, 77] } })).statusCode).toBe(400),
    async () =>
      expect((await send('PUT', `${PATH}${await someId()}/`, { json: body(), headers: { 'if-match': '"other"' } })).statusCode).toBe(412),
    async () => expect((await send('DELETE', '/api/iconos/1/')).statusCode).toBe(409),
    // Statements by hand: several rows, none, lists only, a concurrent one, changes rolled back completely or partly.
    async () => run(`update productos_acabados set ecologico = not ecologico where id % 50 = ${random.integer(0, 49)}`),
    async () => run(`update productos_acabados set ecologico = true where false`),
    async () => run(`update productos_acabados_iconos set posicion = -posicion where registro % 40 = ${random.integer(0, 39)}`),
    async () => run(`delete from productos_acabados_paises where registro = ${await someId()}`),
    async () => {
      const id = await someId()
      await run(`delete from productos_acabados where id = ${id}`)
      if (random.chance(0.5)) await run(`insert into productos_acabados (id, codigo) overriding system value values (${id}, 'de nuevo')`)
    },
    async () => rolledBack(`update productos_acabados set empresa = 'X'`),
    async () => rolledBack(`delete from productos_acabados where id % 2 = 0`),
    async () =>
      db()
        .transaction()
        .execute(async transaction => {
          await run(`update productos_acabados set empresa = 'AG' where id % 60 = 1`, transaction)
          await run(`savepoint antes`, transaction)
          await run(`update productos_acabados set empresa = 'NC' where id % 60 < 9`, transaction)
          await run(`rollback to savepoint antes`, transaction)
          await run(`update productos_acabados set internacional = not internacional where id % 60 = 2`, transaction)
        }),
  ]

  it('is what one statement would make, at every server, whatever has happened', async () => {
    await expectAnew()
    for (let step = 0; step < STEPS; step++) {
      await random.pick(steps)()
      if (random.chance(0.4)) await expectAnew()
    }
    await expectAnew()
  })

  it('is one list for one tag while others write: what was asked for in between is of one moment', async () => {
    const texts = new Map<string, Set<string>>()
    const look = async (at: number) => {
      const { body, headers } = await send('GET', `${PATH}light/`, { at })
      const version = /-(\d+)"$/.exec(String(headers.etag))?.[1] ?? ''
      texts.set(version, (texts.get(version) ?? new Set()).add(body))
    }
    const check = async () => {
      const anew = await makeAnew(lightShape)
      texts.set(String(anew?.version), (texts.get(String(anew?.version)) ?? new Set()).add(anew?.text ?? ''))
    }
    for (let round = 0; round < 15; round++)
      await Promise.all([
        ...random.sample(steps, 4).map(step => step().catch(() => undefined)),
        look(0),
        check(),
        look(1),
        look(0),
        check(),
      ])
    expect(texts.size).toBeGreaterThan(10)
    expect([...texts.values()].filter(({ size }) => size > 1)).toEqual([])
    await expectAnew()
  })

  it.each([
    ['more rows at once than are noted', `update productos_acabados set ecologico = not ecologico`],
    ['all of them', `truncate productos_acabados cascade`],
    ['rows where there were none', `insert into productos_acabados (codigo) select 'C-' || n from generate_series(1, 3) as n`],
    [
      'more often than is kept',
      `do $$ begin for n in 1..1200 loop update productos_acabados set codigo = n where codigo = 'C-1'; end loop; end $$`,
    ],
  ])('is right where that changed %s', async (_what, statement) => {
    await expectAnew()
    await run(statement)
    await expectAnew()
  })

  it('has its references read in the same turns: of 100 callers some are refused, and may try again', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('GET', `${PATH}referencias/`)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(42)
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/)
  })

  it('leaves no more notes than are of use', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from registros_cambiados join versiones_de_tabla using (tabla)
      where registros_cambiados.version < versiones_de_tabla.version - 1200`.execute(db())
    expect(rows).toEqual([{ n: 0 }])
  })
})
