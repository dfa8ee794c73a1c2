/** @jest-environment node */
import { apiOf } from '@/api/resources'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { cultivos } from '@/shared/resources/cultivos'
import { familias } from '@/shared/resources/familias'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { useFakeApi, type Answer } from '@test/support/fakeApi'

const answering = useFakeApi()
const record = (body: object) => (): Answer => ({ status: 200, body })

it('mends every map that holds anything but texts, and no other member [ML-01]', async () => {
  await answering(record({ id: 1, nombre: { es_ES: 'Zinc', fr_FR: 7 }, descripcion: 'x', color: '', imagen: null, prioridad: 2 }))
  expect(await apiOf(familias).get(1)).toEqual({ id: 1, nombre: { es_ES: 'Zinc' }, descripcion: {}, color: '', imagen: null, prioridad: 2 })
})

it('reads an empty selection and an empty text that come as null, and leaves what may be null [PE-02, CD-05]', async () => {
  const ids = { id: 1, estado_fenologico: 4, producto_generico: 7, producto_acabado: null }
  await answering(
    record([{ ...ids, modo_de_aplicacion: null, objetivo: null, momento_de_aplicacion: {}, dosis: null }]),
    record({ id: 2, nombre: {}, iconos: null, estados_fenologicos: null, envases: null, paises: null, familia: null, empresa: null }),
  )
  expect(await apiOf(comoSeAplica).list({ producto_generico: 7 })).toEqual([
    { ...ids, modo_de_aplicacion: null, objetivo: {}, momento_de_aplicacion: {}, dosis: '' },
  ])
  expect(await apiOf(productosAcabados).get(2)).toEqual({
    ...{ id: 2, nombre: {}, iconos: [], estados_fenologicos: [], envases: [], paises: [], familia: null, empresa: null },
  })
})

it('asks for the child records of an owner, and takes no others for them [PE-11]', async () => {
  const own = { id: 1, producto_generico: 7, objetivo: {}, momento_de_aplicacion: {}, dosis: '' }
  const asked = await answering(record([own, { id: 2, producto_generico: 8, objetivo: {} }]))
  expect(await apiOf(comoSeAplica).list({ producto_generico: 7 })).toEqual([own])
  expect(asked[0]?.path).toBe('/api/como_se_aplica/?producto_generico=7')
})

it('takes each image away by the call of its field [IM-02]', async () => {
  const asked = await answering(record({}), record({}))
  await apiOf(cultivos).images.imagen.remove(3)
  await apiOf(cultivos).images.imagen_icono.remove(3)
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/cultivos/3/delete_imagen/',
    'DELETE /api/cultivos/3/delete_imagen_icono/',
  ])
})

test('a descriptor has one object of calls', () => expect(apiOf(familias)).toBe(apiOf(familias)))
