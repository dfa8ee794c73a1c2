import {
  childNounOf,
  childOf,
  contentOf,
  fieldsOf,
  isChildOf,
  labelOfCampo,
  nameOfTipo,
  nounOfTipo,
} from '@/kits/history/model/fieldCatalogue'
import { enlaceDe, direccionOf } from '@/kits/history/model/recordAddress'
import { valueWords } from '@/kits/history/model/values'
import { plainText, text } from '@/shared/resources/fields'
import { allResources, resources } from '@/shared/resources/registry'

describe('words of the history for records and their fields', () => {
  it('are those of the forms [HI-02]', () => {
    expect(['productos_acabados', 'estados_fenologicos', 'como_se_aplica', 'paises', 'copias_de_seguridad'].map(nameOfTipo)).toEqual([
      ...['Producto acabado', 'Estado fenológico', 'Forma de aplicación', 'País', 'Copia de seguridad'],
    ])
    expect(labelOfCampo('productos_genericos', 'descripcion2')).toBe('Título')
    expect(labelOfCampo('productos_acabados', 'estados_fenologicos')).toBe('Cultivos')
    expect(labelOfCampo('ensayos', 'nombre')).toBe('Titular')
    expect(labelOfCampo('usuarios', 'clave')).toBe('Contraseña')
    expect(childOf('lineas_de_composicion')?.label).toBe('Composición')
    expect(childNounOf('como_se_aplica')).toEqual({ one: 'forma de aplicación', many: 'formas de aplicación', gender: 'f' })
  })

  it('exist for every member of every record that the server keeps, but for owners [HI-01, HI-02]', () => {
    for (const { name, fields } of allResources) {
      const owners = childOf(name)?.owners ?? []
      expect(Object.keys(fields).filter(field => !(field in fieldsOf(name)) && !owners.includes(field))).toEqual([])
    }
  })

  it('leave out the record that a child record belongs to, and its place among the others [HI-02]', () => {
    expect(Object.keys(fieldsOf('resultados_de_ensayo'))).toEqual(['valor', 'magnitud', 'descripcion', 'orden'])
    expect(contentOf('resultados_de_ensayo')).toEqual(['valor', 'magnitud', 'descripcion'])
    // A stage is also a master, which has its crop as a field.
    expect(Object.keys(fieldsOf('estados_fenologicos'))).toContain('cultivo')
    expect(contentOf('estados_fenologicos')).toEqual(['nombre', 'imagen'])
    expect([isChildOf('estados_fenologicos', 'cultivos'), isChildOf('estados_fenologicos', 'estados_fenologicos')]).toEqual([true, false])
  })

  it('are the names from outside for what is not known here [HI-02]', () => {
    expect(labelOfCampo('familias', 'nuevo')).toBe('nuevo')
    expect(labelOfCampo('nuevos', 'campo')).toBe('campo')
    expect(nameOfTipo('nuevos')).toBe('nuevos')
    expect(nounOfTipo('nuevos')).toBeUndefined()
    expect(childNounOf('nuevos')).toEqual({ one: 'nuevos', many: 'nuevos', gender: 'm' })
  })
})

describe('words of a value', () => {
  const nombres = {
    familias: { 4: { codigo: null, nombre: { es_ES: 'Quelatos' } } },
    iconos: { 1: { codigo: null, nombre: { es_ES: 'Hoja' } }, 2: { codigo: null, nombre: { es_ES: 'Gota' } } },
    paises: { ES: { codigo: null, nombre: { es_ES: 'España' } } },
  }
  const producto = resources.productos_acabados.fields
  it.each([
    [producto.activo, false, 'inactivo'],
    [producto.internacional, true, 'sí'],
    [producto.familia, 4, 'Quelatos'],
    [producto.familia, null, ''],
    [producto.iconos, [2, 1], 'Gota, Hoja'],
    [producto.iconos, [], ''],
    [producto.paises, ['es', 'ma'], 'España, MA'],
    [producto.imagen_catalogo, 'https://example.com/a.png', 'imagen'],
    [producto.nombre, { fr_FR: 'Zinc liquide' }, 'Zinc liquide'],
    [producto.nombre, 'Zinc', 'Zinc'],
    [producto.empresa, '', ''],
    [resources.productos_genericos.fields.prioridad, 12, '12'],
    [resources.lineas_de_composicion.fields.cantidad_1, 8, '8.00000'],
    [resources.lineas_de_composicion.fields.solubilidad, 2, '** Soluble en agua'],
    [resources.lineas_de_composicion.fields.solubilidad, 9, '9'],
    [resources.resultados_de_ensayo.fields.valor, 3.1, '3.1'],
    [resources.ensayos.fields.roi, 1.5, '1.50'],
    [resources.ensayos.fields.fecha, '2024-03-01', '2024-03-01'],
    [resources.ensayos.fields.pais, 'es', 'España'],
  ])('are those of the forms: %j with %j is %s [HI-02]', (field, value, expected) => {
    expect(valueWords(field, value, nombres)).toBe(expected)
  })

  it('is the value as it came where its field is of another kind, or unknown [HI-02]', () => {
    expect(valueWords(producto.familia, 'Quelatos', nombres)).toBe('Quelatos')
    expect(valueWords(producto.activo, 1, nombres)).toBe('1')
    expect(valueWords(plainText('nuevo'), { a: 1 }, nombres)).toBe('{"a":1}')
    expect(valueWords(text('nuevo'), true, nombres)).toBe('true')
  })
})

it('leads to the form of a record, that of a master by what its list is told to open [HI-05, LS-11]', () => {
  expect(direccionOf('productos_genericos', 7)).toEqual({ to: '/productos/edit/g/7' })
  expect(direccionOf('componentes', 7)).toEqual({ to: '/maestras/componentes_quimicos', state: { abrir: 7 } })
  expect(direccionOf('usuarios', 7)).toEqual({ to: '/account/usuarios' })
  expect(enlaceDe('componentes', 7)).toBe('/maestras/componentes_quimicos?abrir=7')
  expect(['lineas_de_composicion', 'grupos_de_cultivo', 'nuevos'].map(tipo => direccionOf(tipo, 7))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
