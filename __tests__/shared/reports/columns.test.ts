import { finishedColumns } from '@/shared/reports/columns'
import type { FinishedProduct } from '@/shared/reports/product'

const cellOf = (header: string, product: Partial<FinishedProduct>) =>
  finishedColumns({ idioma: 'es_ES', imageUrl: () => '' })
    .find(column => column.header === header)
    ?.cell(product as FinishedProduct)

it.each([
  ['Barril', 'l', 'Barril l'],
  ['Garrafa de 20 l', 'l', 'Garrafa de 20 l'],
  ['Saco 25kg', 'kg', 'Saco 25kg'],
  ['Saco de 25 kg', 'g', 'Saco de 25 kg g'],
  ['Añil', 'l', 'Añil l'],
  ['Big bag', '', 'Big bag'],
  ['kg', 'kg', 'kg'],
])('a packaging %j in %j is %j in a report: the unit is left out only where it is a word of the name', (valor, magnitud, text) => {
  expect(cellOf('Envases', { envases: [{ valor, magnitud }] as FinishedProduct['envases'] })).toBe(text)
})
