import type { ClaveDeComponente } from '../maestras/componentes'
import { fill, type Textos } from '../textos'
import { parte, type Formula } from './formula'

const sales: { nombre: Textos; marca: string; cation: ClaveDeComponente; grados: [fosforo: number, cation: number][] }[] = [
  {
    nombre: ['potasio', 'Potassium', 'de potassium', 'potássio'],
    marca: 'K',
    cation: 'K2O',
    grados: [
      [20, 15],
      [28, 18],
      [30, 20],
      [32, 28],
      [42, 28],
    ],
  },
  {
    nombre: ['calcio', 'Calcium', 'de calcium', 'cálcio'],
    marca: 'Ca',
    cation: 'CaO',
    grados: [
      [12, 4],
      [20, 5],
      [30, 6],
    ],
  },
  {
    nombre: ['magnesio', 'Magnesium', 'de magnésium', 'magnésio'],
    marca: 'Mg',
    cation: 'MgO',
    grados: [
      [20, 5],
      [28, 7],
      [30, 9],
    ],
  },
  {
    nombre: ['zinc', 'Zinc', 'de zinc', 'zinco'],
    marca: 'Zn',
    cation: 'Zn',
    grados: [
      [20, 5],
      [30, 6],
      [35, 8],
    ],
  },
  {
    nombre: ['manganeso', 'Manganese', 'de manganèse', 'manganês'],
    marca: 'Mn',
    cation: 'Mn',
    grados: [
      [20, 5],
      [30, 7],
      [35, 9],
    ],
  },
  {
    nombre: ['cobre', 'Copper', 'de cuivre', 'cobre'],
    marca: 'Cu',
    cation: 'Cu',
    grados: [
      [12, 3],
      [20, 4],
      [22, 6],
    ],
  },
  {
    nombre: ['amonio', 'Ammonium', "d'ammonium", 'amónio'],
    marca: 'N',
    cation: 'NAmoniacal',
    grados: [
      [20, 6],
      [30, 10],
    ],
  },
]

export const fosfitos: readonly Formula[] = sales.flatMap(({ nombre, marca, cation, grados }) =>
  grados.map(([fosforo, contenido]): Formula => ({
    familia: 'fosfitos',
    nombre: fill(['Fosfito de {sal} {grado}', '{sal} phosphite {grado}', 'Phosphite {sal} {grado}', 'Fosfito de {sal} {grado}'], {
      sal: nombre,
      grado: `${fosforo}-${contenido}`,
    }),
    marca: `Fosfisan ${marca} ${fosforo}`,
    principio: fill(['Fosfito de {sal}', '{sal} phosphite', 'Phosphite {sal}', 'Fosfito de {sal}'], { sal: nombre }),
    forma: 'liquido',
    densidad: 1.4,
    partes: [
      ...(cation === 'NAmoniacal' ? [parte(cation, contenido, 2)] : []),
      parte('P2O5', fosforo, 2),
      parte('Fosfito', fosforo * 1.1, 2),
      ...(cation === 'NAmoniacal' ? [] : [parte(cation, contenido, 2)]),
    ],
    notas: [
      [
        'No debe mezclarse con cobre de uso fungicida ni con aceites',
        'Not to be mixed with fungicidal copper or oils',
        'Ne pas mélanger avec du cuivre fongicide ni des huiles',
        'Não deve ser misturado com cobre de uso fungicida nem com óleos',
      ],
    ],
    modo: 2,
    ecologico: false,
  })),
)
