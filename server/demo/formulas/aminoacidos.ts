import { decimal, fill, type Textos } from '../textos'
import { formaDeExtracto } from './formaDeExtracto'
import { parte, type Formula, type Parte } from './formula'

const aminoacido = (grado: number, con: { nombre: Textos; marca: string; parte: Parte } | undefined): Formula => ({
  familia: 'aminoacidos',
  nombre: con
    ? fill(
        [
          'Aminoácidos {grado} % con {con}',
          'Amino acids {grado} % with {con}',
          'Acides aminés {grado} % avec {con}',
          'Aminoácidos {grado} % com {con}',
        ],
        { grado: decimal(grado), con: con.nombre },
      )
    : fill(
        ['Aminoácidos libres {grado} %', 'Free amino acids {grado} %', 'Acides aminés libres {grado} %', 'Aminoácidos livres {grado} %'],
        { grado: decimal(grado) },
      ),
  marca: con ? `Aminovital ${grado} ${con.marca}` : `Aminovital ${grado}`,
  principio: [
    'Aminoácidos de origen vegetal',
    'Amino acids of plant origin',
    'Acides aminés d’origine végétale',
    'Aminoácidos de origem vegetal',
  ],
  ...formaDeExtracto(grado),
  partes: [
    parte('AminoacidosLibres', grado),
    parte('AminoacidosTotales', grado * 1.15),
    parte('N', grado * 0.16),
    parte('NOrganico', grado * 0.14),
    parte('NAmoniacal', grado * 0.02, 2),
    parte('MateriaOrganica', grado * 1.1),
    ...(con ? [con.parte] : []),
  ],
  notas: [
    [
      'Aminograma: glutámico, prolina, glicina, alanina, arginina y lisina',
      'Aminogram: glutamic acid, proline, glycine, alanine, arginine and lysine',
      'Aminogramme : acide glutamique, proline, glycine, alanine, arginine et lysine',
      'Aminograma: glutâmico, prolina, glicina, alanina, arginina e lisina',
    ],
  ],
  modo: 2,
  ecologico: con === undefined,
})

const conNutriente = [
  { nombre: ['boro', 'boron', 'bore', 'boro'] as const, marca: 'B', parte: parte('B', 2, 2) },
  { nombre: ['zinc', 'zinc', 'zinc', 'zinco'] as const, marca: 'Zn', parte: parte('ZnComplejado', 4, 1) },
  { nombre: ['hierro', 'iron', 'fer', 'ferro'] as const, marca: 'Fe', parte: parte('FeComplejado', 4, 1) },
  { nombre: ['calcio', 'calcium', 'calcium', 'cálcio'] as const, marca: 'Ca', parte: parte('CaO', 8, 2) },
  { nombre: ['potasio', 'potassium', 'potassium', 'potássio'] as const, marca: 'K', parte: parte('K2O', 12, 2) },
]

export const aminoacidos: readonly Formula[] = [
  ...[6, 8, 10, 12, 14, 18, 20, 24, 30, 35, 40, 50, 60, 80].map(grado => aminoacido(grado, undefined)),
  ...conNutriente.flatMap(con => [aminoacido(8, con), aminoacido(12, con)]),
]
