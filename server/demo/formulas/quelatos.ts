import type { ClaveDeComponente } from '../maestras/componentes'
import { decimal, fill, type Textos } from '../textos'
import { parte, type Formula, type Parte } from './formula'

type Metal = 'zinc' | 'manganeso' | 'hierro' | 'cobre' | 'magnesio' | 'calcio'

const metales: Record<Metal, { nombre: Textos; marca: string; total: ClaveDeComponente }> = {
  zinc: { nombre: ['Zinc', 'Zinc', 'Zinc', 'Zinco'], marca: 'Zinc', total: 'Zn' },
  manganeso: { nombre: ['Manganeso', 'Manganese', 'Manganèse', 'Manganês'], marca: 'Mangan', total: 'Mn' },
  hierro: { nombre: ['Hierro', 'Iron', 'Fer', 'Ferro'], marca: 'Ferro', total: 'Fe' },
  cobre: { nombre: ['Cobre', 'Copper', 'Cuivre', 'Cobre'], marca: 'Cupro', total: 'Cu' },
  magnesio: { nombre: ['Magnesio', 'Magnesium', 'Magnésium', 'Magnésio'], marca: 'Magne', total: 'MgO' },
  calcio: { nombre: ['Calcio', 'Calcium', 'Calcium', 'Cálcio'], marca: 'Calci', total: 'CaO' },
}

/** Content in percent from which a chelate is a soluble powder. */
const POWDER = 12

const estable = (from: string, to: string): Textos =>
  fill(
    [
      'Intervalo de pH que garantiza la estabilidad de la fracción quelatada: {from} a {to}',
      'pH range that guarantees the stability of the chelated fraction: {from} to {to}',
      'Plage de pH garantissant la stabilité de la fraction chélatée : {from} à {to}',
      'Intervalo de pH que garante a estabilidade da fração quelatada: {from} a {to}',
    ],
    { from, to },
  )

const quelato = (metal: Metal, agente: string, componente: ClaveDeComponente, pH: [string, string], grados: number[]): Formula[] =>
  grados.map(grado => {
    const { nombre, marca, total } = metales[metal]
    const isPowder = grado >= POWDER
    const values = { nombre, agente, grado: decimal(grado) }
    return {
      familia: 'quelatos',
      nombre: fill(
        [
          '{nombre} quelatado {agente} {grado} %',
          '{nombre} chelate {agente} {grado} %',
          '{nombre} chélaté {agente} {grado} %',
          '{nombre} quelatado {agente} {grado} %',
        ],
        values,
      ),
      marca: `${marca}quel ${agente} ${grado}`,
      principio: fill(
        [
          '{nombre} quelatado por {agente}',
          '{nombre} chelated by {agente}',
          '{nombre} chélaté par {agente}',
          '{nombre} quelatado por {agente}',
        ],
        values,
      ),
      forma: isPowder ? 'polvo' : 'liquido',
      densidad: isPowder ? 1 : 1.3,
      partes: [parte(total, grado, 2), parte(componente, grado, 4)],
      notas: [estable(...pH)],
      modo: 2,
      ecologico: grado % 2 === 0,
    }
  })

/** Formula by the content of the ortho-ortho isomer, the chelate that lasts in calcareous soil. */
const eddha = (ortoOrto: number): Formula => ({
  familia: 'quelatos',
  nombre: fill(
    [
      'Hierro EDDHA 6 % orto-orto {grado}',
      'Iron EDDHA 6 % ortho-ortho {grado}',
      'Fer EDDHA 6 % ortho-ortho {grado}',
      'Ferro EDDHA 6 % orto-orto {grado}',
    ],
    { grado: decimal(ortoOrto) },
  ),
  marca: `Ferroquel OO ${ortoOrto}`,
  principio: ['Hierro quelatado por EDDHA', 'Iron chelated by EDDHA', 'Fer chélaté par EDDHA', 'Ferro quelatado por EDDHA'],
  forma: 'granulado',
  densidad: 1,
  partes: [parte('K2O', 3.5, 2), parte('Fe', 6, 2), parte('FeEDDHA', 5.8, 4), parte('FeOrtoOrto', ortoOrto, 4)],
  notas: [estable('3,5', '12')],
  modo: 1,
  ecologico: true,
})

const mezcla = (nombre: string, partes: Parte[]): Formula => ({
  familia: 'quelatos',
  nombre: fill(['Mezcla quelatada {nombre}', 'Chelated mix {nombre}', 'Mélange chélaté {nombre}', 'Mistura quelatada {nombre}'], {
    nombre,
  }),
  marca: `Multiquel ${nombre}`,
  principio: [
    'Microelementos quelatados por EDTA',
    'Micronutrients chelated by EDTA',
    'Oligo-éléments chélatés par EDTA',
    'Micronutrientes quelatados por EDTA',
  ],
  forma: 'polvo',
  densidad: 1,
  partes,
  notas: [estable('4', '8')],
  modo: 2,
  ecologico: false,
})

export const quelatos: readonly Formula[] = [
  ...quelato('zinc', 'EDTA', 'ZnEDTA', ['4', '9'], [6, 8, 9, 10, 14, 15]),
  ...quelato('manganeso', 'EDTA', 'MnEDTA', ['4', '9'], [5, 6, 8, 9, 13]),
  ...quelato('hierro', 'EDTA', 'FeEDTA', ['3', '6,5'], [5, 6, 9, 13]),
  ...quelato('hierro', 'DTPA', 'FeDTPA', ['3', '7,5'], [3, 6, 7, 11]),
  ...quelato('hierro', 'HBED', 'FeHBED', ['3', '12'], [5, 6, 7]),
  ...quelato('cobre', 'EDTA', 'CuEDTA', ['4', '9'], [7, 9, 14, 15]),
  ...quelato('magnesio', 'EDTA', 'MgOEDTA', ['4', '9'], [5, 6, 10]),
  ...quelato('calcio', 'EDTA', 'CaOEDTA', ['4', '9'], [5, 9.5, 14]),
  ...[2, 2.6, 3, 3.6, 4.2, 4.8, 5.2].map(eddha),
  mezcla('Zn-Mn 5-4', [parte('MnEDTA', 4, 4), parte('ZnEDTA', 5, 4)]),
  mezcla('Zn-Mn 4-6', [parte('MnEDTA', 6, 4), parte('ZnEDTA', 4, 4)]),
  mezcla('Fe-Mn-Zn', [parte('B', 0.5, 2), parte('FeEDTA', 4, 4), parte('MnEDTA', 3.5, 4), parte('Mo', 0.05, 2), parte('ZnEDTA', 2, 4)]),
  mezcla('Micro 6', [
    parte('B', 0.65, 2),
    parte('CuEDTA', 1.5, 4),
    parte('FeDTPA', 4, 4),
    parte('MnEDTA', 4, 4),
    parte('Mo', 0.3, 2),
    parte('ZnEDTA', 1.5, 4),
  ]),
]
