import { familias } from '@/shared/resources/familias'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { blankOf } from '@/shared/resources/records'
import { referencesTo, refusingReferences } from '@/shared/resources/referrers'

test('a blank record has every writable field and no other', () => {
  expect(blankOf(familias)).toEqual({ nombre: {}, descripcion: {}, color: '', prioridad: 0 })
  expect(blankOf(productosGenericos)).toMatchObject({ activo: true, ecologico: false, familia: null, iconos: [], nombre: {} })
  expect(Object.keys(blankOf(productosGenericos))).not.toContain('slug')
})

test('references to a resource are found in every descriptor', () => {
  const referrersOf = (name: Parameters<typeof referencesTo>[0]) =>
    referencesTo(name).map(({ resource, member }) => `${resource.name}.${member}`)
  expect(referrersOf('familias')).toEqual(['productos_genericos.familia', 'productos_acabados.familia'])
  expect(referrersOf('magnitudes')).toEqual([
    'envases.magnitud',
    'lineas_de_composicion.magnitud_1',
    'lineas_de_composicion.magnitud_2',
    'resultados_de_ensayo.magnitud',
  ])
  expect(refusingReferences('productos_genericos').map(({ resource, member }) => `${resource.name}.${member}`)).toEqual([
    'productos_acabados.producto_generico',
    'ensayos.productos',
    'combinaciones_de_productos.productos_genericos',
  ])
})
