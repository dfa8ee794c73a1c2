import { createRandom } from '@demo/random'
import type { Reversion, PaginaDeHistorial } from '@/shared/history'
import { allResources } from '@/shared/resources/registry'
import { sign } from '@server/database/author'
import { isList, listTable } from '@server/resources/columns'
import { ownerlessResources } from '@server/resources/references'
import { allEngines, engines, ENGINE } from '@test/support/engines'
import { useTwoApps, type Method } from '@test/support/twoApps'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

type Body = Record<string, unknown>
type Apps = ReturnType<typeof useTwoApps>

const es = (es_ES: string) => ({ nombre: { es_ES } })

/** Helpers: calls of a save, undo, and state of all records. */
const helpersOf = ({ send, db }: Apps) => {
  const call = async (method: Method, path: string, json?: object, save: string = randomUUID()) => {
    const answer = await send(method, `/api/${path}`, { ...(json && { json }), headers: { 'save-id': save } })
    expect([path, Math.floor(answer.statusCode / 100)]).toEqual([path, 2])
    return answer
  }
  const make = async (table: string, json: object, save?: string) => (await call('POST', `${table}/`, json, save)).json<{ id: number }>().id
  const change = (table: string, id: number, json: object, save?: string) => call('PUT', `${table}/${id}/`, json, save)
  const remove = (table: string, id: number, save?: string) => call('DELETE', `${table}/${id}/`, undefined, save)
  const latest = async () => (await send('GET', '/api/historial/?limite=1')).json<PaginaDeHistorial>().entradas[0]
  const lastEntry = async () => (await latest())?.id ?? 0
  const tryUndo = (entry: number, headers = {}) => send('POST', `/api/historial/${entry}/deshacer/`, { headers })
  const undo = async (entry: number) => {
    const answer = await tryUndo(entry)
    expect([answer.statusCode, answer.json<object>()]).toEqual([200, expect.anything()])
    return answer.json<Reversion>()
  }
  /** Every row of every resource without its version, and the elements of its lists in order. */
  const look = async () => {
    const state: Record<string, unknown[]> = {}
    for (const { name, fields } of allResources) {
      const lists = Object.entries(fields).flatMap(([member, field]) =>
        isList(field)
          ? [
              sql`(select json_agg(elemento order by posicion) from ${listTable(name, member)} as l where l.registro = t.id) as ${sql.ref(member)}`,
            ]
          : [],
      )
      const { rows } = await sql<{ fila: Body }>`
        select to_jsonb(x) - 'version' as fila from (select ${sql.join([sql`t.*`, ...lists])} from ${sql.table(name)} as t order by id) as x
      `.execute(db())
      state[name] = rows.map(({ fila }) => fila)
    }
    return state
  }
  return { call, make, change, remove, latest, lastEntry, tryUndo, undo, look }
}

describe.each(engines)('undoing an entry of the history (%s)', engine => {
  const apps = useTwoApps(engine)
  const { make, change, remove, latest, lastEntry, tryUndo, undo, look } = helpersOf(apps)

  it('takes back what a save made, changed and deleted, with parts and lists, as one entry [IX-07]', async () => {
    const [old, going] = [await make('familias', es('Vieja')), await make('familias', es('Que se va'))]
    const icons = [await make('iconos', es('Uno')), await make('iconos', es('Dos'))]
    const component = await make('componentes', es('Boro'))
    const kept = await make('productos_genericos', { codigo: 'K-1', ...es('Queda'), familia: old, iconos: icons })
    const line = await make('lineas_de_composicion', { producto_generico: kept, componente: component, cantidad_1: 7.12345 })
    const gone = await make('productos_genericos', { codigo: 'G-1', ...es('Va'), familia: going, iconos: [icons[1]] })
    await make('lineas_de_composicion', { producto_generico: gone, componente: component, cantidad_1: 1.5 })
    const before = await look()

    const save = randomUUID()
    const made = await make('familias', es('Nueva'), save)
    await remove('lineas_de_composicion', line, save)
    await change('productos_genericos', kept, { codigo: 'K-2', familia: made, iconos: [icons[1]] }, save)
    await make('lineas_de_composicion', { producto_generico: kept, cantidad_1: 3 }, save)
    await remove('productos_genericos', gone, save)
    await remove('familias', going, save)
    // Other records of the same save take the former codes.
    const copy = await make('productos_genericos', { codigo: 'G-1', ...es('Otro'), familia: made }, save)
    await make('productos_genericos', { codigo: 'K-1', ...es('Otro más') }, save)
    await make('lineas_de_composicion', { producto_generico: copy, cantidad_1: 2 }, save)
    const entry = await lastEntry()

    const answer = await undo(entry)
    expect(await look()).toEqual(before)
    expect(answer).toEqual({ deshechos: 6, cambiados: [] })
    expect(await latest()).toMatchObject({ accion: 'restaurado', registros: 6, usuario: { id: expect.any(Number) } })

    const second = await tryUndo(entry)
    expect([second.statusCode, second.json()]).toEqual([409, { detail: 'Ya no queda nada que deshacer.' }])
    expect(await look()).toEqual(before)
  })

  it('is undone itself, and the entry then once more [IX-07]', async () => {
    const before = await look()
    const save = randomUUID()
    const familia = await make('familias', es('Ida y vuelta'), save)
    await make('productos_acabados', { codigo: 'IV', familia, paises: ['es', 'PT'] }, save)
    const entry = await lastEntry()
    const after = await look()
    await undo(entry)
    await undo(await lastEntry())
    expect(await look()).toEqual(after)
    expect(await undo(entry)).toEqual({ deshechos: 2, cambiados: [] })
    expect(await look()).toEqual(before)
  })

  it('leaves and names what has changed since, is in use, or lacks what it named, with all that needs it [IX-07]', async () => {
    const [familia, other] = [await make('familias', es('Antes')), await make('familias', es('Se va después'))]
    const plain = await make('productos_genericos', { codigo: 'L-1', ...es('Uno'), familia })
    const touched = await make('productos_genericos', { codigo: 'L-2', ...es('Dos'), familia })
    const withPart = await make('productos_genericos', { codigo: 'L-3', ...es('Tres'), familia })
    const lacking = await make('productos_genericos', { codigo: 'L-4', ...es('Cuatro'), familia: other })
    const taken = await make('productos_genericos', { codigo: 'L-5', ...es('Cinco') })

    const save = randomUUID()
    const made = await make('familias', es('Nueva'), save)
    const used = await make('componentes', es('Usado'), save)
    for (const id of [plain, touched, withPart, lacking]) await change('productos_genericos', id, { familia: made }, save)
    await change('productos_genericos', taken, { codigo: 'L-6' }, save)
    const unused = await make('componentes', es('Sin usar'), save)
    const entry = await lastEntry()

    await change('productos_genericos', touched, { prioridad: 9 })
    await make('lineas_de_composicion', { producto_generico: withPart, componente: used })
    await remove('familias', other)
    await make('productos_genericos', { codigo: 'l-5' })
    const left = await look()

    const answer = await undo(entry)
    const named = (tipo: string, id: number, codigo: string | null, nombre: string) => ({ tipo, id, codigo, nombre: { es_ES: nombre } })
    expect(answer).toEqual({
      deshechos: 2,
      cambiados: [
        named('familias', made, null, 'Nueva'),
        named('componentes', used, null, 'Usado'),
        named('productos_genericos', touched, 'L-2', 'Dos'),
        named('productos_genericos', withPart, 'L-3', 'Tres'),
        named('productos_genericos', lacking, 'L-4', 'Cuatro'),
        named('productos_genericos', taken, 'L-6', 'Cinco'),
      ],
    })
    const now = await look()
    expect(now).toEqual({
      ...left,
      componentes: left['componentes']?.filter(each => (each as Body)['id'] !== unused),
      productos_genericos: left['productos_genericos']?.map(each =>
        (each as Body)['id'] === plain ? { ...(each as Body), familia } : each,
      ),
    })
    const second = await tryUndo(entry)
    expect(second.statusCode).toBe(409)
    expect(second.json<{ detail: string }>().detail).toMatch(
      /^No queda nada que deshacer: .* \(Nueva, Usado, Dos, Tres, Cuatro y 1 más\)\.$/,
    )
  })

  it('counts later changes by what they come to, and what is gone since by the name that it had [IX-07]', async () => {
    const [back, gone] = [await make('familias', es('Vuelve')), await make('familias', es('Se va'))]
    const save = randomUUID()
    await change('familias', back, es('Cambiada'), save)
    await change('familias', gone, es('Nombre último'), save)
    const entry = await lastEntry()
    await change('familias', back, { color: '#aabbcc' })
    await change('familias', back, { color: '' })
    await remove('familias', gone)
    expect(await undo(entry)).toEqual({
      deshechos: 1,
      cambiados: [{ tipo: 'familias', id: gone, codigo: null, nombre: { es_ES: 'Nombre último' } }],
    })
    expect((await look())['familias']).toContainEqual(expect.objectContaining({ id: back, ...es('Vuelve'), color: '' }))
  })

  it('leaves a part that is another record’s by now [IX-07]', async () => {
    const crop = await make('cultivos', es('Vid'))
    const stage = await make('estados_fenologicos', { cultivo: crop, ...es('Brotación') })
    const [one, two] = [await make('productos_genericos', { codigo: 'P-1' }), await make('productos_genericos', { codigo: 'P-2' })]
    const part = await make('como_se_aplica', { producto_generico: one, estado_fenologico: stage, dosis: '1 L' })
    await change('como_se_aplica', part, { dosis: '2 L' })
    const entry = await lastEntry()
    await change('como_se_aplica', part, { producto_generico: two, producto_acabado: null })
    const before = await look()
    expect((await tryUndo(entry)).statusCode).toBe(409)
    expect(await look()).toEqual(before)
  })

  it('gives records that came back to those that were restored without them [HI-04, IX-07]', async () => {
    const familia = await make('familias', es('Perdida'))
    const product = await make('productos_genericos', { codigo: 'D-1', familia })
    const before = await look()
    await remove('productos_genericos', product)
    await remove('familias', familia)
    const entry = await lastEntry()
    const [trashed] = (await apps.send('GET', '/api/papelera/'))
      .json<{ id: number; tipo: string }[]>()
      .filter(each => each.tipo === 'productos_genericos')
    expect((await apps.send('POST', `/api/papelera/${trashed?.id}/restaurar/`)).statusCode).toBe(200)
    await undo(entry)
    expect(await look()).toEqual(before)
  })

  it('restores parts that an earlier restore had to leave out [HI-04, IX-07]', async () => {
    const crop = await make('cultivos', es('Vid'))
    const stage = await make('estados_fenologicos', { cultivo: crop, ...es('Envero') })
    const product = await make('productos_genericos', { codigo: 'D-2' })
    await make('como_se_aplica', { producto_generico: product, estado_fenologico: stage, dosis: '1 L' })
    const before = await look()
    const save = randomUUID()
    await remove('productos_genericos', product, save)
    await remove('estados_fenologicos', stage, save)
    const entry = await lastEntry()
    const [inTrash] = (await apps.send('GET', '/api/papelera/'))
      .json<{ id: number; tipo: string; registro: number }[]>()
      .filter(each => each.tipo === 'productos_genericos' && each.registro === product)
    const restored = await apps.send('POST', `/api/papelera/${inTrash?.id}/restaurar/`)
    expect([restored.statusCode, restored.json<{ perdidas: object[] }>().perdidas.length]).toEqual([200, 1])
    await remove('productos_genericos', product)
    expect(await undo(entry)).toEqual({ deshechos: 2, cambiados: [] })
    expect(await look()).toEqual(before)
  })

  it('changes nothing where a statement in the middle fails [IX-07]', async () => {
    const gone = await make('familias', es('Volvería'))
    const changed = await make('iconos', es('Sería otro'))
    const save = randomUUID()
    await remove('familias', gone, save)
    await change('iconos', changed, es('Es otro'), save)
    await make('familias', es('Se iría'), save)
    const entry = await lastEntry()
    const before = await look()
    await sql`create function falla() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(apps.db())
    await sql`create trigger falla before delete on familias for each row execute function falla()`.execute(apps.db())
    try {
      expect((await tryUndo(entry)).statusCode).toBe(500)
    } finally {
      await sql`drop function falla cascade`.execute(apps.db())
    }
    expect([await look(), await lastEntry()]).toEqual([before, entry])
    expect(await undo(entry)).toEqual({ deshechos: 3, cambiados: [] })
  })

  it('answers the same to the same key, 404 to an unknown entry and 401 without a session [IX-07]', async () => {
    await make('familias', es('Con clave'))
    const entry = await lastEntry()
    const key = { 'idempotency-key': randomUUID() }
    const first = await tryUndo(entry, key)
    const again = await tryUndo(entry, key)
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body])
    expect((await tryUndo(987_654_321)).statusCode).toBe(404)
    expect((await tryUndo(entry, { authorization: '' })).statusCode).toBe(401)
  })

  it('takes one of two calls at once [IX-07]', async () => {
    await make('familias', es('Una vez'))
    const entry = await lastEntry()
    const answers = await Promise.all([0, 1].map(at => apps.send('POST', `/api/historial/${entry}/deshacer/`, { at })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

const RUNS = 6
const STEPS = 14
const OWNERS: Record<string, [part: string, member: string][]> = {
  productos_genericos: [
    ['lineas_de_composicion', 'producto_generico'],
    ['como_se_aplica', 'producto_generico'],
  ],
  productos_acabados: [
    ['lineas_de_composicion', 'producto_acabado'],
    ['como_se_aplica', 'producto_acabado'],
  ],
  ensayos: [
    ['resultados_de_ensayo', 'ensayo'],
    ['adjuntos_de_ensayo', 'ensayo'],
  ],
  soluciones: [['combinaciones_de_productos', 'solucion']],
}
const MASTERS = ['familias', 'iconos', 'componentes', 'magnitudes', 'envases', 'cultivos']

describe.each([ENGINE])('undoing random saves (%s)', engine => {
  const apps = useTwoApps(engine)
  const { make, tryUndo, look } = helpersOf(apps)

  /** Random bodies of records of any kind, with references to existing records. */
  const bodiesOf = (seed: string) => {
    const random = createRandom(seed)
    const idsOf = async (table: string) =>
      (await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(apps.db())).rows.map(({ id }) => id)
    const some = async (table: string) => {
      const ids = await idsOf(table)
      return random.sample(ids, random.integer(0, Math.min(3, ids.length)))
    }
    const one = async (table: string) => random.pick([...(await idsOf(table)), null])
    const texts = () => ({ es_ES: random.pick(['uno', 'dos', 'ñandú']), ...(random.chance(0.3) && { fr_FR: 'trois' }) })
    const code = () => `C-${random.integer(1, 6)}`
    const named = async () => ({ nombre: texts() })
    const bodies: Record<string, () => Promise<Body>> = {
      familias: named,
      iconos: named,
      componentes: named,
      cultivos: named,
      magnitudes: async () => ({ valor: texts() }),
      envases: async () => ({ valor: texts(), magnitud: await one('magnitudes') }),
      estados_fenologicos: async () => ({ cultivo: await one('cultivos'), nombre: texts() }),
      productos_genericos: async () => ({
        codigo: code(),
        nombre: texts(),
        familia: await one('familias'),
        iconos: await some('iconos'),
        estados_fenologicos: await some('estados_fenologicos'),
      }),
      productos_acabados: async () => ({
        codigo: code(),
        producto_generico: await one('productos_genericos'),
        envases: await some('envases'),
        paises: random.sample(['es', 'PT', 'FR'], 2),
      }),
      ensayos: async () => ({
        codigo: code(),
        roi: random.pick([null, 1.25]),
        fecha: random.pick([null, '2026-02-28']),
        pais: random.pick([null, 'es']),
        cultivo: await one('cultivos'),
        productos: await some('productos_genericos'),
      }),
      soluciones: named,
      lineas_de_composicion: async () => ({
        componente: await one('componentes'),
        cantidad_1: random.pick([null, 7.12345]),
        magnitud_1: await one('magnitudes'),
      }),
      como_se_aplica: async () => ({ estado_fenologico: await one('estados_fenologicos'), dosis: random.pick(['', '2 L/ha']) }),
      resultados_de_ensayo: async () => ({ valor: random.pick([null, 1e-7]), magnitud: await one('magnitudes'), descripcion: texts() }),
      adjuntos_de_ensayo: async () => ({ descripcion: texts(), orden: random.integer(0, 9) }),
      combinaciones_de_productos: async () => ({
        observaciones: texts(),
        cultivos: await some('cultivos'),
        productos_genericos: await some('productos_genericos'),
        productos_acabados: await some('productos_acabados'),
      }),
    }
    const roots = Object.keys(bodies).filter(table => !Object.values(OWNERS).some(parts => parts.some(([part]) => part === table)))
    const send = (method: Method, path: string, save: string, json?: object) =>
      apps.send(method, `/api/${path}`, { ...(json && { json }), headers: { 'save-id': save } })
    /** Makes one random call of a save; a refused one has no effect. */
    const step = async (save: string) => {
      const table = random.pick(roots)
      const id = await one(table)
      const [part, member] = random.pick(OWNERS[table] ?? [['', '']])
      const kind = random.integer(0, 9)
      if (kind < 3 || id === null) return send('POST', `${table}/`, save, await bodies[table]?.())
      if (kind < 5) return send('PUT', `${table}/${id}/`, save, await bodies[table]?.())
      if (kind < 7) return send('DELETE', `${table}/${id}/`, save)
      if (part === '') return undefined
      if (kind < 9) return send('POST', `${part}/`, save, { ...(await bodies[part]?.()), [member]: id })
      const own = await one(part)
      return own === null ? undefined : send('DELETE', `${part}/${own}/`, save)
    }
    return { step, random }
  }

  /** Entries of a save, latest first. */
  const entriesOf = async (save: string) =>
    (
      await sql<{ id: number }>`select id::integer as id from historial where guardado = ${save}::uuid order by id desc`.execute(apps.db())
    ).rows.map(({ id }) => id)

  beforeAll(async () => {
    for (const table of MASTERS)
      for (const n of [1, 2, 3])
        await make(table, table === 'magnitudes' || table === 'envases' ? { valor: { es_ES: `${n}` } } : es(`${n}`))
    const { step } = bodiesOf('first')
    for (let n = 0; n < 60; n++) await step(randomUUID())
  })

  it('leaves every record as it was before the save, whatever that did [IX-07]', async () => {
    let undone = 0
    for (let run = 0; run < RUNS; run++) {
      const { step, random } = bodiesOf(`${engine} ${run}`)
      const save = randomUUID()
      const before = await look()
      for (let n = random.integer(1, STEPS); n > 0; n--) await step(save)
      // A save may have several entries, if a call has reverted an earlier one.
      for (const entry of await entriesOf(save)) {
        const answer = await tryUndo(entry)
        if (answer.statusCode === 409) continue
        expect([run, answer.statusCode, answer.json<Reversion>().cambiados]).toEqual([run, 200, []])
        undone += answer.json<Reversion>().deshechos
      }
      expect([run, await look()]).toEqual([run, before])
      // Changes the state for the next run.
      for (let n = 0; n < 4; n++) await step(randomUUID())
    }
    expect(undone).toBeGreaterThan(RUNS)
  })

  type Roots = Map<string, unknown>

  /** Records by kind and id, each with its parts. */
  const rootsOf = (state: Record<string, unknown[]>): Roots => {
    const rowsOf = (table: string) => (state[table] ?? []) as (Body & { id: number })[]
    return new Map(
      ownerlessResources.flatMap(({ name }) =>
        rowsOf(name).map(row => {
          const parts = (OWNERS[name] ?? []).map(([part, member]) => rowsOf(part).filter(each => each[member] === row.id))
          return [`${name} ${row.id}`, { row, parts }] as const
        }),
      ),
    )
  }

  it('leaves and names what others have changed meanwhile, and brings all else back [IX-07]', async () => {
    const seen = { named: 0, undone: 0 }
    for (let run = 0; run < RUNS; run++) {
      const { step, random } = bodiesOf(`${engine} between ${run}`)
      const save = randomUUID()
      const before = rootsOf(await look())
      for (let n = random.integer(3, STEPS); n > 0; n--) await step(save)
      const [entry, ...others] = await entriesOf(save)
      const after = rootsOf(await look())
      const isWritten = [...after].some(([key, record]) => JSON.stringify(record) !== JSON.stringify(before.get(key)))
      if (entry === undefined || others.length > 0 || !isWritten) continue
      for (let n = random.integer(1, 6); n > 0; n--) await step(randomUUID())
      // A record of the save, which gets a further change.
      const [table = '', id] = random
        .pick([...after.keys()].filter(key => JSON.stringify(after.get(key)) !== JSON.stringify(before.get(key))))
        .split(' ')
      const title = sql.ref(ownerlessResources.find(({ name }) => name === table)?.title ?? 'nombre')
      await sql`update ${sql.table(table)} set ${title} = '{"es_ES": "de otros"}' where id = ${id}::integer`.execute(apps.db())
      const between = rootsOf(await look())
      const answer = await tryUndo(entry)
      const now = rootsOf(await look())
      const { rows } = await sql<{ key: string }>`
        select distinct raiz_tipo || ' ' || raiz as key from historial_cambios where entrada = ${entry} and not vacio`.execute(apps.db())
      const touched = new Set(rows.map(({ key }) => key))
      expect([200, 409]).toContain(answer.statusCode)
      const { deshechos = 0, cambiados } = answer.json<Partial<Reversion>>()
      // A refused undo changes no record.
      const named = cambiados ? new Set(cambiados.map(({ tipo, id }) => `${tipo} ${id}`)) : touched
      for (const key of new Set([...before.keys(), ...between.keys(), ...now.keys()])) {
        const isUndone = touched.has(key) && !named.has(key)
        expect([run, key, now.get(key)]).toEqual([run, key, (isUndone ? before : between).get(key)])
      }
      const isAs = (key: string, state: Roots) => JSON.stringify(between.get(key)) === JSON.stringify(state.get(key))
      const changed = [...touched].filter(key => !isAs(key, after) && !isAs(key, before))
      expect([run, changed.filter(key => !named.has(key))]).toEqual([run, []])
      seen.named += cambiados?.length ?? 0
      seen.undone += deshechos
    }
    expect([seen.named > 0, seen.undone > RUNS / 2]).toEqual([true, true])
  })
})

/** Number of records; three times as many still fit into one portion. */
const MANY = 300

describe.each([ENGINE])('undoing a large entry (%s)', engine => {
  const apps = useTwoApps(engine)
  const { lastEntry, tryUndo, look } = helpersOf(apps)

  /** Number of statements for undoing a save that created, changed and deleted `n` products each, with lines and icons, and created a family. */
  const undoMany = async (n: number) => {
    const prefix = randomUUID()
    const [{ id: user } = { id: 0 }] = (await sql<{ id: number }>`select id from usuarios`.execute(apps.db())).rows
    const inSave = async (statements: readonly ReturnType<typeof sql>[]) =>
      apps
        .db()
        .transaction()
        .execute(async transaction => {
          await sign(transaction, { usuario: user })
          for (const statement of statements) await statement.execute(transaction)
        })
    const products = (kind: string) => sql`select id from productos_genericos where codigo like ${`${prefix} ${kind} %`}`
    const insert = (kind: string) => [
      sql`
        insert into productos_genericos (codigo, nombre, descripcion, familia)
        select ${`${prefix} ${kind} `} || n, jsonb_build_object('es_ES', 'Boro ' || n), '{"es_ES": "Texto"}', (select max(id) from familias)
        from generate_series(1, ${n}::integer) as n`,
      sql`insert into productos_genericos_iconos (registro, elemento, posicion) select id, (select min(id) from iconos), 1 from (${products(kind)}) as p`,
      sql`insert into lineas_de_composicion (producto_generico, cantidad_1, orden) select id, 1.5, orden from (${products(kind)}) as p, generate_series(1, 3) as orden`,
    ]
    await inSave([
      sql`insert into familias default values`,
      sql`insert into iconos select from generate_series(1, 2)`,
      ...insert('changed'),
      ...insert('deleted'),
    ])
    const before = await look()
    await inSave([
      sql`insert into familias (color) values ('#aabbcc')`,
      ...insert('made'),
      sql`update productos_genericos set prioridad = 7, codigo = codigo || ' bis', version = version + 1 where id in (${products('changed')})`,
      sql`update productos_genericos_iconos set elemento = elemento + 1 where registro in (${products('changed')})`,
      sql`delete from lineas_de_composicion where orden = 2 and producto_generico in (${products('changed')})`,
      sql`delete from productos_genericos where id in (${products('deleted')})`,
    ])
    const entry = await lastEntry()
    const statements = apps.asked.statements
    const answer = await tryUndo(entry)
    const asked = apps.asked.statements - statements
    expect([answer.statusCode, answer.json<object>()]).toEqual([200, { deshechos: 3 * n + 1, cambiados: [] }])
    expect(await look()).toEqual(before)
    expect((await tryUndo(entry)).statusCode).toBe(409)
    return asked
  }

  it('asks the database as often as for a small one [IX-07]', async () => {
    const few = await undoMany(2)
    expect(await undoMany(MANY)).toBe(few)
  })
})

const HELD = 20

describe.each(allEngines.filter(each => each === 'postgres'))('undoing beside saves (%s)', engine => {
  const apps = useTwoApps(engine)
  const { make, change, remove, lastEntry, tryUndo, look } = helpersOf(apps)

  it.each(['a restore', 'an undo'])(
    'keeps the reference between two records that return side by side, one by %s [HI-04, IX-07]',
    async by => {
      const familia = await make('familias', es('Con la otra'))
      const product = await make('productos_genericos', { codigo: by, familia })
      const before = await look()
      await remove('productos_genericos', product)
      await remove('familias', familia)
      const entry = await lastEntry()
      const trash = (await apps.send('GET', '/api/papelera/')).json<{ id: number; tipo: string; registro: number }[]>()
      const restore = (tipo: string, id: number) => {
        const inTrash = trash.find(each => each.tipo === tipo && each.registro === id)
        return apps.send('POST', `/api/papelera/${inTrash?.id}/restaurar/`)
      }
      const answers = await apps
        .db()
        .transaction()
        .execute(async holder => {
          /** Waits until this many connections wait for a lock. */
          const waiting = async (count: number) => {
            for (let n = 0; n < count;) n = (await sql`select distinct pid from pg_locks where not granted`.execute(holder)).rows.length
          }
          // The restore of the product stops after it has looked its family up.
          await sql`select from versiones_de_tabla where tabla = 'productos_genericos' for update`.execute(holder)
          const first = restore('productos_genericos', product)
          await waiting(1)
          const second = by === 'an undo' ? tryUndo(entry) : restore('familias', familia)
          await Promise.race([second, waiting(2)])
          return { all: Promise.all([first, second]) }
        })
      expect((await answers.all).map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(await look()).toEqual(before)
    },
  )

  it('waits for a record that is being saved without holding what that refers to [IX-07]', async () => {
    const before = await make('productos_genericos', { codigo: 'H-1' })
    const save = randomUUID()
    const familia = await make('familias', es('Nueva'), save)
    await change('productos_genericos', before, { familia }, save)
    const entry = await lastEntry()
    const undoing = await apps
      .db()
      .transaction()
      .execute(async saving => {
        await sql`select from productos_genericos where id = ${before} for update`.execute(saving)
        const undoing = tryUndo(entry)
        for (let isWaiting = false; !isWaiting;) {
          const { rows } = await sql`
          select from pg_locks where not granted`.execute(saving)
          isWaiting = rows.length > 0
        }
        await sql`select from familias where id = ${familia} for key share nowait`.execute(saving)
        return { undoing }
      })
    expect((await undoing.undoing).statusCode).toBe(200)
  })

  it('is done by two at once, in whatever order their entries touched the same tables [IX-07]', async () => {
    const familias: number[] = []
    const productos: number[] = []
    for (let n = 0; n < HELD; n++) {
      familias.push(await make('familias', es(`F ${n}`)))
      productos.push(await make('productos_genericos', { codigo: `M-${n}` }))
    }
    const before = await look()
    const entries: number[] = []
    // The first save changes half of the records in order, the second one the others in reverse order.
    for (const half of [0, 1]) {
      const save = randomUUID()
      const steps = familias.flatMap((familia, n) =>
        n % 2 === half
          ? [
              () => change('familias', familia, { color: '#aabbcc' }, save),
              () => change('productos_genericos', productos[n] ?? 0, { familia: familias[HELD - 1 - n] }, save),
            ]
          : [],
      )
      for (const step of half === 0 ? steps : steps.toReversed()) await step()
      entries.push(await lastEntry())
    }
    const answers = await Promise.all(entries.map((entry, at) => apps.send('POST', `/api/historial/${entry}/deshacer/`, { at })))
    expect(answers.map(each => [each.statusCode, each.json<Reversion>().deshechos])).toEqual(entries.map(() => [200, HELD]))
    expect(await look()).toEqual(before)
  })
})
