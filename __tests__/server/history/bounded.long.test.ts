import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Cambio, PaginaDeHistorial } from '@/shared/history'
import { openDatabase } from '@server/database/open'
import { deletionsQuery } from '@server/history/dangling'
import { useDatabases } from '@test/support/databases'
import { ENGINE, engines } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'

const newDatabase = useDatabases('migrated')

describe.each([ENGINE])('the bounds of the history (%s)', engine => {
  const { asked, send, db } = useTwoApps(engine)
  const page = async (query: string) => (await send('GET', `/api/historial/?${query}`)).json<PaginaDeHistorial>()

  const familyWith = async (json: object) =>
    (await send('POST', '/api/familias/', { json: { nombre: { es_ES: randomUUID() }, ...json } })).json<{ id: number }>().id

  /** Adds entries with changes of the family with this id, oldest first; returns the id of the first. */
  const fill = async (id: number, entries: number, antes: object, despues: object) => {
    const { rows } = await sql<{ first: number }>`
      with nuevas as (insert into historial (usuario) select null from generate_series(1, ${entries}::integer) returning id),
      hechas as (
        insert into historial_cambios (entrada, tabla, registro, raiz_tipo, raiz, antes, despues)
        select id, 'familias', ${id}::integer, 'familias', ${id}::integer, ${JSON.stringify(antes)}::jsonb, ${JSON.stringify(despues)}::jsonb from nuevas
      ) select min(id) as first from nuevas`.execute(db())
    return rows[0]?.first ?? 0
  }

  it('are of the total 1,001 and of what is looked at for a page, where it goes on to the last entry that answers [HI-05]', async () => {
    const id = await familyWith({})
    const lost = await page(`tipo=familias&id=${id}`)
    expect(lost).toMatchObject({ total: 1, hay_mas: false })
    await fill(id, 12_000, { prioridad: 1 }, { prioridad: 2 })
    for (const query of ['', 'tipo=familias', `tipo=familias&id=${id}`])
      expect(await page(`${query}&limite=5`)).toMatchObject({ total: 1_001, hay_mas: true, entradas: { length: 5 } })
    const name = Object.values(lost.entradas[0]?.nombre ?? {})[0] ?? ''
    expect(await page(`buscar=${name}&limite=5`)).toMatchObject({ total: 1_001, hay_mas: true })
    const [from] = lost.entradas
    const none = `usuario=${from?.usuario?.id}&accion=cambiado`
    expect(await page(none)).toMatchObject({ entradas: [], siguiente: null, total: 0, hay_mas: false })
    // No index has two letters: the entries are scanned, and the first ten thousand have no match.
    const first = await page(`buscar=${name.slice(0, 2)}&usuario=${from?.usuario?.id}`)
    expect(first.entradas.map(each => each.id)).toContain(from?.id)
    const walked = await page(`tipo=familias&hasta=${new Date().toISOString()}&accion=cambiado,creado&buscar=no-hay`)
    expect(walked).toMatchObject({ entradas: [], total: 0 })
    const long = await page('tipo=familias&accion=cambiado,restaurado&usuario=999999')
    expect(long).toMatchObject({ entradas: [], siguiente: null })
    let next = (await page('tipo=familias&accion=cambiado&buscar=zz')).siguiente
    const seen = [next]
    for (; next !== null; seen.push(next)) next = (await page(`tipo=familias&accion=cambiado&buscar=zz&antes=${next}`)).siguiente
    expect(seen.length).toBeGreaterThan(1)
  })

  it('are of the bytes of a page, whose texts are cut and come whole by themselves [HI-02]', async () => {
    const long = `Ácido húmico ${'ñ€𝄞x'.repeat(100)}`
    const id = await familyWith({ color: '#123456' })
    await fill(id, 1, { descripcion: { es_ES: long, fr_FR: 'Court' } }, { descripcion: { es_ES: `${long} y más`, fr_FR: 'Bref' } })
    const [changed] = (await page(`tipo=familias&id=${id}`)).entradas
    const [text, short] = changed?.cambios ?? []
    expect(text).toMatchObject({ campo: 'descripcion', idioma: 'es_ES', recortado: true, antes: Array.from(long).slice(0, 200).join('') })
    expect(short).toEqual({ tipo: 'familias', registro: id, campo: 'descripcion', idioma: 'fr_FR', antes: 'Court', despues: 'Bref' })
    const whole = (entry: number | undefined, query: string) =>
      send('GET', `/api/historial/${entry}/cambio/?tipo=familias&id=${id}${query}`)
    const answer = await whole(changed?.id, '&campo=descripcion&idioma=es_ES')
    expect(answer.json()).toEqual({ antes: long, despues: `${long} y más` })
    for (const wrong of ['', '&campo=color', '&campo=version']) expect((await whole(changed?.id, wrong)).statusCode).toBe(404)
    await sql`update historial_cambios set despues = despues || ${JSON.stringify({ color: long })}::jsonb
      where tabla = 'familias' and registro = ${id} and antes is null`.execute(db())
    const made = (await page(`tipo=familias&id=${id}`)).entradas.at(-1)
    expect(made?.cambios).toMatchObject([{ campo: null, recortado: true, despues: { color: Array.from(long).slice(0, 200).join('') } }])
    expect((await whole(made?.id, '')).json<Cambio>().despues).toMatchObject({ color: long })
  })

  it('are of the bytes of a page that many long texts share, none of which is left out [HI-05]', async () => {
    const id = await familyWith({})
    // Random letters, which the database cannot compress.
    const noise = Array.from({ length: 10_000 }, () => randomUUID()).join('')
    await fill(id, 6, { descripcion: { es_ES: noise } }, { descripcion: { es_ES: `${noise}!` } })
    const found: number[] = []
    let antes: string | null = null
    do {
      const { entradas, siguiente }: PaginaDeHistorial = await page(`tipo=familias&id=${id}${antes === null ? '' : `&antes=${antes}`}`)
      expect(JSON.stringify(entradas).length).toBeLessThan(20_000)
      expect(entradas.length).toBeLessThan(6)
      found.push(...entradas.map(each => each.id))
      antes = siguiente
    } while (antes !== null)
    expect([found.length, new Set(found).size]).toEqual([7, 7])
  })

  it('are of the bytes read at a time of the changes after an old version, which is whole all the same [HI-03]', async () => {
    const id = await familyWith({ color: '#111111' })
    const made = (await page(`tipo=familias&id=${id}`)).entradas[0]?.id
    const noise = Array.from({ length: 10_000 }, () => randomUUID()).join('')
    const oldest = await fill(id, 1, { prioridad: 7 }, { prioridad: 0 })
    await fill(id, 8, { descripcion: { es_ES: noise } }, { descripcion: { es_ES: `${noise}!` } })
    await fill(id, 700, { color: '#222222' }, { color: '#333333' })
    await fill(id, 1, { color: '#444444' }, { color: '#111111' })
    const version = async (entry: number | undefined) =>
      (await send('GET', `/api/historial/${entry}/version/?tipo=familias&id=${id}`)).json<{ registro: object }>().registro
    const { statements } = asked
    expect(await version(oldest)).toMatchObject({ prioridad: 0, color: '#222222', descripcion: { es_ES: noise } })
    expect(await version(made)).toMatchObject({ prioridad: 7, color: '#222222', descripcion: { es_ES: noise } })
    // Each text has hundreds of kilobytes: a portion holds two or three of them.
    expect(asked.statements - statements).toBeGreaterThan(10)
  })

  it('are of the bin a page, and the next one begins after its last record [HI-04]', async () => {
    for (let n = 0; n < 3; n++) await send('DELETE', `/api/familias/${await familyWith({})}/`)
    const idsOf = async (query: string) => (await send('GET', `/api/papelera/?${query}`)).json<{ id: number }[]>().map(each => each.id)
    const first = await idsOf('limite=2')
    const ids = [...first, ...(await idsOf(`limite=2&antes=${first.at(-1)}`))]
    expect([first.length, ids.length, ids]).toEqual([2, 3, ids.toSorted((one, other) => other - one)])
  })
})

it.each(engines)('Of all deletions, those of lost references are found by an index [HI-04] (%s)', async engine => {
  const { db, close } = await openDatabase(await newDatabase(engine))
  await sql`
    with entrada as (insert into historial (usuario) values (null) returning id)
    insert into historial_cambios (entrada, tabla, registro, raiz_tipo, raiz, antes)
    select entrada.id, 'iconos', n, 'iconos', n, '{}' from entrada, generate_series(1, 20000) as n`.execute(db)
  await sql`analyze historial_cambios`.execute(db)
  const gone = [17, 18, 17].map(id => ({ tipo: 'iconos', id }))
  const { rows } = await deletionsQuery(gone).execute(db)
  expect(rows.map(({ registro }) => registro).toSorted()).toEqual([17, 18])
  const explained = await sql<Record<'QUERY PLAN', string>>`explain ${deletionsQuery(gone)}`.execute(db)
  const plan = explained.rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Cond: \(\(\(?raiz_tipo\)?(::text)? = .*\) AND \(raiz = x\.id\)\)/)
  await close()
})
