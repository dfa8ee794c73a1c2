import { fill, type Textos } from '../textos'
import { parte, type Formula, type Parte } from './formula'

type Base = 'nitrogeno' | 'potasio' | 'magnesio' | 'azufre' | 'completo' | 'fosforo'

const bases: Record<Base, { nombre: Textos; marca: string; principio: Textos; densidad: number }> = {
  nitrogeno: {
    nombre: ['Nitrógeno foliar {grado}', 'Foliar nitrogen {grado}', 'Azote foliaire {grado}', 'Azoto foliar {grado}'],
    marca: 'Nitrofol',
    principio: [
      'Nitrógeno de liberación gradual',
      'Slow-release nitrogen',
      'Azote à libération progressive',
      'Azoto de libertação gradual',
    ],
    densidad: 1.25,
  },
  potasio: {
    nombre: [
      'Potasio líquido libre de cloruros {grado}',
      'Chloride-free liquid potassium {grado}',
      'Potassium liquide sans chlorures {grado}',
      'Potássio líquido isento de cloretos {grado}',
    ],
    marca: 'Potafol',
    principio: ['Potasio de alta solubilidad', 'Highly soluble potassium', 'Potassium très soluble', 'Potássio de alta solubilidade'],
    densidad: 1.45,
  },
  magnesio: {
    nombre: ['Magnesio foliar {grado}', 'Foliar magnesium {grado}', 'Magnésium foliaire {grado}', 'Magnésio foliar {grado}'],
    marca: 'Magnefol',
    principio: ['Magnesio soluble', 'Soluble magnesium', 'Magnésium soluble', 'Magnésio solúvel'],
    densidad: 1.32,
  },
  azufre: {
    nombre: ['Azufre líquido {grado}', 'Liquid sulphur {grado}', 'Soufre liquide {grado}', 'Enxofre líquido {grado}'],
    marca: 'Sulfofol',
    principio: ['Azufre de partícula fina', 'Fine-particle sulphur', 'Soufre à particules fines', 'Enxofre de partícula fina'],
    densidad: 1.4,
  },
  fosforo: {
    nombre: ['Fósforo potasio {grado}', 'Phosphorus potassium {grado}', 'Phosphore potassium {grado}', 'Fósforo potássio {grado}'],
    marca: 'Fosfol PK',
    principio: ['Fósforo y potasio', 'Phosphorus and potassium', 'Phosphore et potassium', 'Fósforo e potássio'],
    densidad: 1.42,
  },
  completo: {
    nombre: ['Suspensión foliar {grado}', 'Foliar suspension {grado}', 'Suspension foliaire {grado}', 'Suspensão foliar {grado}'],
    marca: 'Completfol',
    principio: [
      'Macronutrientes en suspensión',
      'Macronutrients in suspension',
      'Macroéléments en suspension',
      'Macronutrientes em suspensão',
    ],
    densidad: 1.5,
  },
}

const foliar = (base: Base, grado: string, partes: Parte[]): Formula => {
  const { nombre, marca, principio, densidad } = bases[base]
  return {
    familia: 'foliares',
    nombre: fill(nombre, { grado }),
    marca: `${marca} ${grado}`,
    principio,
    forma: 'liquido',
    densidad,
    partes,
    notas: [],
    modo: base === 'potasio' ? 2 : 0,
    ecologico: base === 'azufre' || base === 'magnesio',
  }
}

const nitrogeno = (n: number) =>
  foliar('nitrogeno', `${n}`, [
    parte('N', n, 2),
    parte('NUreico', n * 0.7, 2),
    parte('NAmoniacal', n * 0.15, 2),
    parte('NNitrico', n * 0.15, 2),
  ])
const potasio = (k: number) => foliar('potasio', `${k}`, [parte('N', 3, 2), parte('NUreico', 3, 2), parte('K2O', k, 2)])
const magnesio = (mg: number) => foliar('magnesio', `${mg}`, [parte('MgO', mg, 2), parte('SO3', mg * 2, 2)])
const azufre = (s: number) => foliar('azufre', `${s}`, [parte('S', s), parte('SO3', s * 0.2, 2)])
const fosforo = (p: number, k: number) => foliar('fosforo', `${p}-${k}`, [parte('P2O5', p, 2), parte('K2O', k, 2)])
const completo = (n: number, p: number, k: number) =>
  foliar('completo', `${n}-${p}-${k}`, [
    parte('N', n, 2),
    parte('NUreico', n, 2),
    parte('P2O5', p, 2),
    parte('K2O', k, 2),
    parte('B', 0.02, 2),
    parte('ZnEDTA', 0.05, 4),
  ])

export const foliares: readonly Formula[] = [
  ...[15, 20, 25, 28, 30].map(nitrogeno),
  ...[20, 25, 30, 35, 40, 50].map(potasio),
  ...[5, 7, 9, 10].map(magnesio),
  ...[30, 40, 60].map(azufre),
  fosforo(20, 15),
  fosforo(30, 20),
  fosforo(35, 5),
  completo(8, 8, 6),
  completo(10, 5, 20),
  completo(12, 4, 6),
  completo(20, 10, 10),
  completo(5, 15, 30),
]
