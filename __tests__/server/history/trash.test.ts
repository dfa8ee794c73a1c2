import type { RegistroEnPapelera, PaginaDeHistorial, Restauracion } from '@/shared/history'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

type CreatedRecord = Record<string, unknown> & { id: number }

describe.each([ENGINE])('the bin (%s)', engine => {
  const { send, db } = useTwoApps(engine)

  const make = async (table: string, json: object) => {
    const answer = await send('POST', `/api/${table}/`, { json })
    expect(answer.statusCode).toBe(201)
    return answer.json<CreatedRecord>()
  }
  const named = (table: string, name: string) =>
    make(table, { [['envases', 'magnitudes'].includes(table) ? 'valor' : 'nombre']: { es_ES: name } })
  const read = async (table: string, id: number) => {
    const { slug: _, ...record } = (await send('GET', `/api/${table}/${id}/`)).json<CreatedRecord>()
    return record
  }
  const partsOf = async (table: string, query: string) => (await send('GET', `/api/${table}/?${query}`)).json<CreatedRecord[]>()
  const remove = async (table: string, id: number) => expect((await send('DELETE', `/api/${table}/${id}/`)).statusCode).toBe(204)
  const bin = async () => (await send('GET', '/api/papelera/')).json<RegistroEnPapelera[]>()
  const inBin = async (tipo: string, id: number) => (await bin()).find(each => each.tipo === tipo && each.registro === id)
  const tryRestore = async (tipo: string, id: number, headers = {}) =>
    send('POST', `/api/papelera/${(await inBin(tipo, id))?.id}/restaurar/`, { headers })
  const restore = async (tipo: string, id: number) => {
    const answer = await tryRestore(tipo, id)
    expect([answer.statusCode, answer.json<object>()]).toEqual([200, expect.anything()])
    return answer.json<Restauracion>()
  }
  const putImage = async (table: string, column: string, id: number) => {
    const hash = randomUUID().replaceAll('-', '').padEnd(64, '0')
    await db().insertInto('imagenes').values({ hash, tipo: 'image/png', tamano: 1, bytes: null }).execute()
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${hash} where id = ${id}`.execute(db())
  }

  /** Creates a finished product with values in all fields, and all records that it refers to. */
  const givenProduct = async () => {
    const [familia, generico, componente, magnitud, crop] = [
      await named('familias', 'Mojantes'),
      await make('productos_genericos', { codigo: randomUUID() }),
      await named('componentes', 'Boro <sub>2</sub>'),
      await named('magnitudes', '% p/p'),
      await named('cultivos', 'Kiwi'),
    ]
    const iconos = [await named('iconos', 'Uno'), await named('iconos', 'Dos'), await named('iconos', 'Tres')]
    const envases = [await named('envases', 'Bidón'), await named('envases', 'Saco')]
    const stage = await make('estados_fenologicos', { cultivo: crop.id, nombre: { es_ES: 'Cuajado' } })
    const product = await make('productos_acabados', {
      codigo: '10490',
      nombre: { es_ES: 'Zinc Equilibrio', fr_FR: 'Zinc' },
      familia: familia.id,
      producto_generico: generico.id,
      iconos: iconos.map(({ id }) => id),
      envases: envases.map(({ id }) => id),
      estados_fenologicos: [stage.id],
      paises: ['pt', 'ES'],
    })
    await putImage('productos_acabados', 'imagen_catalogo', product.id)
    const owner = { producto_acabado: product.id }
    await make('lineas_de_composicion', { ...owner, componente: componente.id, cantidad_1: 7.12345, magnitud_1: magnitud.id, orden: 1 })
    await make('lineas_de_composicion', { ...owner, valor: { es_ES: 'pH 4' }, orden: 2 })
    await make('como_se_aplica', { ...owner, estado_fenologico: stage.id, dosis: '2 L/ha' })
    return { id: product.id, familia, generico, componente, magnitud, crop, iconos, envases, stage }
  }
  const whole = async (id: number) => ({
    product: await read('productos_acabados', id),
    lines: await partsOf('lineas_de_composicion', `producto_acabado=${id}`),
    entries: await partsOf('como_se_aplica', `producto_acabado=${id}`),
  })

  it('has what was deleted with its parts counted, and restoring brings back all of it under the old ids [HI-04]', async () => {
    const { id, ...refers } = await givenProduct()
    const before = await whole(id)
    await remove('productos_acabados', id)
    const found = await inBin('productos_acabados', id)
    expect(found).toMatchObject({
      codigo: '10490',
      nombre: { es_ES: 'Zinc Equilibrio', fr_FR: 'Zinc' },
      partes: { lineas_de_composicion: 2, como_se_aplica: 1, imagenes: 1 },
      usuario: { id: expect.any(Number) },
    })
    expect(Math.round((Date.parse(found?.caduca ?? '') - Date.parse(found?.momento ?? '')) / 86_400_000)).toBe(365)
    const answer = await restore('productos_acabados', id)
    expect(answer).toEqual({
      tipo: 'productos_acabados',
      id,
      faltan: [],
      perdidas: [],
      recuperado: '3 iconos, 1 estado fenológico, 2 envases, 2 países, 2 líneas de composición, 1 forma de aplicación y 1 imagen',
    })
    expect(await whole(id)).toEqual(before)
    expect(await inBin('productos_acabados', id)).toBeUndefined()
    const { entradas } = (await send('GET', `/api/historial/?tipo=productos_acabados&id=${id}`)).json<PaginaDeHistorial>()
    expect(entradas.map(({ accion }) => accion).slice(0, 2)).toEqual(['restaurado', 'eliminado'])
    expect(refers.stage.id).toBeGreaterThan(0)
  })

  it('names what could not be brought back, and gives it back with what it lacked [HI-04]', async () => {
    const { id, familia, componente, envases, iconos, stage, crop } = await givenProduct()
    // The later of two names is shown.
    await send('PUT', `/api/familias/${familia.id}/`, { json: { nombre: { es_ES: 'Adherentes' } } })
    const before = await whole(id)
    await remove('productos_acabados', id)
    await remove('familias', familia.id)
    await remove('componentes', componente.id)
    await remove('envases', envases[0]?.id ?? 0)
    await remove('iconos', iconos[1]?.id ?? 0)
    await remove('estados_fenologicos', stage.id)
    await remove('cultivos', crop.id)
    await sql`delete from historial where id in (select entrada from historial_cambios where tabla = 'iconos' and registro = ${iconos[1]?.id} and despues is null)`.execute(
      db(),
    )
    const trashed = 'está en la papelera'
    const deletedAt = (await inBin('familias', familia.id))?.momento
    const answer = await restore('productos_acabados', id)
    expect(answer.faltan.toSorted()).toEqual(
      [
        `La familia Adherentes: ${trashed}`,
        `El envase Bidón: ${trashed}`,
        'El icono: ya no existe',
        `El estado fenológico Cuajado: ${trashed}`,
        `El componente químico Boro 2: ${trashed}`,
        `1 forma de aplicación: el estado fenológico Cuajado: ${trashed}`,
      ].toSorted(),
    )
    expect(answer.perdidas.filter(({ papelera }) => papelera === null).map(({ momento }) => momento)).toEqual([null])
    // The page writes the day, in the time zone of its user.
    expect(answer.perdidas.find(({ que }) => que === 'La familia Adherentes')?.momento).toBe(deletedAt)
    expect(answer.recuperado).toBe('2 iconos, 1 envase, 2 países, 2 líneas de composición y 1 imagen')
    expect(await whole(id)).toMatchObject({
      product: { familia: null, iconos: [iconos[0]?.id, iconos[2]?.id], envases: [envases[1]?.id], estados_fenologicos: [] },
      lines: [{ componente: null }, {}],
      entries: [],
    })

    // Records of the bin are restored in any order, and each one gets its references back.
    expect((await tryRestore('estados_fenologicos', stage.id)).json()).toEqual({
      detail: `El estado fenológico no puede volver sin lo que falta. El cultivo Kiwi: ${trashed}.`,
    })
    expect((await restore('familias', familia.id)).recuperado).toBe('vuelve a 1 producto acabado')
    await restore('cultivos', crop.id)
    expect((await restore('estados_fenologicos', stage.id)).recuperado).toBe('vuelve a 1 producto acabado y 1 forma de aplicación')
    await restore('componentes', componente.id)
    await restore('envases', envases[0]?.id ?? 0)
    const after = await whole(id)
    expect(after).toEqual({ ...before, product: { ...before.product, iconos: [iconos[0]?.id, iconos[2]?.id] } })
  })

  it('does not give a reference back whose place somebody has filled, nor twice [HI-04]', async () => {
    const { id, familia } = await givenProduct()
    await remove('productos_acabados', id)
    await remove('familias', familia.id)
    await restore('productos_acabados', id)
    const other = await named('familias', 'Otra')
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { codigo: '10490', familia: other.id } })
    expect((await restore('familias', familia.id)).recuperado).toBe('')
    expect(await read('productos_acabados', id)).toMatchObject({ familia: other.id })
    await send('PUT', `/api/productos_acabados/${id}/`, { json: { codigo: '10490', familia: null } })
    await remove('familias', familia.id)
    await restore('familias', familia.id)
    expect(await read('productos_acabados', id)).toMatchObject({ familia: null })
  })

  it('a solution comes back with its combinations and what they name; a trial with results and attachments [HI-04]', async () => {
    const product = await make('productos_genericos', { codigo: randomUUID() })
    const crop = await named('cultivos', 'Vid')
    const solution = await named('soluciones', 'Carencia')
    const json = { solucion: solution.id, productos_genericos: [product.id], cultivos: [crop.id], observaciones: { es_ES: 'o' } }
    await make('combinaciones_de_productos', json)
    const trial = await make('ensayos', { codigo: randomUUID(), productos: [product.id], fecha: '2026-02-28', roi: 3.4, pais: 'es' })
    await make('resultados_de_ensayo', { ensayo: trial.id, valor: 1e-7 })
    const attachment = await make('adjuntos_de_ensayo', { ensayo: trial.id })
    await putImage('adjuntos_de_ensayo', 'imagen', attachment.id)
    const look = async () => [
      await read('soluciones', solution.id),
      await partsOf('combinaciones_de_productos', ''),
      await read('ensayos', trial.id),
      await partsOf('resultados_de_ensayo', `ensayo=${trial.id}`),
      await partsOf('adjuntos_de_ensayo', `ensayo=${trial.id}`),
    ]
    const before = await look()
    await remove('soluciones', solution.id)
    await remove('ensayos', trial.id)
    expect((await inBin('soluciones', solution.id))?.partes).toEqual({ combinaciones_de_productos: 1 })
    expect((await inBin('ensayos', trial.id))?.partes).toEqual({ resultados_de_ensayo: 1, adjuntos_de_ensayo: 1, imagenes: 1 })
    await restore('soluciones', solution.id)
    await restore('ensayos', trial.id)
    expect(await look()).toEqual(before)
  })

  it('refuses what is back, what is unknown, and a code that is taken, and changes nothing then; a key sent again is answered as before [HI-04]', async () => {
    const codigo = randomUUID()
    const { id } = await make('productos_genericos', { codigo })
    await remove('productos_genericos', id)
    const taker = await make('productos_genericos', { codigo: ` ${codigo.toUpperCase()}` })
    const taken = await tryRestore('productos_genericos', id)
    expect([taken.statusCode, taken.json()]).toEqual([409, { detail: 'Ya existe un producto genérico con este código.' }])
    expect((await send('GET', `/api/productos_genericos/${id}/`)).statusCode).toBe(404)
    await remove('productos_genericos', taker.id)
    const entry = await inBin('productos_genericos', id)
    const headers = { 'idempotency-key': randomUUID() }
    const path = `/api/papelera/${entry?.id}/restaurar/`
    const [once, again] = [await send('POST', path, { headers }), await send('POST', path, { headers, at: 1 })]
    expect([once.statusCode, again.statusCode, again.json()]).toEqual([200, 200, once.json()])
    expect((await send('POST', path)).statusCode).toBe(404)
    expect((await send('POST', '/api/papelera/999999/restaurar/')).statusCode).toBe(404)
  })

  it('gives an element of a list the end of the list if its place is taken meanwhile [HI-04]', async () => {
    const [first, second, third] = [await named('iconos', 'Uno'), await named('iconos', 'Dos'), await named('iconos', 'Tres')]
    const { id } = await make('productos_acabados', { codigo: randomUUID(), iconos: [first.id, second.id] })
    await remove('productos_acabados', id)
    await remove('iconos', first.id)
    await restore('productos_acabados', id)
    const iconos = [third.id, second.id]
    expect((await send('PUT', `/api/productos_acabados/${id}/`, { json: { iconos } })).statusCode).toBe(200)
    await restore('iconos', first.id)
    expect((await read('productos_acabados', id)).iconos).toEqual([...iconos, first.id])
    const { rows } = await sql`select posicion from productos_acabados_iconos where registro = ${id} order by posicion`.execute(db())
    expect(rows).toEqual([{ posicion: 1 }, { posicion: 2 }, { posicion: 3 }])
  })

  it('of two who restore the same at once one does [HI-04]', async () => {
    const { id } = await named('familias', 'Dos veces')
    await remove('familias', id)
    const path = `/api/papelera/${(await inBin('familias', id))?.id}/restaurar/`
    const answers = await Promise.all([send('POST', path), send('POST', path, { at: 1 })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    expect((await send('GET', `/api/familias/${id}/`)).statusCode).toBe(200)
  })

  it('does not take the tag of before for the record that is back [HI-04]', async () => {
    const { id } = await named('familias', 'Con versión')
    const { headers } = await send('GET', `/api/familias/${id}/`)
    await remove('familias', id)
    await restore('familias', id)
    const stale = await send('PUT', `/api/familias/${id}/`, { json: { prioridad: 1 }, headers: { 'if-match': String(headers.etag) } })
    expect(stale.statusCode).toBe(412)
  })
})
