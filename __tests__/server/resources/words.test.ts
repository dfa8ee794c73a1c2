import { pathOf, repeatedCode, subjectOf } from '@server/resources/words'
import { ensayos } from '@/shared/resources/ensayos'
import { magnitudes } from '@/shared/resources/magnitudes'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { allResources, resources } from '@/shared/resources/registry'

test('a record in a sentence has the article of its noun', () => {
  const feminine = ['magnitudes', 'familias', 'soluciones', 'lineas_de_composicion', 'como_se_aplica', 'combinaciones_de_productos']
  const articles = allResources.map(resource => [resource.name, subjectOf(resource).split(' ')[0]])
  expect(articles).toEqual(allResources.map(({ name }) => [name, feminine.includes(name) ? 'La' : 'El']))
  expect(subjectOf(magnitudes)).toBe('La magnitud')
  expect(subjectOf(resources.como_se_aplica)).toBe('La forma de aplicación')
})

test('a repeated code is refused in the words of its record', () => {
  expect(repeatedCode(productosGenericos)).toBe('Ya existe un producto genérico con este código.')
  expect(repeatedCode(ensayos)).toBe('Ya existe un ensayo con este código.')
})

test('path of a resource', () => {
  expect(pathOf(productosGenericos)).toBe('/api/productos_genericos/')
})
