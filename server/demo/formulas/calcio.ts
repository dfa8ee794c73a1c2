import { decimal, fill, type Textos } from '../textos'
import { parte, type Formula } from './formula'

const sales: { nombre: Textos; marca: string; grados: number[]; complejado: boolean }[] = [
  {
    nombre: ['lignosulfonato', 'lignosulphonate', 'lignosulfonate', 'lignossulfonato'],
    marca: 'Lig',
    grados: [6, 8, 10],
    complejado: true,
  },
  { nombre: ['gluconato', 'gluconate', 'gluconate', 'gluconato'], marca: 'Glu', grados: [8, 10, 12], complejado: true },
  { nombre: ['formiato', 'formate', 'formiate', 'formiato'], marca: 'For', grados: [14, 16, 28], complejado: false },
  { nombre: ['nitrato', 'nitrate', 'nitrate', 'nitrato'], marca: 'Nit', grados: [12, 16, 17], complejado: false },
]

const calcioSolo = sales.flatMap(({ nombre, marca, grados, complejado }) =>
  grados.map((grado): Formula => ({
    familia: 'calcio',
    nombre: fill(['Calcio {sal} {grado} %', 'Calcium {sal} {grado} %', 'Calcium {sal} {grado} %', 'Cálcio {sal} {grado} %'], {
      sal: nombre,
      grado: decimal(grado),
    }),
    marca: `Calci${marca} ${grado}`,
    principio: fill(['Calcio en forma de {sal}', 'Calcium as {sal}', 'Calcium sous forme de {sal}', 'Cálcio na forma de {sal}'], {
      sal: nombre,
    }),
    forma: grado === 28 ? 'polvo' : 'liquido',
    densidad: grado === 28 ? 1 : 1.35,
    partes: [
      ...(marca === 'Nit' ? [parte('N', grado * 0.6, 2), parte('NNitrico', grado * 0.6, 2)] : []),
      parte('CaO', grado, 2),
      ...(complejado ? [parte('CaOComplejado', grado * 0.9, 1)] : []),
    ],
    notas: [],
    modo: marca === 'Nit' ? 1 : 2,
    ecologico: marca === 'Lig' || marca === 'For',
  })),
)

const conBoro = (calcio: number, boro: number): Formula => ({
  familia: 'calcio',
  nombre: fill(
    [
      'Calcio boro complejado {grado}',
      'Complexed calcium boron {grado}',
      'Calcium bore complexé {grado}',
      'Cálcio boro complexado {grado}',
    ],
    { grado: `${calcio}-${boro}` },
  ),
  marca: `Calcibor ${calcio}-${boro}`,
  principio: ['Calcio y boro', 'Calcium and boron', 'Calcium et bore', 'Cálcio e boro'],
  forma: 'liquido',
  densidad: 1.33,
  partes: [parte('CaO', calcio, 2), parte('CaOComplejado', calcio * 0.9, 1), parte('B', boro, 2), parte('BEtanolamina', boro, 2)],
  notas: [],
  modo: 2,
  ecologico: true,
})

const conMagnesio = (calcio: number, magnesio: number): Formula => ({
  familia: 'calcio',
  nombre: fill(['Calcio magnesio {grado}', 'Calcium magnesium {grado}', 'Calcium magnésium {grado}', 'Cálcio magnésio {grado}'], {
    grado: `${calcio}-${magnesio}`,
  }),
  marca: `Calcimag ${calcio}-${magnesio}`,
  principio: ['Calcio y magnesio', 'Calcium and magnesium', 'Calcium et magnésium', 'Cálcio e magnésio'],
  forma: 'liquido',
  densidad: 1.45,
  partes: [parte('N', calcio * 0.8, 2), parte('NNitrico', calcio * 0.8, 2), parte('CaO', calcio, 2), parte('MgO', magnesio, 2)],
  notas: [],
  modo: 2,
  ecologico: false,
})

export const calcio: readonly Formula[] = [
  ...calcioSolo,
  conBoro(8, 0.2),
  conBoro(8, 0.5),
  conBoro(10, 0.2),
  conBoro(12, 0.6),
  conMagnesio(10, 3),
  conMagnesio(11, 5),
  conMagnesio(15, 2),
]
