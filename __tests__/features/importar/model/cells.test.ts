import { readCell, showCell } from '@/features/importar/model/cells'
import {
  choice,
  countries,
  date,
  decimal,
  flag,
  integer,
  line,
  name,
  nullableText,
  reference,
  references,
  type Field,
} from '@/shared/resources/fields'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'
import { context } from '@test/features/importar/model/given'

const quantity = decimal('Cantidad', { range: { min: 0, max: 99_999.99999 }, decimals: 5 })
const state = flag('Estado', true, { yes: 'activo', no: 'inactivo' })
const solubility = choice('Solubilidad', SOLUBILIDADES)
const counted = { one: 'icono', many: 'iconos' }
const icons = references('Iconos', 'iconos', counted)
const family = reference('Familia', 'familias')

const read = (field: Field, text: string) => {
  const reading = readCell(field, text, context)
  return 'value' in reading ? reading.value : `! ${reading.reason}`
}

it.each<[Field, string, unknown]>([
  [quantity, '1.234,5', 1234.5],
  [quantity, '1234.5', 1234.5],
  [quantity, '8,5 %', 8.5],
  [quantity, '-1', '! No puede ser menor que 0.00000'],
  [quantity, 'mucho', '! Escriba un número, por ejemplo 1234.5'],
  [integer('Prioridad'), '1.234', 1234],
  [integer('Prioridad'), '1,5', '! Escriba un número entero, por ejemplo 1234'],
  [state, 'ACTIVO', true],
  [state, 'x', true],
  [state, 'sí', true],
  [state, 'VERDADERO', true],
  [state, 'Inactivo', false],
  [state, '0', false],
  [solubility, '** soluble en agua', 2],
  [solubility, 'Soluble en agua y quelatado', 4],
  [solubility, '***', 3],
  [solubility, '--', 0],
  [solubility, '1', 1],
  [solubility, '9', '! No es ninguno de los valores'],
  [date('Fecha'), '3/12/2026', '2026-12-03'],
  [date('Fecha'), '2026-12-03 00:00', '2026-12-03'],
  [date('Fecha'), '31/02/2026', '! Escriba una fecha, por ejemplo 31/12/2026'],
  [family, 'aminoacidos, EXTRACTOS', 3],
  [family, 'Racinaires', 4],
  [family, '2', 2],
  [family, 'Hortícolas', '! No existe'],
  [reference('Producto genérico', 'productos_genericos'), '900', 7],
  [icons, 'Fruto, Raíz, tallo', [3, 2]],
  [icons, 'Fruto; Hoja (4) | Raíz, tallo', [3, 4, 2]],
  [icons, 'Fruto\nFRUTO', [3]],
  [icons, 'Hoja', '! Hay 2 con ese nombre: escriba el id'],
  [icons, 'Fruto, Flor', '! Flor: no existe'],
  [countries('Países'), 'España; fr|MAR, Spain', ['ES', 'FR', 'MA']],
  [countries('Países'), 'España (ES), Francia (FR)', ['ES', 'FR']],
  [{ ...nullableText('Empresa'), maxLength: 3 }, 'AGNA', '! Como máximo 3 caracteres'],
  [name('Nombre'), 'uno\ndos', '! Es de una sola línea'],
  [line('Título'), 'uno\r\ndos', 'uno\ndos'],
  [line('Título'), '#N/A', '! La hoja de cálculo tiene aquí el error #N/A'],
])('Cells are read as people write them [IX-04]', (field, text, value) => {
  expect(read(field, text)).toEqual(value)
})

it('Values are shown in the words that lists show [IX-04]', () => {
  expect(showCell(state, false, context)).toBe('Inactivo')
  expect(showCell(icons, [3, 4], context)).toBe('Fruto, Hoja (4)')
  expect(showCell(countries('Países'), ['es', 'FR'], context)).toBe('ES, FR')
  expect(showCell(quantity, 8.5, context)).toBe('8.50000')
  expect(showCell(date('Fecha'), '2026-12-03', context)).toBe('03/12/2026')
})

it('The nearest known value is offered [IX-04]', () => {
  expect(readCell(family, 'Abono NPK soluble', context)).toMatchObject({ suggestions: [{ text: 'Abonos NPK solubles', value: 2 }] })
  expect(readCell(state, 'Inctivo', context)).toMatchObject({ suggestions: [{ text: 'Inactivo', value: 'Inactivo' }] })
  expect(readCell(state, 'Inctivo', { ...context, taken: ['Inactivo'] })).toMatchObject({ value: false })
  expect(readCell(icons, 'Frutos, Raíz, tallo', { ...context, taken: [3] })).toMatchObject({ value: [3, 2] })
})

it('Both words of a flag are offered where neither is near [IX-04]', () => {
  const both = ['Activo', 'Inactivo'].map(word => ({ text: word, value: word }))
  expect(readCell(state, 'quizás', context)).toMatchObject({ reason: 'Escriba Activo o Inactivo', suggestions: both })
  expect(readCell(state, 'quizás', { ...context, taken: ['Inactivo'] })).toMatchObject({ value: false })
})

it('Each of several unknown names of a cell is settled by itself [IX-04]', () => {
  const both = 'Espana ñ, Franciz'
  expect(readCell(countries('Países'), both, context)).toMatchObject({ suggestions: [{ value: 'ES' }] })
  expect(readCell(countries('Países'), both, { ...context, taken: ['ES'] })).toMatchObject({ suggestions: [{ value: 'FR' }] })
  expect(readCell(countries('Países'), both, { ...context, taken: ['ES', 'FR'] })).toMatchObject({ value: ['ES', 'FR'] })
})
