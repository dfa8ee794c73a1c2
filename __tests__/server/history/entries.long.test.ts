import type { Entrada, PaginaDeHistorial } from '@/shared/history'
import { newImportSave } from '@/store/sequences/run'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

describe.each([ENGINE])('the entries of the history (%s)', engine => {
  const { send, db, newToken } = useTwoApps(engine)
  let ana: string

  const make = async (table: string, json: object, more: object = {}) =>
    (await send('POST', `/api/${table}/`, { json, ...more })).json<{ id: number }>().id
  const page = async (query: string) => (await send('GET', `/api/historial/?${query}`)).json<PaginaDeHistorial>()
  const entriesOf = async (tipo: string, id: number) => (await page(`tipo=${tipo}&id=${id}`)).entradas
  const count = async () => (await sql<{ n: number }>`select count(*)::integer as n from historial_cambios`.execute(db())).rows[0]?.n
  const fieldsOf = (entry: Entrada | undefined) =>
    entry?.cambios.map(({ tipo, campo, idioma, antes, despues }) => [tipo, campo, idioma, antes, despues])

  beforeAll(async () => {
    ana = await newToken('admin@example.com', true)
    await sql`update usuarios set nombre = 'Ana', apellidos = 'Gil Roca' where email = 'admin@example.com'`.execute(db())
  })

  it('say who, when and what, by member and language, lists whole and images by hash [HI-01]', async () => {
    const icons = [await make('iconos', {}), await make('iconos', {}), await make('iconos', {})]
    const id = await make('productos_genericos', {
      codigo: 'G-1',
      nombre: { es_ES: 'Zinc', fr_FR: 'Zinc' },
      descripcion: { es_ES: 'Antes', it_IT: 'Prima' },
      iconos: icons.slice(0, 2),
    })
    const hash = 'ab'.repeat(32)
    await db().insertInto('imagenes').values({ hash, tipo: 'image/png', tamano: 1, bytes: null }).execute()
    await sql`update productos_genericos set imagen_catalogo = ${hash} where id = ${id}`.execute(db())
    const json = { prioridad: 5, descripcion: { es_ES: 'Después', it_IT: 'Prima', pt_PT: 'Depois' }, iconos: icons.slice(1) }
    expect((await send('PUT', `/api/productos_genericos/${id}/`, { json, token: ana })).statusCode).toBe(200)
    const [changed, pictured, made, ...none] = await entriesOf('productos_genericos', id)
    expect(none).toEqual([])
    expect(changed).toMatchObject({
      usuario: { nombre: 'Ana', apellidos: 'Gil Roca' },
      accion: 'cambiado',
      tipo: 'productos_genericos',
      registro: id,
      codigo: 'G-1',
      nombre: { es_ES: 'Zinc' },
      registros: 1,
    })
    expect(Math.abs(Date.parse(changed?.momento ?? '') - Date.now())).toBeLessThan(600_000)
    expect(fieldsOf(changed)).toEqual([
      ['productos_genericos', 'descripcion', 'es_ES', 'Antes', 'Después'],
      ['productos_genericos', 'descripcion', 'pt_PT', null, 'Depois'],
      ['productos_genericos', 'iconos', null, icons.slice(0, 2), icons.slice(1)],
      ['productos_genericos', 'prioridad', null, 0, 5],
    ])
    expect(fieldsOf(pictured)).toEqual([
      ['productos_genericos', 'imagen_catalogo', null, null, expect.stringContaining(`/imagenes/${hash}`)],
    ])
    expect(pictured?.usuario).toBeNull()
    expect(made).toMatchObject({
      accion: 'creado',
      cambios: [{ campo: null, antes: null, despues: { codigo: 'G-1', iconos: icons.slice(0, 2) } }],
    })
  })

  it('are one for all calls of a save, parts and images and those that come side by side, and not for another user or save [HI-01]', async () => {
    const headers = { 'save-id': randomUUID() }
    const id = await make('productos_acabados', { codigo: 'A' }, { headers })
    const line = (orden: number) =>
      send('POST', '/api/lineas_de_composicion/', { json: { producto_acabado: id, orden }, headers, at: orden % 2 })
    const lines = await Promise.all([1, 2, 3, 4, 5, 6].map(line))
    expect(lines.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201])
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { codigo: 'B' }, headers })
    const [only, ...others] = await entriesOf('productos_acabados', id)
    expect([others, only?.accion, only?.cambios.length]).toEqual([[], 'creado', 7])
    expect(only?.cambios[0]?.despues).toMatchObject({ codigo: 'B' })
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { codigo: 'C' }, headers, token: ana })
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { codigo: 'D' }, headers: { 'save-id': randomUUID() } })
    await sql`update historial set momento = momento - interval '61 minutes'`.execute(db())
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { codigo: 'E' }, headers })
    const entries = await entriesOf('productos_acabados', id)
    expect(entries.map(each => fieldsOf(each)?.[0]?.slice(3))).toEqual([
      ['D', 'E'],
      ['C', 'D'],
      ['B', 'C'],
      [null, expect.objectContaining({ codigo: 'B' })],
    ])
  })

  it('are one for all calls of an import, though it stops and goes on for 90 days, and are told as one [IX-07]', async () => {
    const headers = { 'save-id': newImportSave() }
    const id = await make('productos_acabados', { codigo: 'A' }, { headers })
    await sql`update historial set momento = momento - interval '89 days'`.execute(db())
    await make('productos_acabados', { codigo: 'B' }, { headers })
    const [first] = await entriesOf('productos_acabados', id)
    expect(first).toMatchObject({ accion: 'creado', importacion: headers['save-id'] })
    const told = (await page('tipo=productos_acabados')).entradas.find(each => each.id === first?.id)
    expect(told).toMatchObject({ registros: 2, importacion: headers['save-id'] })
    expect(told).not.toHaveProperty('por_tipo')
    await make('familias', { nombre: { es_ES: 'Nueva' } }, { headers })
    const [mixed] = (await page('limite=1')).entradas
    expect(mixed).toMatchObject({ id: first?.id, registros: 3, por_tipo: { productos_acabados: 2, familias: 1 } })
    expect(Object.keys(mixed?.por_tipo ?? {})).toEqual(['productos_acabados', 'familias'])
    await sql`update historial set momento = momento - interval '2 days'`.execute(db())
    const later = await make('productos_acabados', { codigo: 'C' }, { headers })
    expect((await entriesOf('productos_acabados', later))[0]?.id).not.toBe(first?.id)
  })

  it('say nothing of what changed nothing or was sent again under its key [HI-01]', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const id = await make('familias', { nombre: { es_ES: 'Algas' }, color: '#00ff00' }, { headers })
    const before = await count()
    expect(await make('familias', { nombre: { es_ES: 'Algas' }, color: '#00ff00' }, { headers })).toBe(id)
    await send('PUT', `/api/familias/${id}/`, { json: { nombre: { es_ES: 'Algas' } } })
    expect((await send('PUT', `/api/familias/${id}/`, { json: { color: 'demasiado largo' } })).statusCode).toBe(400)
    expect((await send('PUT', `/api/familias/${id}/`, { json: { color: '#1' }, headers: { 'if-match': '"x"' } })).statusCode).toBe(412)
    expect(await count()).toBe(before)
    const refused = await send('POST', '/api/familias/', { json: {}, headers: { 'save-id': 'no' } })
    expect([refused.statusCode, refused.json()]).toEqual([400, expect.objectContaining({ errors: { 'Save-Id': ['Debe ser un UUID.'] } })])
  })

  it('say nothing of what one transaction made and removed, or changed and took back [HI-01]', async () => {
    const id = await make('familias', { nombre: { es_ES: 'Tierra' }, color: '#00ff00' })
    const before = (await entriesOf('familias', id)).length
    const made = await db()
      .transaction()
      .execute(async transaction => {
        await sql`update familias set color = '#111111' where id = ${id}`.execute(transaction)
        await sql`update familias set color = '#00ff00' where id = ${id}`.execute(transaction)
        const { rows } = await sql<{ id: number }>`insert into familias default values returning id`.execute(transaction)
        await sql`delete from familias where id = ${rows[0]?.id}`.execute(transaction)
        return rows[0]?.id ?? 0
      })
    expect([(await entriesOf('familias', id)).length, await entriesOf('familias', made)]).toEqual([before, []])
  })

  it('name the maker who deletes a record under the Save-Id of its creation, though a colleague worked on it, and so does the bin [HI-01, HI-04]', async () => {
    const headers = { 'save-id': randomUUID() }
    const id = await make('productos_acabados', { codigo: randomUUID(), nombre: { es_ES: 'Zinc' } }, { headers })
    await make('lineas_de_composicion', { producto_acabado: id, orden: 1 }, { token: ana })
    await make('lineas_de_composicion', { producto_acabado: id, orden: 2 }, { headers })
    expect((await send('DELETE', `/api/productos_acabados/${id}/`, { headers })).statusCode).toBe(204)
    const entries = await entriesOf('productos_acabados', id)
    const maker = entries.at(-1)?.usuario?.id
    expect(entries.map(({ accion, usuario }) => [accion, usuario?.id === maker])).toEqual([
      ['eliminado', true],
      ['cambiado', true],
      ['cambiado', false],
      ['creado', true],
    ])
    const bin = (await send('GET', '/api/papelera/')).json<{ tipo: string; registro: number; usuario: object; partes: object }[]>()
    expect(bin.find(each => each.tipo === 'productos_acabados' && each.registro === id)).toMatchObject({
      usuario: { id: maker },
      partes: { lineas_de_composicion: 2 },
    })
  })

  it('tell of a deletion with all parts in one, though the same save had made or changed parts before [HI-01, HI-04]', async () => {
    const id = await make('productos_acabados', { codigo: randomUUID() })
    const headers = { 'save-id': randomUUID() }
    await make('lineas_de_composicion', { producto_acabado: id, orden: 1 }, { headers })
    await send('DELETE', `/api/productos_acabados/${id}/`, { headers })
    const entries = await entriesOf('productos_acabados', id)
    expect(entries.map(({ accion }) => accion)).toEqual(['eliminado', 'cambiado', 'creado'])
    const bin = (await send('GET', '/api/papelera/')).json<{ tipo: string; registro: number; partes: object }[]>()
    expect(bin.find(each => each.registro === id && each.tipo === 'productos_acabados')?.partes).toEqual({ lineas_de_composicion: 1 })
  })

  it('tell of a change that was committed and of its undoing under one Save-Id: a value, a text, a list [HI-01]', async () => {
    const [one, two] = [await make('iconos', {}), await make('iconos', {})]
    const nombre = { es_ES: 'Zinc', fr_FR: 'Zinc' }
    const id = await make('productos_genericos', { codigo: randomUUID(), nombre, iconos: [one], prioridad: 1 })
    const undone = async (there: object, back: object) => {
      const headers = { 'save-id': randomUUID() }
      const before = (await entriesOf('productos_genericos', id)).length
      for (const json of [there, back])
        expect((await send('PUT', `/api/productos_genericos/${id}/`, { json, headers })).statusCode).toBe(200)
      const entries = await entriesOf('productos_genericos', id)
      return entries.slice(0, entries.length - before).map(each => fieldsOf(each)?.map(field => field.slice(1)))
    }
    expect(await undone({ prioridad: 5 }, { prioridad: 1 })).toEqual([[['prioridad', null, 5, 1]], [['prioridad', null, 1, 5]]])
    expect(await undone({ iconos: [two, one] }, { iconos: [one] })).toEqual([
      [['iconos', null, [two, one], [one]]],
      [['iconos', null, [one], [two, one]]],
    ])
    expect(await undone({ nombre: { ...nombre, fr_FR: 'Zn' } }, { nombre: { es_ES: 'Cinc', fr_FR: 'Zinc' } })).toEqual([
      [
        ['nombre', 'es_ES', 'Zinc', 'Cinc'],
        ['nombre', 'fr_FR', 'Zn', 'Zinc'],
      ],
      [['nombre', 'fr_FR', 'Zinc', 'Zn']],
    ])
    expect(await undone({ prioridad: 6 }, { prioridad: 7 })).toEqual([[['prioridad', null, 1, 7]]])
  })

  it('tell of a right that was given and taken under one Save-Id, even of a user whom that save made [AU-07]', async () => {
    const headers = { 'save-id': randomUUID() }
    const call = { headers, token: ana }
    const id = await make('usuarios', { email: 'rita@example.com', nombre: 'Rita', apellidos: 'Sanz' }, call)
    for (const administrador of [true, false])
      expect((await send('PUT', `/api/usuarios/${id}/`, { json: { administrador }, ...call })).statusCode).toBe(200)
    expect((await entriesOf('usuarios', id)).map(each => fieldsOf(each)?.map(field => field.slice(1)))).toEqual([
      [['administrador', null, true, false]],
      [['administrador', null, false, true]],
      [[null, null, null, expect.objectContaining({ administrador: false })]],
    ])
  })

  it('come in the order of what they tell: a save that goes on after a colleague has changed the record begins another [HI-01]', async () => {
    const [id, other] = [await make('familias', { color: '#000000' }), await make('familias', { color: '#000000' })]
    const headers = { 'save-id': randomUUID() }
    const change = (of: number, color: string, more: object = { headers }) =>
      send('PUT', `/api/familias/${of}/`, { json: { color }, ...more })
    await change(id, '#111111')
    await change(id, '#222222', { token: ana })
    await change(other, '#333333')
    await Promise.all([change(id, '#444444'), send('PUT', `/api/familias/${id}/`, { json: { prioridad: 4 }, headers, at: 1 })])
    const entries = await entriesOf('familias', id)
    expect(entries.map(each => fieldsOf(each)?.map(field => field.slice(1)))).toEqual([
      [
        ['color', null, '#222222', '#444444'],
        ['prioridad', null, 0, 4],
      ],
      [['color', null, '#111111', '#222222']],
      [['color', null, '#000000', '#111111']],
      [[null, null, null, expect.objectContaining({ color: '#000000' })]],
    ])
    const [of] = await entriesOf('familias', other)
    expect(of?.id).toBe(entries[2]?.id)
  })

  it('come in the order of what they tell: a part moved into the record of an earlier entry begins another [HI-01]', async () => {
    const [to, from] = [await make('ensayos', { codigo: randomUUID() }), await make('ensayos', { codigo: randomUUID() })]
    const headers = { 'save-id': randomUUID() }
    const change = async (path: string, json: object) =>
      expect((await send('PUT', `/api/${path}/`, { json, headers })).statusCode).toBe(200)
    await change(`ensayos/${to}`, { roi: 1 })
    const part = await make('adjuntos_de_ensayo', { ensayo: from, orden: 1 })
    await change(`ensayos/${to}`, { roi: 2 })
    await change(`adjuntos_de_ensayo/${part}`, { ensayo: to })
    await change(`adjuntos_de_ensayo/${part}`, { ensayo: to, orden: 2 })
    const [moved, first] = await entriesOf('ensayos', to)
    const [made] = await entriesOf('ensayos', from)
    expect([moved, made, first].map(each => fieldsOf(each)?.map(field => field.slice(1)))).toEqual([
      [
        ['orden', null, 1, 2],
        ['ensayo', null, from, to],
      ],
      [[null, null, null, expect.objectContaining({ ensayo: from, orden: 1 })]],
      [['roi', null, null, 2]],
    ])
    const ids = [first, made, moved].map(each => Number(each?.id))
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  })

  it('of a product that is saved in several calls are one: its record, list, new lines and those that went [HI-01]', async () => {
    const [one, two] = [await make('iconos', {}), await make('iconos', {})]
    const id = await make('productos_acabados', { codigo: randomUUID(), iconos: [one] })
    const lines = [
      await make('lineas_de_composicion', { producto_acabado: id }),
      await make('lineas_de_composicion', { producto_acabado: id }),
    ]
    const before = (await entriesOf('productos_acabados', id)).length
    const headers = { 'save-id': randomUUID() }
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { nombre: { es_ES: 'Zinc' }, iconos: [two, one] }, headers })
    await Promise.all(lines.map((line, at) => send('DELETE', `/api/lineas_de_composicion/${line}/`, { headers, at })))
    await Promise.all([1, 2].map(orden => make('lineas_de_composicion', { producto_acabado: id, orden }, { headers, at: orden % 2 })))
    // Sent again after a lost response: has no effect.
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { nombre: { es_ES: 'Zinc' }, iconos: [two, one] }, headers })
    const entries = await entriesOf('productos_acabados', id)
    expect([entries.length - before, entries[0]?.cambios.length]).toEqual([1, 6])
  })

  it('of a crop tell of its stages and of how products are applied in them, and nothing else of those products [HI-02]', async () => {
    const [crop, other] = [await make('cultivos', { nombre: { es_ES: 'Kiwi' } }), await make('cultivos', { nombre: { es_ES: 'Higo' } })]
    const stage = await make('estados_fenologicos', { cultivo: crop, nombre: { es_ES: 'Brotación' } })
    const elsewhere = await make('estados_fenologicos', { cultivo: other, nombre: { es_ES: 'Envero' } })
    for (const [table, member] of [
      ['productos_genericos', 'producto_generico'],
      ['productos_acabados', 'producto_acabado'],
    ] as const) {
      const product = await make(table, { codigo: `K-${member}`, nombre: { es_ES: 'Zinc' } })
      const before = await entriesOf('cultivos', crop)
      const headers = { 'save-id': randomUUID() }
      const here = await make('como_se_aplica', { [member]: product, estado_fenologico: stage, dosis: '2' }, { headers })
      const there = await make('como_se_aplica', { [member]: product, estado_fenologico: elsewhere, dosis: '3' }, { headers })
      const saved = { 'save-id': randomUUID() }
      const change = (id: number, dosis: string) =>
        send('PUT', `/api/como_se_aplica/${id}/`, { json: { [member]: product, estado_fenologico: stage, dosis }, headers: saved })
      await send('PUT', `/api/${table}/${product}/`, { json: { codigo: `L-${member}` }, headers: saved })
      await make('lineas_de_composicion', { [member]: product, orden: 1 }, { headers: saved })
      await change(here, '4')
      await send('PUT', `/api/como_se_aplica/${there}/`, { json: { dosis: '5', estado_fenologico: elsewhere }, headers: saved })
      await send('PUT', `/api/${table}/${product}/`, { json: { codigo: `M-${member}`, nombre: { es_ES: 'Boro' } } })
      const [changed, made, ...earlier] = await entriesOf('cultivos', crop)
      expect(earlier).toEqual(before)
      expect([changed?.tipo, changed?.registro, changed?.accion, changed?.registros]).toEqual([table, product, 'cambiado', 1])
      expect(fieldsOf(changed)).toEqual([['como_se_aplica', 'dosis', null, '2', '4']])
      expect(changed?.cambios[0]?.registro).toBe(here)
      expect(changed?.nombres).toEqual({ como_se_aplica: { [here]: { codigo: `L-${member}`, nombre: { es_ES: 'Zinc' } } } })
      expect(fieldsOf(made)).toEqual([['como_se_aplica', null, null, null, expect.objectContaining({ estado_fenologico: stage })]])
      expect((await page(`tipo=cultivos&id=${crop}`)).total).toBe(earlier.length + 2)
    }
  })

  it('call what they refer to by the name that it had, and what is gone by its last [HI-02]', async () => {
    const family = await make('familias', { nombre: { es_ES: 'Vieja' } })
    const id = await make('productos_genericos', { codigo: 'G-2', nombre: { es_ES: 'Uno' }, familia: family })
    await send('PUT', `/api/familias/${family}/`, { json: { nombre: { es_ES: 'Nueva' } } })
    await send('PUT', `/api/productos_genericos/${id}/`, { json: { nombre: { es_ES: 'Dos' }, codigo: 'G-3', familia: null } })
    await send('DELETE', `/api/familias/${family}/`)
    await send('DELETE', `/api/productos_genericos/${id}/`)
    const [gone, changed, made] = await entriesOf('productos_genericos', id)
    expect([gone, changed, made].map(each => [each?.accion, each?.codigo, each?.nombre])).toEqual([
      ['eliminado', 'G-3', { es_ES: 'Dos' }],
      ['cambiado', 'G-3', { es_ES: 'Dos' }],
      ['creado', 'G-2', { es_ES: 'Uno' }],
    ])
    expect([changed, made].map(each => each?.nombres['familias']?.[family]?.nombre)).toEqual([{ es_ES: 'Nueva' }, { es_ES: 'Vieja' }])
  })

  it('of rights, states and passwords of users say who changed them, and of a password nothing more [AU-07]', async () => {
    const id = await make('usuarios', { email: 'jorge@example.com', nombre: 'Jorge', apellidos: 'Prats' }, { token: ana })
    await send('PUT', `/api/usuarios/${id}/`, { json: { administrador: true }, token: ana })
    await send('PUT', `/api/usuarios/${id}/`, { json: { activo: false }, token: ana })
    await sql`update usuarios set password_hash = 'hash-uno' where id = ${id}`.execute(db())
    await sql`update usuarios set password_hash = 'hash-dos', ultimo_acceso = now() where id = ${id}`.execute(db())
    const entries = await entriesOf('usuarios', id)
    expect(entries.map(each => [each.usuario?.nombre, fieldsOf(each)?.[0]?.slice(1)])).toEqual([
      [undefined, ['clave', null, 'anterior', 'nueva']],
      [undefined, ['clave', null, null, 'nueva']],
      ['Ana', ['activo', null, true, false]],
      ['Ana', ['administrador', null, false, true]],
      ['Ana', [null, null, null, expect.objectContaining({ email: 'jorge@example.com', administrador: false, clave: false })]],
    ])
    expect(entries[0]?.nombre).toBe('Jorge Prats')
    const { rows } = await sql`select from historial_cambios where concat(antes, despues) ~ 'hash-(uno|dos)'`.execute(db())
    expect(rows).toEqual([])
  })

  it('are found by user, kind, deed, day, and by the name or code of the record [HI-05]', async () => {
    const id = await make('envases', { valor: { es_ES: 'Bidón 200 L', fr_FR: 'Fût' } }, { token: ana })
    await send('DELETE', `/api/envases/${id}/`)
    const found = async (query: string) =>
      (await page(`${query}&limite=200`)).entradas
        .filter(each => each.tipo === 'envases' && each.registro === id)
        .map(({ accion }) => accion)
    const both = ['eliminado', 'creado']
    const { rows } = await sql<{ id: number }>`select id from usuarios where nombre = 'Ana'`.execute(db())
    const today = new Date().toISOString().slice(0, 10)
    expect(await found('buscar=bid%C3%B3n%20200')).toEqual(both)
    expect(await found('buscar=F%C3%BBt')).toEqual(both)
    expect(await found('buscar=fr_FR')).toEqual([])
    const plant = await make('familias', { nombre: { es_ES: '🌱🌱 Verde' } })
    const planted = async (text: string) => (await page(`buscar=${encodeURIComponent(text)}`)).entradas.map(each => each.registro)
    expect([await planted('🌱🌱'), await planted('🌱🌱 '), await planted('🌱')]).toEqual([[plant], [plant], [plant]])
    expect(await found(`usuario=${rows[0]?.id}`)).toEqual(['creado'])
    expect(await found('tipo=envases,familias')).toEqual(both)
    expect(await found('tipo=familias')).toEqual([])
    expect(await found('accion=eliminado')).toEqual(['eliminado'])
    expect(await found('accion=creado,eliminado&tipo=envases')).toEqual(both)
    expect(await found('accion=cambiado')).toEqual([])
    expect(await found(`desde=${today}&hasta=${today}`)).toEqual(both)
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    expect(await found(`desde=${at(-3_600_000)}&hasta=${at(3_600_000)}`)).toEqual(both)
    expect(await found(`hasta=${at(-3_600_000)}`)).toEqual([])
    expect(await found('hasta=2020-01-01')).toEqual([])
    expect(await found('desde=0001-01-01&hasta=9999-12-31')).toEqual(both)
    for (const wrong of ['desde=0000-01-01', 'desde=2026-02-30', 'id=5', 'id=5&tipo=envases,familias'])
      expect((await send('GET', `/api/historial/?${wrong}`)).statusCode).toBe(400)
  })

  it('of a run over many records are one, with their number and the first names [HI-05]', async () => {
    const ids: number[] = []
    for (let n = 1; n <= 6; n++) ids.push(await make('familias', { nombre: { es_ES: `Familia ${n}` } }))
    const headers = { 'save-id': randomUUID() }
    await Promise.all(ids.map((id, at) => send('PUT', `/api/familias/${id}/`, { json: { prioridad: 7 }, headers, at: at % 2 })))
    const [run] = (await page('tipo=familias')).entradas
    expect([run?.registros, run?.otros.length, fieldsOf(run)]).toEqual([6, 3, [['familias', 'prioridad', null, 0, 7]]])
    expect(await entriesOf('familias', ids[4] ?? 0)).toMatchObject([{ id: run?.id, registro: ids[4], registros: 1 }, { accion: 'creado' }])
    expect(run?.traduccion).toBeNull()

    const translate = async (languages: readonly string[], also = {}) => {
      const saved = { 'save-id': randomUUID() }
      for (const id of ids) {
        const texts = Object.fromEntries(languages.map(idioma => [idioma, `${idioma} ${id} ${saved['save-id']}`]))
        const json = { nombre: { es_ES: `Familia ${ids.indexOf(id) + 1}`, ...texts }, descripcion: texts, ...also }
        expect((await send('PUT', `/api/familias/${id}/`, { json, headers: saved })).statusCode).toBe(200)
      }
      return (await page('tipo=familias')).entradas[0]?.traduccion
    }
    expect(await translate(['fr_FR'])).toEqual({ textos: 12, idioma: 'fr_FR' })
    expect(await translate(['fr_FR', 'pt_BR'])).toEqual({ textos: 24, idioma: null })
    expect(await translate(['fr_FR', 'pt_BR'], { prioridad: 3 })).toBeNull()
    expect(await translate(['fr_FR', 'pt_BR', 'es_ES'])).toBeNull()
  })
})
