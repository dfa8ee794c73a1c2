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

const stage = (cultivo: string, estado: string) => ({ cultivo, estado })
const entry = { modo_de_aplicacion: 0, dosis: '2 L', momento_de_aplicacion: '', objetivo: '' }
const line = { cantidad_1: 2, magnitud_1: 'g', cantidad_2: null, magnitud_2: '', solubilidad: 0, valor: '' }

it.each<[string, Partial<FinishedProduct>, string]>([
  ['Iconos', { iconos: [{ nombre: 'Ecológico' }, { nombre: '' }, { nombre: 'Foliar' }] }, 'Ecológico, Foliar'],
  ['Cultivos', { estados: [stage('', 'Flor'), stage('Olivo', '')] }, 'Olivo'],
  [
    'Estados fenológicos',
    { estados: [stage('', 'Flor'), stage('Olivo', ''), stage('Vid', 'Hoja'), stage('Vid', ' ')] },
    'Flor; Olivo; Vid: Hoja',
  ],
  [
    'Cómo se aplica',
    {
      como_se_aplica: [
        { ...entry, ...stage('Olivo', '') },
        { ...entry, ...stage('', '') },
      ],
    },
    'Olivo: Aplicación foliar – 2 L; Aplicación foliar – 2 L',
  ],
  [
    'Composición',
    {
      lineas: [
        { ...line, componente: '' },
        { ...line, componente: 'Boro' },
      ],
    },
    'Boro 2 g',
  ],
  [
    'Países',
    {
      paises: [
        { codigo: 'ES', nombre: '' },
        { codigo: 'FR', nombre: 'Francia' },
      ],
    },
    'ES, Francia (FR)',
  ],
  [
    'Envases',
    {
      envases: [
        { valor: '', magnitud: 'L' },
        { valor: 'Botella 250 cc', magnitud: 'L' },
      ],
    },
    'Botella 250 cc L',
  ],
])('the cell %s leaves no hole where a name of its list is missing', (header, product, text) => {
  expect(cellOf(header, product)).toBe(text)
})
