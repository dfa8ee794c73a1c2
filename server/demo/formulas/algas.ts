import { decimal, fill } from '../textos'
import { formaDeExtracto } from './formaDeExtracto'
import { parte, type Formula } from './formula'

const alga = (especie: string, marca: string, grados: number[]): Formula[] => {
  const de = /^[AE]/.test(especie) ? 'd’' : 'de '
  return grados.map(grado => ({
    familia: 'algas',
    nombre: fill(
      [
        'Extracto de {especie} {grado} %',
        '{especie} extract {grado} %',
        'Extrait {de}{especie} {grado} %',
        'Extrato de {especie} {grado} %',
      ],
      { de, especie, grado: decimal(grado) },
    ),
    marca: `Algavit ${marca} ${grado}`,
    principio: fill(['Extracto de {especie}', '{especie} extract', 'Extrait {de}{especie}', 'Extrato de {especie}'], { de, especie }),
    ...formaDeExtracto(grado),
    partes: [
      parte('Algas', grado),
      parte('Alginico', grado * 0.12),
      parte('Manitol', grado * 0.04),
      parte('K2O', grado * 0.18, 2),
      parte('MateriaOrganica', grado * 0.5),
    ],
    notas: [['pH 8 ± 0,5', 'pH 8 ± 0.5', 'pH 8 ± 0,5', 'pH 8 ± 0,5']],
    modo: 2,
    ecologico: true,
  }))
}

export const algas: readonly Formula[] = [
  ...alga('Ascophyllum nodosum', 'A', [10, 15, 20, 25, 30, 98]),
  ...alga('Ecklonia maxima', 'E', [15, 20, 33, 95]),
  ...alga('Laminaria digitata', 'L', [12, 18, 25, 96]),
  ...alga('Macrocystis pyrifera', 'M', [15, 20, 30, 95]),
  ...alga('Sargassum', 'S', [10, 20, 30]),
]
