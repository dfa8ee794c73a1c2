import { recordName } from '@/domain/recordName'

it('calls a record by its Spanish name, else by another name, its code, its number', () => {
  expect(recordName({ id: 7, codigo: 'G-1', nombre: { es_ES: 'Zinc', fr_FR: 'Le zinc' } })).toBe('Zinc')
  expect(recordName({ id: 7, codigo: 'G-1', nombre: { es_ES: ' ', fr_FR: 'Le zinc' } })).toBe('Le zinc')
  expect(recordName({ id: 7, codigo: 'G-1', nombre: { es_ES: '' } })).toBe('G-1')
  expect(recordName({ id: 7, codigo: '', nombre: {} })).toBe('Sin nombre (7)')
  expect(recordName({ id: 7, codigo: null })).toBe('Sin nombre (7)')
})
