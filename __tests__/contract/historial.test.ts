import { randomUUID } from 'node:crypto'
import { historialApi } from '@/api/historial'
import { inSave } from '@/api/http/save'
import { apiOf } from '@/api/resources'
import { resources } from '@/shared/resources/registry'
import { connectApi, unique } from '@test/support/contract'
import { engines, useServer } from '@test/support/engines'

const comoSeAplicaApi = apiOf(resources.como_se_aplica)
const estadosFenologicosApi = apiOf(resources.estados_fenologicos)
const lineasDeComposicionApi = apiOf(resources.lineas_de_composicion)
const productosGenericosApi = apiOf(resources.productos_genericos)

describe.each(engines)("what is told of saves, by the application's own api modules (%s)", engine => {
  const server = useServer(engine)
  beforeAll(async () => {
    const token = await server().signIn()
    connectApi(server().address, () => token)
  })

  const entriesOf = async (codigo: string) => (await historialApi.page({ tipo: 'productos_genericos', buscar: codigo }, null)).entradas

  it('the calls of a save are one entry, one after another and side by side; those of no save are each their own [HI-01]', async () => {
    const codigo = unique('GUARDADO')
    const [estado] = await estadosFenologicosApi.list()
    const estado_fenologico = estado?.id ?? 0
    const save = randomUUID()
    const input = { codigo, nombre: { es_ES: 'Boro' }, estados_fenologicos: [estado_fenologico] }
    const { id } = await inSave(save, productosGenericosApi.create, input)
    const owner = { producto_generico: id, producto_acabado: null }
    await Promise.all([
      inSave(save, lineasDeComposicionApi.create, { ...owner, orden: 0, cantidad_1: 1.5 }),
      inSave(save, lineasDeComposicionApi.create, { ...owner, orden: 1, cantidad_1: 2.5 }),
      inSave(save, comoSeAplicaApi.create, { ...owner, estado_fenologico, dosis: '2 L/ha' }),
    ])
    await inSave(save, productosGenericosApi.update, id, { nombre: { es_ES: 'Boro líquido' } })
    const [only, ...others] = await entriesOf(codigo)
    expect([others, only?.accion, only?.registros, only?.nombre]).toEqual([[], 'creado', 1, { es_ES: 'Boro líquido' }])
    expect(only?.cambios.map(({ tipo }) => tipo).sort()).toEqual([
      ...['como_se_aplica', 'lineas_de_composicion', 'lineas_de_composicion', 'productos_genericos'],
    ])

    await productosGenericosApi.update(id, { prioridad: 3 })
    await productosGenericosApi.update(id, { prioridad: 4 })
    expect((await entriesOf(codigo)).map(({ accion }) => accion)).toEqual(['cambiado', 'cambiado', 'creado'])
  })
})
