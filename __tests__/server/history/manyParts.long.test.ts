import type { RegistroEnPapelera, Restauracion } from '@/shared/history'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

const FEW = 4
const MANY = 400

describe.each([ENGINE])('a record of many parts in the bin (%s)', engine => {
  const { send, db, asked } = useTwoApps(engine)

  const make = async (table: string, json: object) => (await send('POST', `/api/${table}/`, { json })).json<{ id: number }>().id
  const remove = async (table: string, id: number) => expect((await send('DELETE', `/api/${table}/${id}/`)).statusCode).toBe(204)
  const restore = async (tipo: string, id: number) => {
    const bin = (await send('GET', '/api/papelera/')).json<RegistroEnPapelera[]>()
    const entry = bin.find(each => each.tipo === tipo && each.registro === id)
    const before = asked.statements
    const answer = await send('POST', `/api/papelera/${entry?.id}/restaurar/`)
    expect(answer.statusCode).toBe(200)
    return { ...answer.json<Restauracion>(), statements: asked.statements - before }
  }
  const partsOf = async (table: string, owner: string, id: number) =>
    (await sql`select * from ${sql.table(table)} where ${sql.ref(owner)} = ${id} order by id`.execute(db())).rows
  const withoutVersion = (rows: readonly unknown[]) => rows.map(row => ({ ...(row as object), version: 0 }))
  const crops = async (solution: number) =>
    (
      await sql`
        select l.* from combinaciones_de_productos_cultivos as l join combinaciones_de_productos as c on c.id = l.registro
        where c.solucion = ${solution} order by l.registro, l.posicion
      `.execute(db())
    ).rows

  /** Deletes and restores a product, together with a component of half of its lines and a stage of half of its entries. */
  const productRestored = async (n: number) => {
    const crop = await make('cultivos', { nombre: { es_ES: 'Kiwi' } })
    const [going, staying] = [await make('estados_fenologicos', { cultivo: crop }), await make('estados_fenologicos', { cultivo: crop })]
    const component = await make('componentes', { nombre: { es_ES: 'Boro' } })
    const product = await make('productos_acabados', { codigo: randomUUID() })
    await sql`
      insert into lineas_de_composicion (producto_acabado, componente, cantidad_1, orden)
      select ${product}::integer, case when n % 2 = 0 then ${component}::integer end, n + 0.12345, n from generate_series(1, ${n}::integer) as n
    `.execute(db())
    await sql`
      insert into como_se_aplica (producto_acabado, estado_fenologico, dosis)
      select ${product}::integer, case when n % 2 = 0 then ${going}::integer else ${staying}::integer end, n || ' L/ha'
      from generate_series(1, ${n}::integer) as n
    `.execute(db())
    const look = async () => [
      withoutVersion(await partsOf('lineas_de_composicion', 'producto_acabado', product)),
      withoutVersion(await partsOf('como_se_aplica', 'producto_acabado', product)),
    ]
    const before = await look()
    await remove('productos_acabados', product)
    await remove('componentes', component)
    await remove('estados_fenologicos', going)
    const restored = await restore('productos_acabados', product)
    const [lines = [], entries = []] = await look()
    const { rows: noted } = await sql<{ entries: number; parts: number }>`
      select count(distinct entrada)::integer as entries, count(*)::integer as parts from historial_cambios
      where raiz_tipo = 'productos_acabados' and raiz = ${product} and tabla <> raiz_tipo and antes is null
        and entrada = (select max(id) from historial where restaura)
    `.execute(db())
    const given = [await restore('componentes', component), await restore('estados_fenologicos', going)]
    expect(await look()).toEqual(before)
    return { restored, lines, entries, noted, given }
  }

  /** Deletes and restores a solution, together with one of the two crops of each combination. */
  const solutionRestored = async (n: number) => {
    const [going, staying] = [await make('cultivos', { nombre: { es_ES: 'Vid' } }), await make('cultivos', { nombre: { es_ES: 'Olivo' } })]
    const solution = await make('soluciones', { nombre: { es_ES: 'Carencia' } })
    await sql`
      with made as (
        insert into combinaciones_de_productos (solucion) select ${solution}::integer from generate_series(1, ${n}::integer) returning id
      )
      insert into combinaciones_de_productos_cultivos (registro, elemento, posicion)
      select id, elemento, posicion from made, (values (${going}::integer, 1), (${staying}::integer, 2)) as of (elemento, posicion)
    `.execute(db())
    const before = await crops(solution)
    await remove('soluciones', solution)
    await remove('cultivos', going)
    const restored = await restore('soluciones', solution)
    const without = await crops(solution)
    const given = await restore('cultivos', going)
    expect(await crops(solution)).toEqual(before)
    return { restored, without, given }
  }

  it('comes back with parts and what they lack in as many statements as one of few, and as one entry [HI-04]', async () => {
    const few = await productRestored(FEW)
    const many = await productRestored(MANY)
    expect(many.restored.statements).toBe(few.restored.statements)
    expect(many.given.map(({ statements }) => statements)).toEqual(few.given.map(({ statements }) => statements))
    expect(many.restored.recuperado).toBe(`${MANY} líneas de composición y ${MANY / 2} formas de aplicación`)
    expect(many.restored.perdidas).toHaveLength(MANY)
    expect([many.lines.length, many.entries.length]).toEqual([MANY, MANY / 2])
    expect(many.noted).toEqual([{ entries: 1, parts: MANY * 1.5 }])
    expect(many.given.map(({ recuperado }) => recuperado)).toEqual([
      `vuelve a ${MANY / 2} líneas de composición`,
      `vuelve a ${MANY / 2} formas de aplicación`,
    ])
  })

  it('comes back with the lists of its parts in as many statements as one of few [HI-04]', async () => {
    const few = await solutionRestored(FEW)
    const many = await solutionRestored(MANY)
    expect([many.restored.statements, many.given.statements]).toEqual([few.restored.statements, few.given.statements])
    expect(many.restored.perdidas).toHaveLength(MANY)
    expect(many.without).toHaveLength(MANY)
    expect(many.given.recuperado).toBe(`vuelve a ${MANY} ${many.given.recuperado.split(' ').slice(3).join(' ')}`)
  })

  it('has its parts and their lists written down in time in proportion to their number [HI-01]', async () => {
    const crop = await make('cultivos', { nombre: { es_ES: 'Vid' } })
    const timeOf = async (n: number) => {
      const solution = await make('soluciones', { nombre: { es_ES: 'Carencia' } })
      await sql`insert into combinaciones_de_productos (solucion) select ${solution}::integer from generate_series(1, ${n}::integer)`.execute(
        db(),
      )
      const rows = sql`select id, ${crop}::integer, 1 from combinaciones_de_productos where solucion = ${solution}`
      const begun = performance.now()
      await sql`insert into combinaciones_de_productos_cultivos (registro, elemento, posicion) ${rows}`.execute(db())
      await sql`update combinaciones_de_productos set observaciones = '{"es_ES": "o"}' where solucion = ${solution}`.execute(db())
      return performance.now() - begun
    }
    await timeOf(1)
    const few = Math.min(await timeOf(1_000), await timeOf(1_000))
    const many = Math.min(await timeOf(8_000), await timeOf(8_000))
    // Linear time gives 8; if each record is compared with all others, more than 40.
    expect(many / few).toBeLessThan(24)
  })
})
