import { Album } from '@demo/album'
import { createDatos } from '@demo/datos'
import { insertDatos } from '@demo/insertDatos'
import { makePicture } from '@demo/makePicture'
import { removeDemoAccount } from '@demo/removeAccount'
import { isDemoOpen } from '@server/auth/demoAccount'
import { hashPassword } from '@server/auth/passwords'
import { OperatorError } from '@server/errors'
import type { Database } from '@server/database/database'
import { openDatabase, type DatabaseSettings } from '@server/database/open'
import type { Schema } from '@server/database/schema'
import { createImageStore } from '@server/images/imageStore'
import { inspected } from '@test/server/images/samples'
import { useDatabases } from '@test/support/databases'
import { ENGINE } from '@test/support/engines'
import { sql } from 'kysely'
import { MAIN_LOCALES, type LocaleMap } from '@/shared/locales'

type Rows = Record<string, unknown>[]

/** All rows of the portions, by table. */
const collect = (scale: number) => {
  const album = new Album()
  const tables = new Map<keyof Schema, Rows>()
  for (const filas of createDatos(scale, album))
    for (const [table, rows] of filas) tables.set(table, [...(tables.get(table) ?? []), ...(rows as Rows)])
  const rows = (table: keyof Schema): Rows => tables.get(table) ?? []
  return { album, tables, rows }
}

const { album, tables, rows } = collect(1)
const twice = collect(2)
const maps = (table: keyof Schema, field: string) => rows(table).map(row => row[field] as LocaleMap)
const numbers = (table: keyof Schema, field: string) => rows(table).flatMap(row => (row[field] === null ? [] : [Number(row[field])]))
const distinct = (table: keyof Schema, field: string) => new Set(rows(table).map(row => row[field])).size

describe('the demo data', () => {
  it.each<[keyof Schema, number]>([
    ['grupos_de_cultivo', 20],
    ['cultivos', 40],
    ['familias', 12],
    ['iconos', 15],
    ['envases', 10],
    ['componentes', 60],
    ['soluciones', 8],
    ['productos_genericos', 300],
    ['productos_acabados', 500],
    ['ensayos', 30],
  ])('has as many %s as the contract says: %i', (table, count) => {
    expect(rows(table)).toHaveLength(count)
  })

  it('is the same every time, whatever is made besides it', () => {
    const again = collect(1)
    expect([...again.tables]).toEqual([...tables])
    expect([...again.album.drawings]).toEqual([...album.drawings])
    expect(twice.rows('productos_acabados').slice(0, 500)).toEqual(rows('productos_acabados'))
  })

  it('has twice as many products and trials at twice the scale, under codes of their own, and none at 0', () => {
    expect(
      ['productos_genericos', 'productos_acabados', 'ensayos', 'cultivos'].map(table => twice.rows(table as keyof Schema).length),
    ).toEqual([600, 1000, 60, 40])
    expect(new Set(twice.rows('productos_genericos').map(({ codigo }) => codigo)).size).toBe(600)
    const none = collect(0)
    expect([...none.tables.keys()].filter(table => /producto|ensayo|linea|aplica/.test(table))).toEqual([])
    expect(none.rows('componentes')).toHaveLength(60)
  })

  it('gives every product and trial a code of its own', () => {
    expect([distinct('productos_genericos', 'codigo'), distinct('productos_acabados', 'codigo'), distinct('ensayos', 'codigo')]).toEqual([
      300, 500, 30,
    ])
  })

  it('has every text in Spanish, those of master data in the other main languages too, and so most of those of products [ML-01]', () => {
    for (const [table, its] of tables)
      for (const row of its)
        for (const [field, value] of Object.entries(row)) {
          if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) continue
          expect([table, field, (value as LocaleMap).es_ES]).toEqual([table, field, expect.stringMatching(/\S/)])
        }
    const translated = (table: keyof Schema, field: string) =>
      maps(table, field).filter(map => MAIN_LOCALES.every(locale => map[locale])).length
    const fields: [keyof Schema, string][] = [
      ['componentes', 'nombre'],
      ['familias', 'descripcion'],
      ['estados_fenologicos', 'nombre'],
      ['envases', 'valor'],
    ]
    for (const [table, field] of fields) expect([table, translated(table, field)]).toEqual([table, rows(table).length])
    expect(translated('productos_genericos', 'descripcion')).toBeGreaterThan(200)
    expect(translated('productos_genericos', 'descripcion')).toBeLessThan(300)
  })

  it('leaves no placeholder in a text', () => {
    expect(JSON.stringify([...tables])).not.toMatch(/\{\w+\}|undefined|NaN/)
  })

  it('writes formulas with sub- and superscripts, as characters and as markup [CQ-02, CQ-03]', () => {
    const names = maps('componentes', 'nombre').map(({ es_ES }) => es_ES)
    expect(names).toContain('Pentóxido de fósforo (P₂O₅)')
    expect(names).toContain('Óxido de potasio (K<sub>2</sub>O)')
    expect(names.filter(name => /<su[bp]>/.test(name ?? '')).length).toBeLessThan(10)
  })

  it('names the stages of every crop by their BBCH codes, in the order of the season [AP-01]', () => {
    const stages = rows('estados_fenologicos')
    for (const { id } of rows('cultivos')) {
      const its = stages.filter(({ cultivo }) => cultivo === id)
      const codes = its.map(({ nombre }) => /^BBCH (\d\d) · /.exec((nombre as LocaleMap).es_ES ?? '')?.[1])
      expect(its.map(({ orden }) => orden)).toEqual([...its.keys()])
      expect(its.length).toBeGreaterThan(5)
      expect(codes).toEqual([...new Set(codes)].sort())
    }
  })

  it('composes products of plausible amounts, heavier by volume than by weight in liquids [CO-04]', () => {
    expect(Math.min(...numbers('lineas_de_composicion', 'cantidad_1'))).toBeGreaterThan(0)
    expect(Math.max(...numbers('lineas_de_composicion', 'cantidad_1'))).toBeLessThanOrEqual(100)
    const liquid = rows('lineas_de_composicion').filter(({ cantidad_2 }) => cantidad_2 !== null)
    expect(liquid.length).toBeGreaterThan(1000)
    expect(liquid.every(({ cantidad_1, cantidad_2 }) => Number(cantidad_2) > Number(cantidad_1))).toBe(true)
    expect(rows('lineas_de_composicion').filter(({ componente }) => componente === null).length).toBeGreaterThan(100)
  })

  it('has several lines and entries for every product, in order [CO-01, AP-03]', () => {
    const lines = new Map<unknown, Rows>()
    for (const row of rows('lineas_de_composicion')) lines.set(row.producto_acabado, [...(lines.get(row.producto_acabado) ?? []), row])
    for (const { id } of rows('productos_acabados')) {
      const its = lines.get(id) ?? []
      expect(its.map(({ orden }) => orden)).toEqual([...its.keys()])
      expect(its.length).toBeGreaterThan(0)
    }
    const stagesWithEntry = new Set(
      rows('como_se_aplica').map(({ producto_acabado, estado_fenologico }) => `${String(producto_acabado)} ${String(estado_fenologico)}`),
    )
    for (const { registro, elemento } of rows('productos_acabados_estados_fenologicos'))
      expect(stagesWithEntry).toContain(`${String(registro)} ${String(elemento)}`)
  })

  it('gives doses with their units, days that exist and returns in range [TR-03, TR-11]', () => {
    expect(rows('como_se_aplica').filter(({ dosis }) => !/\d+-\d+ (cc\/hL|g\/hL|L\/ha|kg\/ha)/.test(String(dosis)))).toEqual([])
    expect(rows('ensayos').filter(({ fecha }) => new Date(`${String(fecha)}T00:00Z`).toISOString().slice(0, 10) !== fecha)).toEqual([])
    expect(numbers('ensayos', 'roi').every(roi => roi >= -9999.99 && roi <= 9999.99)).toBe(true)
  })

  it('has trials with results and attachments', () => {
    for (const table of ['resultados_de_ensayo', 'adjuntos_de_ensayo'] as const) expect(distinct(table, 'ensayo')).toBe(30)
  })

  it('has trials of several treatments, each with its yield beside that of a control, as many as they say [FT-04]', () => {
    const texts = (map: unknown) => (map as Record<string, string>)['es_ES'] ?? ''
    const yields = rows('resultados_de_ensayo').filter(({ descripcion }) => texts(descripcion).startsWith('Producción comercial, '))
    const trials = new Set(yields.map(({ ensayo }) => ensayo))
    expect(trials.size).toBe(10)
    for (const id of trials) {
      const its = yields.filter(({ ensayo }) => ensayo === id)
      const [control, ...treated] = its
      expect(texts(control?.descripcion)).toBe('Producción comercial, testigo sin tratar')
      expect(new Set(its.map(({ magnitud }) => magnitud)).size).toBe(1)
      expect(new Set(its.map(({ descripcion }) => texts(descripcion))).size).toBe(its.length)
      const trial = rows('ensayos').find(each => each.id === id)
      expect(texts(trial?.descripcion)).toContain(` ${its.length} tesis `)
      const [, dose] = /^([\d,]+ \S+)\/ha/.exec(texts(trial?.dosis)) ?? []
      expect(treated.map(({ descripcion }) => texts(descripcion))).toContain(`Producción comercial, ${dose}/ha`)
      const differences = treated.map(({ valor }) => Number(valor) / Number(control?.valor) - 1)
      expect(Math.max(...differences)).toBeGreaterThan(0.03)
      expect(Math.max(...differences)).toBeLessThan(0.22)
      expect(Math.min(...differences)).toBeGreaterThan(-0.02)
    }
  })

  it('draws pictures that are small, of their own and not grey', async () => {
    expect(distinct('cultivos', 'imagen')).toBe(40)
    expect(distinct('iconos', 'imagen')).toBe(15)
    expect(distinct('ensayos', 'imagen')).toBe(30)
    const first = [...album.drawings.values()].filter((_, index) => index % 40 === 0)
    for (const drawing of first) {
      expect(new Set(drawing.svg.match(/#[0-9a-f]{6}/g)).size).toBeGreaterThanOrEqual(2)
      const { hash, bytes } = await makePicture(drawing)
      expect(await inspected(bytes)).toMatchObject({ hash, tipo: 'image/png' })
      expect(bytes.length).toBeLessThan(40_000)
    }
  })
})

const newDatabase = useDatabases()

// One engine only: starting.long.test.ts and e2e/start.long.test.ts insert the demo data into either engine.
describe('the demo data in the database', () => {
  let database: Database
  let settings: DatabaseSettings
  const count = async (query: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(query)}`.execute(database.db)).rows[0]?.n

  beforeAll(async () => {
    settings = await newDatabase(ENGINE)
    database = await openDatabase(settings)
  })
  afterAll(() => database.close())

  it('goes in all or not at all', async () => {
    const store = createImageStore(settings)
    const broken = database.db.transaction().execute(async transaction => {
      await insertDatos(transaction, store, 0)
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect([await count('iconos'), await count('imagenes')]).toEqual([0, 0])
  })

  it('has all rows, refers only to what there is, and shows every picture', async () => {
    const store = createImageStore(settings)
    await database.db.transaction().execute(transaction => insertDatos(transaction, store, 1))
    for (const [table, its] of tables) expect([table, await count(table)]).toEqual([table, its.length])
    const { rows: images } = await sql<{ hash: string; tamano: number }>`select hash, tamano from imagenes`.execute(database.db)
    const sizes = await Promise.all(images.map(async ({ hash }) => (await store.read(database.db, hash))?.bytes.length))
    expect(sizes).toEqual(images.map(({ tamano }) => tamano))
  })

  it('has a slug of its own for every product', async () => {
    expect(await count('(select distinct slug from productos_acabados) as s')).toBe(500)
    const [first] = await database.db.selectFrom('productos_genericos').select('slug').orderBy('id').limit(1).execute()
    expect(first?.slug).toBe('g-0001-hidrosoluble-20-20-20')
  })

  it('goes on counting after the last id', async () => {
    const { id } = await database.db.insertInto('productos_genericos').values({ codigo: 'nuevo' }).returning('id').executeTakeFirstOrThrow()
    expect(id).toBe(301)
  })

  it('has an account that is open while its password is the well-known one, and is removed where somebody else is left', async () => {
    const { db } = database
    const add = (email: string, password_hash: string) => db.insertInto('usuarios').values({ email, password_hash }).execute()
    expect([await isDemoOpen(db), await removeDemoAccount(db)]).toEqual([false, { isRemoved: false, administrator: undefined }])
    await add('Demo@example.com', await hashPassword('demo-agro'))
    expect(await isDemoOpen(db)).toBe(true)
    await expect(removeDemoAccount(db)).rejects.toThrow(
      new OperatorError('demo@example.com is the last user: add another first, with npm run user:add.'),
    )
    await db
      .updateTable('usuarios')
      .set({ password_hash: await hashPassword('regadio-2025') })
      .execute()
    expect(await isDemoOpen(db)).toBe(false)
    await db
      .insertInto('usuarios')
      .values({ email: 'invitada@example.com', password_hash: null, administrador: true, activo: false })
      .execute()
    await expect(removeDemoAccount(db)).rejects.toThrow(
      new OperatorError('No other user is active: activate one at /account/usuarios, or add another first, with npm run user:add.'),
    )
    await db.updateTable('usuarios').set({ activo: true }).where('password_hash', 'is', null).execute()
    await expect(removeDemoAccount(db)).rejects.toThrow(
      new OperatorError(
        'No other active user has a password yet: make a link for choosing one, with npm run user:link -- --email invitada@example.com, ' +
          'or add another first, with npm run user:add.',
      ),
    )
    await add('ana@example.com', '-')
    // At least one user who can sign in must be an administrator.
    expect(await removeDemoAccount(db)).toEqual({ isRemoved: true, administrator: 'ana@example.com' })
    const left = await db.selectFrom('usuarios').orderBy('id').select(['email', 'administrador']).execute()
    expect(left[1]).toEqual({ email: 'ana@example.com', administrador: true })
    expect(await count('ensayos')).toBe(30)
  })
})
