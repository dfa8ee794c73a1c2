import { labelIn, textIn } from '@/kits/forms/fieldWords'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { ensayos } from '@/shared/resources/ensayos'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { resultadosDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'

it('calls a field and child records as the form does, and what it does not know by its name [PE-02, TR-03]', () => {
  const labelOf = labelIn(ensayos.fields, [resultadosDeEnsayo])
  expect(['nombre', 'resultados_de_ensayo', 'nuevo'].map(labelOf)).toEqual(['Titular', 'Resultados', 'nuevo'])
})

const names: Record<string, string | undefined> = { 'familias/4': 'Quelatos', 'iconos/1': 'Hoja' }
const textOf = textIn(
  { ...productosAcabados.fields, ...ensayos.fields, modo: comoSeAplica.fields.modo_de_aplicacion },
  { record: (resource, id) => names[`${resource}/${id}`], country: code => (code === 'ES' ? 'España' : code) },
)

it.each([
  ['activo', true, 'Activo'],
  ['ecologico', false, 'No'],
  ['familia', 4, 'Quelatos'],
  ['familia', 5, '5'],
  ['familia', null, ''],
  ['iconos', [1, 2], 'Hoja, 2'],
  ['paises', ['ES', 'FR'], 'ES, FR'],
  ['pais', 'ES', 'España'],
  ['roi', 1.5, '1.5'],
  ['modo', 1, 'Aplicación al riego'],
  ['modo', 9, ''],
  ['empresa', 'HO', 'HO'],
  ['nombre', 'Zinc', 'Zinc'],
  ['nuevo', 'texto', 'texto'],
  ['nuevo', { a: 1 }, ''],
])('the conflict question says %s of %j as %j [ML-06]', (field, value, expected) => {
  expect(textOf(field, value)).toBe(expected)
})
