import type { ClaveDeComponente } from '../maestras/componentes'
import { decimal, everywhere, fill, type Textos } from '../textos'
import { parte, type Formula } from './formula'

const metales: { nombre: Textos; marca: string; total: ClaveDeComponente; complejado: ClaveDeComponente }[] = [
  { nombre: ['Zinc', 'Zinc', 'Zinc', 'Zinco'], marca: 'Zin', total: 'Zn', complejado: 'ZnComplejado' },
  { nombre: ['Manganeso', 'Manganese', 'Manganèse', 'Manganês'], marca: 'Man', total: 'Mn', complejado: 'MnComplejado' },
  { nombre: ['Hierro', 'Iron', 'Fer', 'Ferro'], marca: 'Fer', total: 'Fe', complejado: 'FeComplejado' },
  { nombre: ['Cobre', 'Copper', 'Cuivre', 'Cobre'], marca: 'Cob', total: 'Cu', complejado: 'CuComplejado' },
]

const agentes: { nombre: Textos; marca: string; grados: number[] }[] = [
  { nombre: ['lignosulfonato', 'lignosulphonate', 'lignosulfonate', 'lignossulfonato'], marca: 'Lig', grados: [4, 6] },
  { nombre: ['gluconato', 'gluconate', 'gluconate', 'gluconato'], marca: 'Glu', grados: [5, 6.5] },
  { nombre: ['citrato', 'citrate', 'citrate', 'citrato'], marca: 'Cit', grados: [5, 8] },
  { nombre: ['heptagluconato', 'heptagluconate', 'heptagluconate', 'heptagluconato'], marca: 'Hep', grados: [5, 6] },
]

const complejados = metales.flatMap(metal =>
  agentes.flatMap(agente =>
    agente.grados.map((grado): Formula => ({
      familia: 'correctores',
      nombre: fill(everywhere('{metal} {agente} {grado} %'), {
        metal: metal.nombre,
        agente: agente.nombre,
        grado: decimal(grado),
      }),
      marca: `${metal.marca}${agente.marca} ${grado}`,
      principio: fill(
        [
          '{metal} complejado por {agente}',
          '{metal} complexed by {agente}',
          '{metal} complexé par {agente}',
          '{metal} complexado por {agente}',
        ],
        {
          metal: metal.nombre,
          agente: agente.nombre,
        },
      ),
      forma: 'liquido',
      densidad: 1.28,
      partes: [parte('SO3', grado, 2), parte(metal.total, grado, 2), parte(metal.complejado, grado, 1)],
      notas: [
        fill(
          ['Agente complejante: {agente}', 'Complexing agent: {agente}', 'Agent complexant : {agente}', 'Agente complexante: {agente}'],
          { agente: agente.nombre },
        ),
      ],
      modo: 2,
      ecologico: agente.marca !== 'Hep',
    })),
  ),
)

const boro = (grado: number): Formula => ({
  familia: 'correctores',
  nombre: fill(
    ['Boro etanolamina {grado} %', 'Boron ethanolamine {grado} %', 'Bore éthanolamine {grado} %', 'Boro etanolamina {grado} %'],
    { grado: decimal(grado) },
  ),
  marca: `Borofol ${grado}`,
  principio: ['Boro etanolamina', 'Boron ethanolamine', 'Bore éthanolamine', 'Boro etanolamina'],
  forma: 'liquido',
  densidad: 1.36,
  partes: [parte('B', grado, 2), parte('BEtanolamina', grado, 2)],
  notas: [],
  modo: 2,
  ecologico: true,
})

const molibdeno = (boro: number, molibdeno: number): Formula => ({
  familia: 'correctores',
  nombre: fill(['Boro molibdeno {grado}', 'Boron molybdenum {grado}', 'Bore molybdène {grado}', 'Boro molibdénio {grado}'], {
    grado: `${boro}-${molibdeno}`,
  }),
  marca: `Boromol ${boro}-${molibdeno}`,
  principio: ['Boro y molibdeno', 'Boron and molybdenum', 'Bore et molybdène', 'Boro e molibdénio'],
  forma: 'liquido',
  densidad: 1.3,
  partes: [parte('B', boro, 2), parte('BEtanolamina', boro, 2), parte('Mo', molibdeno, 2), parte('Molibdato', molibdeno * 1.67, 2)],
  notas: [],
  modo: 0,
  ecologico: true,
})

const cobalto = (grado: number): Formula => ({
  familia: 'correctores',
  nombre: fill(['Cobalto molibdeno {grado}', 'Cobalt molybdenum {grado}', 'Cobalt molybdène {grado}', 'Cobalto molibdénio {grado}'], {
    grado: `1-${grado}`,
  }),
  marca: `Cobamol ${grado}`,
  principio: ['Cobalto y molibdeno', 'Cobalt and molybdenum', 'Cobalt et molybdène', 'Cobalto e molibdénio'],
  forma: 'liquido',
  densidad: 1.25,
  partes: [parte('Co', 1, 2), parte('Mo', grado, 2)],
  notas: [],
  modo: 0,
  ecologico: false,
})

export const correctores: readonly Formula[] = [
  ...complejados,
  ...[8, 10, 11, 15].map(boro),
  molibdeno(5, 1),
  molibdeno(8, 0.5),
  molibdeno(4, 4),
  cobalto(8),
  cobalto(12),
]
