import { sql } from 'kysely'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'

describe.each([ENGINE])('a change that changes nothing (%s)', engine => {
  const { send, db } = useTwoApps(engine)

  const make = async (table: string, json: object = {}) =>
    (await send('POST', `/api/${table}/`, { json })).json<{ id: number } & Record<string, unknown>>()
  /** Version of every table, and number of entries in the history. */
  const state = async () => {
    const { rows } = await sql<{ tabla: string; version: number }>`select tabla, version from versiones_de_tabla order by tabla`.execute(
      db(),
    )
    const entries = await sql<{ n: number }>`select count(*)::integer as n from historial`.execute(db())
    return { versions: Object.fromEntries(rows.map(({ tabla, version }) => [tabla, version])), entries: entries.rows[0]?.n }
  }

  const product = async (codigo: string) => {
    const [familia, icono, otro, envase] = [await make('familias'), await make('iconos'), await make('iconos'), await make('envases')]
    return make('productos_acabados', {
      codigo,
      nombre: { es_ES: 'Hierro', fr_FR: 'Fer' },
      familia: familia.id,
      iconos: [otro.id, icono.id],
      envases: [envase.id],
      paises: ['es', 'PT'],
      empresa: null,
    })
  }

  it('raises no version, writes no history, and the record keeps its tag', async () => {
    const { id } = await product('A')
    const path = `/api/productos_acabados/${id}/`
    const read = await send('GET', path)
    const before = await state()
    const changed = await send('PUT', path, { json: read.json(), headers: { 'if-match': String(read.headers.etag) } })
    expect([changed.statusCode, changed.json(), changed.headers.etag]).toEqual([200, read.json(), read.headers.etag])
    for (const json of [{}, { iconos: read.json<{ iconos: number[] }>().iconos }, { codigo: ' A ', empresa: null }])
      expect((await send('PUT', path, { json })).headers.etag).toBe(read.headers.etag)
    expect(await state()).toEqual(before)
  })

  it('does so for numbers with decimals and for dates', async () => {
    const trial = await make('ensayos', { codigo: 'E', fecha: '2024-02-29', roi: 1.5, pais: 'es' })
    const before = await state()
    const json = { ...trial, roi: 1.5, fecha: '2024-02-29' }
    expect((await send('PUT', `/api/ensayos/${trial.id}/`, { json })).json()).toEqual(trial)
    expect(await state()).toEqual(before)
  })

  it('one list that differs raises the version of the record and of its table alone', async () => {
    const { id, iconos } = await product('B')
    const path = `/api/productos_acabados/${id}/`
    const read = await send('GET', path)
    const before = await state()
    const changed = await send('PUT', path, { json: { ...read.json<object>(), iconos: (iconos as number[]).toReversed() } })
    expect(changed.headers.etag).not.toBe(read.headers.etag)
    const after = await state()
    expect(Object.keys(after.versions).filter(tabla => after.versions[tabla] !== before.versions[tabla])).toEqual(['productos_acabados'])
    expect(after.entries).toBe((before.entries ?? 0) + 1)
  })

  it('is refused all the same where the record is another by now, or the body is wrong', async () => {
    const { id } = await product('C')
    const path = `/api/productos_acabados/${id}/`
    const { etag } = (await send('GET', path)).headers
    const { body } = await send('PUT', path, { json: { codigo: 'D' } })
    expect((await send('PUT', path, { json: JSON.parse(body), headers: { 'if-match': String(etag) } })).statusCode).toBe(412)
    expect((await send('PUT', path, { json: { ...JSON.parse(body), familia: 999_999 } })).statusCode).toBe(400)
  })

  it('a statement that meets no row raises no version, and one that empties a table does', async () => {
    const { versions } = await state()
    await sql`update magnitudes set version = version + 1 where false`.execute(db())
    await sql`delete from magnitudes where false`.execute(db())
    await sql`insert into magnitudes (valor) select '{}' where false`.execute(db())
    expect((await state()).versions).toEqual(versions)
    await sql`truncate magnitudes cascade`.execute(db())
    expect((await state()).versions['magnitudes']).toBe((versions['magnitudes'] ?? 0) + 1)
  })
})
