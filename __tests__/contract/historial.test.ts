import { randomUUID } from 'node:crypto'
import { historialApi } from '@/api/historial'
import { inSave } from '@/api/http/save'
import { apis } from '@test/support/apis'
import { call } from '@test/support/call'
import { connectApi, unique } from '@test/support/contract'
import { engines, useServer } from '@test/support/engines'

describe.each(engines)("what is told of saves, by the application's own api modules (%s)", engine => {
  const server = useServer(engine)
  beforeAll(async () => {
    const token = await server().signIn()
    connectApi(server().address, () => token)
  })

  const entriesOf = async (codigo: string) => (await historialApi.page({ tipo: 'productos_genericos', buscar: codigo }, null)).entradas

  it('the calls of a save are one entry, one after another and side by side; those of no save are each their own [HI-01]', async () => {
    const codigo = unique('GUARDADO')
    const [estado] = await apis.estados_fenologicos.list()
    const estado_fenologico = estado?.id ?? 0
    const save = randomUUID()
    const input = { codigo, nombre: { es_ES: 'Boro' }, estados_fenologicos: [estado_fenologico] }
    const { id } = await inSave(save, apis.productos_genericos.create, input)
    const owner = { producto_generico: id, producto_acabado: null }
    await Promise.all([
      inSave(save, apis.lineas_de_composicion.create, { ...owner, orden: 0, cantidad_1: 1.5 }),
      inSave(save, apis.lineas_de_composicion.create, { ...owner, orden: 1, cantidad_1: 2.5 }),
      inSave(save, apis.como_se_aplica.create, { ...owner, estado_fenologico, dosis: '2 L/ha' }),
    ])
    await inSave(save, apis.productos_genericos.update, id, { nombre: { es_ES: 'Boro líquido' } })
    const [only, ...others] = await entriesOf(codigo)
    expect([others, only?.accion, only?.registros, only?.nombre]).toEqual([[], 'creado', 1, { es_ES: 'Boro líquido' }])
    expect(only?.cambios.map(({ tipo }) => tipo).sort()).toEqual([
      ...['como_se_aplica', 'lineas_de_composicion', 'lineas_de_composicion', 'productos_genericos'],
    ])

    await apis.productos_genericos.update(id, { prioridad: 3 })
    await apis.productos_genericos.update(id, { prioridad: 4 })
    expect((await entriesOf(codigo)).map(({ accion }) => accion)).toEqual(['cambiado', 'cambiado', 'creado'])
  })

  it('a save is undone once, with what it made together, and what has changed since is named [IX-07]', async () => {
    const codigo = unique('DESHECHO')
    const { id: kept } = await apis.productos_genericos.create({ codigo: unique('QUEDA'), nombre: { es_ES: 'Queda' } })
    const save = randomUUID()
    const { id: familia } = await inSave(save, apis.familias.create, { nombre: { es_ES: 'Del guardado' } })
    const { id } = await inSave(save, apis.productos_genericos.create, { codigo, nombre: { es_ES: 'Boro' }, familia })
    await inSave(save, apis.lineas_de_composicion.create, { producto_generico: id, producto_acabado: null, cantidad_1: 1.5 })
    const { codigo: known } = await inSave(save, apis.productos_genericos.update, kept, { nombre: { es_ES: 'Cambiado' } })
    await apis.productos_genericos.update(kept, { prioridad: 3 })
    const [entry] = await entriesOf(codigo)
    const key = randomUUID()
    const answer = await historialApi.undo(entry?.id ?? 0, key)
    expect(answer).toEqual({
      deshechos: 2,
      cambiados: [{ tipo: 'productos_genericos', id: kept, codigo: known, nombre: { es_ES: 'Cambiado' } }],
    })
    expect(await historialApi.undo(entry?.id ?? 0, key)).toEqual(answer)
    await expect(apis.productos_genericos.get(id)).rejects.toMatchObject({ status: 404 })
    await expect(apis.familias.get(familia)).rejects.toMatchObject({ status: 404 })
    expect((await entriesOf(codigo)).map(({ accion }) => accion)).toEqual(['restaurado', 'creado'])
    await expect(historialApi.undo(entry?.id ?? 0)).rejects.toMatchObject({ status: 409 })
    await expect(historialApi.undo(987_654_321)).rejects.toMatchObject({ status: 404 })
    expect((await call('POST', `${server().address}/api/historial/${entry?.id}/deshacer/`)).status).toBe(401)
  })
})
