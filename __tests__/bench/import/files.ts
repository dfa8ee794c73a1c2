import { toXlsx } from '@/kits/spreadsheet/toXlsx'
import type { Cell } from '@/shared/export/sheet'

const LINES = 8
const FIELDS = [
  'Código',
  'Nombre (es_ES)',
  'Nombre (en_US)',
  'Nombre (fr_FR)',
  'Nombre (pt_BR)',
  'Descripción (es_ES)',
  'Características (es_ES)',
  'Aplicaciones (es_ES)',
  'Familia',
  'Activo',
  'Ecológico',
  'Prioridad',
]
const OF_LINE = ['Componente', 'Cantidad 1', 'Magnitud 1', 'Solubilidad']

/** Cells of a product of the bench server, with changed texts in two languages. */
const fieldsOf = (n: number): Cell[] => [
  `G-${String(n).padStart(5, '0')}`,
  `Quelato de hierro ${n}`,
  `Iron chelate ${n}, changed`,
  `Chélate de fer ${n}`,
  `Quelato de ferro ${n}`,
  `Abono foliar con quelatos de hierro, para cultivos en suelos calizos. Número ${n}`,
  'Abono foliar '.repeat(10),
  'Abono foliar '.repeat(10),
  `Familia ${1 + (n % 12)}`,
  n % 9 > 0 ? 'Activo' : 'Inactivo',
  n % 4 === 0 ? 'Sí' : 'No',
  n % 100,
]

const lineOf = (at: number): Cell[] => [`Componente ${1 + at}`, at + 0.5, '% p/p', '']

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Workbook of products with 12 columns and 8 lines each, one row per line [IX-05]. */
export const withLines = (products: number): Buffer =>
  Buffer.from(
    toXlsx(
      [
        [...FIELDS, ...OF_LINE],
        ...numbers(products).flatMap(n => Array.from({ length: LINES }, (_, at) => [...fieldsOf(n), ...lineOf(at)])),
      ],
      { name: 'Productos' },
    ),
  )

/** Workbook of products with 12 columns, one row per product. */
export const withoutLines = (products: number): Buffer =>
  Buffer.from(toXlsx([FIELDS, ...numbers(products).map(fieldsOf)], { name: 'Productos' }))
