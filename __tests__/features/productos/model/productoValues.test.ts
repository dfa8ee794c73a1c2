import { KEEP } from '@/store/imageDraft'
import { ACABADO_FIELDS, GENERICO_FIELDS } from '@/features/productos/model/productoFields'
import { acabadoFrom, duplicateOf, inputOf, textsOf, valuesOf } from '@/features/productos/model/productoValues'
import { changedFields } from '@/kits/drafts/model/changesIn'
import { acabado, generico } from '@test/features/productos/products'

it('sends of each kind its own fields, and none that the server makes [PE-02, PE-03]', () => {
  const g = inputOf(GENERICO_FIELDS, valuesOf(generico()))
  const a = inputOf(ACABADO_FIELDS, valuesOf(acabado()))
  expect(g).toMatchObject({ codigo: 'G-1', prioridad: 5, iconos: [1, 2] })
  expect(a).toMatchObject({ codigo: '10100', paises: ['ES', 'pt'], empresa: 'NC', internacional: false, envases: [4] })
  expect(Object.keys(a).filter(field => !(field in g))).toEqual(['internacional', 'empresa', 'envases', 'paises'])
  expect(Object.keys(g).filter(field => !(field in a))).toEqual(['prioridad'])
  for (const field of ['id', 'slug', 'imagen_catalogo', 'imagen_modo_de_accion']) expect(g).not.toHaveProperty(field)
})

it('leaves out the spaces around a code, in what is edited, made of another and duplicated [PE-02, PA-02, PA-04]', () => {
  expect(inputOf(GENERICO_FIELDS, { ...valuesOf(generico()), codigo: ' G 1\t' })).toMatchObject({ codigo: 'G 1' })
  expect(inputOf(ACABADO_FIELDS, {})).toHaveProperty('codigo', undefined)
  expect(acabadoFrom(generico({ codigo: ' G-1' }))).toMatchObject({ codigo: 'G-1' })
  expect(duplicateOf(acabado({ codigo: '10100 ' }))).toMatchObject({ codigo: '10100' })
})

it.each([0, null])('sends the family %s as null, and no company as null [PE-05]', familia => {
  expect(inputOf(ACABADO_FIELDS, { ...valuesOf(acabado()), familia, empresa: '' })).toMatchObject({ familia: null, empresa: null })
})

it('counts what differs, and not what only looks so', () => {
  const opened = valuesOf(acabado())
  expect(changedFields(opened, opened)).toEqual([])
  const same = { ...opened, nombre: { ...opened.nombre, pt_BR: '' }, iconos: [2, 1], imagen_catalogo: KEEP }
  expect(changedFields(opened, same)).toEqual([])
  const edited = {
    ...opened,
    nombre: { ...opened.nombre, pt_BR: 'Zinco' },
    iconos: [2],
    activo: true,
    imagen_catalogo: { kind: 'remove' as const },
  }
  expect(changedFields(opened, edited).sort()).toEqual(['activo', 'iconos', 'imagen_catalogo', 'nombre'])
})

it('knows all ten texts, for the language selector', () => {
  expect(textsOf(valuesOf(generico()))).toHaveLength(10)
})

it('makes an active finished product of a generic one, which it names [PA-02]', () => {
  const made = acabadoFrom(generico())
  expect(made).toMatchObject({ codigo: 'G-1', nombre: generico().nombre, familia: 3, iconos: [1, 2], activo: true, producto_generico: 7 })
  for (const field of ['id', 'slug', 'prioridad', 'imagen_catalogo']) expect(made).not.toHaveProperty(field)
})

it('duplicates with DUPLICADO before every name that is not empty, and nothing else different [PA-04, PA-05]', () => {
  const { nombre, ...rest } = duplicateOf(acabado())
  expect(nombre).toEqual({ es_ES: 'DUPLICADO Zinc', en_US: 'DUPLICADO Zinc', fr_FR: '' })
  const { nombre: _nombre, id: _id, slug: _slug, imagen_catalogo: _one, imagen_modo_de_accion: _other, ...source } = acabado()
  expect(rest).toEqual(source)
})
