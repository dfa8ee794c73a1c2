import { createRandom } from '@demo/random'
import type { PaginaDeHistorial, VersionDeRegistro } from '@/shared/history'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

const STEPS = 70
/** Number of the first step that begins a save of its own. */
const OWN_SAVE = 6
const PARTS = ['lineas_de_composicion', 'como_se_aplica', 'resultados_de_ensayo', 'adjuntos_de_ensayo', 'combinaciones_de_productos']
const OWNER: Record<string, string> = {
  productos_acabados: 'producto_acabado',
  productos_genericos: 'producto_generico',
  ensayos: 'ensayo',
  soluciones: 'solucion',
}

type Body = Record<string, unknown>

describe.each([ENGINE])('the history (%s)', engine => {
  const { send, db, newToken } = useTwoApps(engine)
  const random = createRandom(`history ${engine}`)
  const text = () => random.pick(['uno', 'dos', 'tres H<sub>2</sub>O', '', 'ñandú'])
  const texts = () => ({ es_ES: text(), ...(random.chance(0.5) && { fr_FR: text() }), ...(random.chance(0.2) && { pt_PT: text() }) })
  const some = <T>(values: readonly T[]) => random.sample(values, random.integer(0, values.length))
  let tokens: string[]
  let stages: number[]

  beforeAll(async () => {
    tokens = [await newToken('beto@example.com'), await newToken('carla@example.com', true)]
    for (const table of ['iconos', 'envases', 'magnitudes', 'componentes', 'familias'])
      await sql`insert into ${sql.table(table)} default values`
        .execute(db())
        .then(async () => sql`insert into ${sql.table(table)} default values`.execute(db()))
    const crop = await send('POST', '/api/cultivos/', { json: { nombre: { es_ES: 'Tomate' } } })
    stages = []
    for (let n = 0; n < 3; n++)
      stages.push(
        (await send('POST', '/api/estados_fenologicos/', { json: { cultivo: crop.json<{ id: number }>().id } })).json<{ id: number }>().id,
      )
  })

  const bodies: Record<string, () => Body> = {
    productos_acabados: () => ({
      codigo: `A-${random.integer(1, 99)}`,
      ...(random.chance(0.6) && { nombre: texts() }),
      ...(random.chance(0.6) && { descripcion: texts() }),
      ...(random.chance(0.5) && { familia: random.pick([null, 1, 2]) }),
      ...(random.chance(0.5) && { iconos: some([1, 2]), envases: some([2, 1]) }),
      ...(random.chance(0.5) && { paises: some(['es', 'PT', 'FR']), estados_fenologicos: some(stages) }),
      ...(random.chance(0.3) && { activo: random.chance(0.5) }),
    }),
    productos_genericos: () => ({ codigo: randomUUID(), nombre: texts(), prioridad: random.integer(0, 9), iconos: some([1, 2]) }),
    ensayos: () => ({
      codigo: randomUUID(),
      nombre: texts(),
      roi: random.pick([null, 1.25, 3.4]),
      fecha: random.pick([null, '2026-02-28']),
      pais: 'es',
    }),
    soluciones: () => ({ nombre: texts() }),
    familias: () => ({ nombre: texts(), color: random.pick(['', '#aabbcc']) }),
  }

  const parts: Record<string, (owner: Body) => Body> = {
    lineas_de_composicion: owner => ({
      ...owner,
      cantidad_1: random.pick([null, 0.5, 7.12345]),
      componente: random.pick([null, 1, 2]),
      valor: texts(),
    }),
    como_se_aplica: owner => ({ ...owner, estado_fenologico: random.pick(stages), dosis: text(), objetivo: texts() }),
    resultados_de_ensayo: owner => ({ ...owner, valor: random.pick([null, 1.5, 1e-7]), descripcion: texts() }),
    adjuntos_de_ensayo: owner => ({ ...owner, descripcion: texts(), orden: random.integer(0, 9) }),
    combinaciones_de_productos: owner => ({ ...owner, observaciones: texts(), cultivos: some([1]) }),
  }
  const partsOf: Record<string, string[]> = {
    productos_acabados: ['lineas_de_composicion', 'como_se_aplica'],
    productos_genericos: ['lineas_de_composicion', 'como_se_aplica'],
    ensayos: ['resultados_de_ensayo', 'adjuntos_de_ensayo'],
    soluciones: ['combinaciones_de_productos'],
  }

  const list = async (table: string) => (await send('GET', `/api/${table}/`)).json<(Body & { id: number })[]>()
  /** Headers with the save of the next calls, or without one, and their token. */
  let save: { headers: Record<string, string>; token: string | undefined }
  const renewSave = () => {
    save = { headers: random.chance(0.6) ? { 'save-id': randomUUID() } : {}, token: random.pick(tokens) }
  }
  const kind = () => random.pick(Object.keys(bodies))
  const someOf = async (table: string) => random.pick([...(await list(table)), undefined])?.id

  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const table = kind()
      const made = await send('POST', `/api/${table}/`, { json: bodies[table]?.() ?? {}, ...save })
      expect(made.statusCode).toBe(201)
    },
    async () => {
      const table = kind()
      const id = await someOf(table)
      if (id === undefined) return
      const changed = await send('PUT', `/api/${table}/${id}/`, { json: bodies[table]?.() ?? {}, ...save })
      expect(changed.statusCode).toBe(200)
    },
    async () => {
      const table = random.pick(Object.keys(partsOf))
      const id = await someOf(table)
      const part = random.pick(partsOf[table] ?? [])
      if (id === undefined) return
      const json = parts[part]?.({ [OWNER[table] ?? '']: id }) ?? {}
      expect((await send('POST', `/api/${part}/`, { json, ...save })).statusCode).toBe(201)
    },
    async () => {
      const part = random.pick(PARTS)
      const id = await someOf(part)
      if (id !== undefined) await send('DELETE', `/api/${part}/${id}/`, save)
    },
    async () => {
      const part = random.pick(['como_se_aplica', 'combinaciones_de_productos', 'adjuntos_de_ensayo'])
      const found = random.pick([...(await list(part)), undefined])
      if (found === undefined) return
      const json = parts[part]?.({}) ?? {}
      expect((await send('PUT', `/api/${part}/${found.id}/`, { json, ...save })).statusCode).toBe(200)
    },
    async () => {
      const table = kind()
      const id = await someOf(table)
      if (id !== undefined) await send('DELETE', `/api/${table}/${id}/`, save)
    },
    async () => {
      const bin = (await send('GET', '/api/papelera/')).json<{ id: number }[]>()
      const found = random.pick([...bin, undefined])
      if (found) await send('POST', `/api/papelera/${found.id}/restaurar/`, save)
    },
    // Refused after a partial write, and statements by hand: the history has no rolled-back changes, and all others.
    async () =>
      send('PUT', `/api/productos_acabados/${(await someOf('productos_acabados')) ?? 1}/`, { json: { codigo: 'x', iconos: [99] } }),
    async () =>
      db()
        .transaction()
        .execute(async transaction => {
          await sql`update productos_acabados set empresa = 'X'`.execute(transaction)
          throw new Error('taken back')
        })
        .catch(() => undefined),
    async () =>
      db()
        .transaction()
        .execute(async transaction => {
          await sql`update familias set prioridad = prioridad + 1`.execute(transaction)
          await sql`savepoint antes`.execute(transaction)
          await sql`update ensayos set roi = 9`.execute(transaction)
          await sql`rollback to savepoint antes`.execute(transaction)
          await sql`update soluciones set descripcion = '{"es_ES": "a mano"}'`.execute(transaction)
        }),
    async () => sql`update productos_acabados_iconos set posicion = 3 - posicion`.execute(db()),
  ]

  /** All current records with their parts, by kind and id. */
  const look = async () => {
    const found = new Map<string, unknown>()
    const rows = Object.fromEntries(
      await Promise.all([...Object.keys(bodies), ...PARTS].map(async table => [table, await list(table)] as const)),
    )
    for (const table of Object.keys(bodies))
      for (const { slug: _, ...registro } of rows[table] ?? []) {
        const owner = OWNER[table] ?? ''
        const partes = Object.fromEntries(
          (partsOf[table] ?? []).map(part => [part, (rows[part] ?? []).filter(each => each[owner] === registro.id)]),
        )
        found.set(`${table} ${registro.id}`, { registro, partes })
      }
    return found
  }

  const lastEntry = async () =>
    (await sql<{ n: number }>`select coalesce(max(id), 0)::integer as n from historial`.execute(db())).rows[0]?.n ?? 0

  it('has every change: what it says of any entry is what was there then [HI-01]', async () => {
    const seen = new Map<number, Awaited<ReturnType<typeof look>>>()
    for (let step = 0; step < STEPS; step++) {
      if (step === 0 || random.chance(0.4)) renewSave()
      const at = random.integer(0, steps.length - 1)
      await steps[at]?.()
      // A new save for each step: a later call of an earlier save would change an entry before the entry of this step.
      if (at >= OWN_SAVE) renewSave()
      seen.set(await lastEntry(), await look())
    }
    let compared = 0
    for (const [entry, known] of seen) {
      for (const [key, was] of known) {
        const [tipo, id] = key.split(' ')
        const answer = await send('GET', `/api/historial/${entry}/version/?tipo=${tipo}&id=${id}`)
        expect(answer.statusCode).toBe(200)
        const { nombres: _, ...version } = answer.json<VersionDeRegistro>()
        const { slug: _slug, ...registro } = version.registro
        expect([entry, { ...version, registro }]).toEqual([entry, was])
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan((STEPS * 2) / 3)
  })

  it('tells each entry once, newest first, on pages that follow each other [HI-02, HI-05]', async () => {
    const ids: number[] = []
    let antes: string | null = ''
    let total: number | null = null
    while (antes !== null) {
      const page: PaginaDeHistorial = (
        await send('GET', `/api/historial/?limite=7${antes === '' ? '' : `&antes=${antes}`}`)
      ).json<PaginaDeHistorial>()
      ids.push(...page.entradas.map(({ id }) => id))
      total ??= page.total
      antes = page.siguiente
    }
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })
})
