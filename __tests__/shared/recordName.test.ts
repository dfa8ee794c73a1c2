import { recordName, richRecordName } from '@/shared/recordName'

it('calls a record by its Spanish name, else by another name, its code, its number', () => {
  expect(recordName({ id: 7, codigo: 'G-1', nombre: { es_ES: 'Zinc', fr_FR: 'Le zinc' } })).toBe('Zinc')
  expect(recordName({ id: 7, codigo: 'G-1', nombre: { es_ES: ' ', fr_FR: 'Le zinc' } })).toBe('Le zinc')
  expect(recordName({ id: 7, codigo: 'G-1', nombre: { es_ES: '' } })).toBe('G-1')
  expect(recordName({ id: 7, codigo: '', nombre: {} })).toBe('Sin nombre (7)')
  expect(recordName({ id: 7, codigo: null })).toBe('Sin nombre (7)')
})

it('leaves markup out of a name in sentences, and keeps it where the name shows rich [CQ-03]', () => {
  const record = { id: 7, codigo: 'G-1', nombre: { es_ES: 'Fe<sub>2</sub>O<sub>3</sub> <b>puro</b>' } }
  expect(recordName(record)).toBe('Fe2O3 <b>puro</b>')
  expect(richRecordName(record)).toBe('Fe<sub>2</sub>O<sub>3</sub> <b>puro</b>')
})
