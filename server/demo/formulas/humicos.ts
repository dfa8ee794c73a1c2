import { decimal, fill, type Textos } from '../textos'
import { formaDeExtracto } from './formaDeExtracto'
import { parte, type Formula, type Parte } from './formula'

const humico = (nombre: Textos, marca: string, granulado: boolean, con: (grado: number) => Parte[], grados: number[]): Formula[] =>
  grados.map(grado => ({
    familia: 'humicos',
    nombre: fill(nombre, { grado: decimal(grado) }),
    marca: `${marca} ${grado}`,
    principio: [
      'Sustancias húmicas de leonardita',
      'Humic substances from leonardite',
      'Substances humiques de léonardite',
      'Substâncias húmicas de leonardite',
    ],
    ...(granulado ? ({ forma: 'granulado', densidad: 1 } as const) : formaDeExtracto(grado)),
    partes: con(grado),
    notas: [],
    modo: 1,
    ecologico: true,
  }))

export const humicos: readonly Formula[] = [
  ...humico(
    ['Leonardita líquida {grado} %', 'Liquid leonardite {grado} %', 'Léonardite liquide {grado} %', 'Leonardite líquida {grado} %'],
    'Humivit',
    false,
    grado => [
      parte('ExtractoHumico', grado),
      parte('Humicos', grado * 0.75),
      parte('Fulvicos', grado * 0.25),
      parte('K2O', grado * 0.3, 2),
    ],
    [10, 12, 15, 18, 20, 22, 25],
  ),
  ...humico(
    [
      'Leonardita granulada {grado} %',
      'Granulated leonardite {grado} %',
      'Léonardite granulée {grado} %',
      'Leonardite granulada {grado} %',
    ],
    'Humisuelo',
    true,
    grado => [parte('ExtractoHumico', grado), parte('MateriaOrganica', grado * 1.3), parte('Carbono', grado * 0.7)],
    [40, 45, 50, 55, 60],
  ),
  ...humico(
    [
      'Humato potásico soluble {grado} %',
      'Soluble potassium humate {grado} %',
      'Humate de potassium soluble {grado} %',
      'Humato de potássio solúvel {grado} %',
    ],
    'Humisol',
    false,
    grado => [parte('ExtractoHumico', grado), parte('Humicos', grado * 0.85), parte('Fulvicos', grado * 0.15), parte('K2O', 12, 2)],
    [70, 75, 80, 85],
  ),
  ...humico(
    ['Ácidos fúlvicos {grado} %', 'Fulvic acids {grado} %', 'Acides fulviques {grado} %', 'Ácidos fúlvicos {grado} %'],
    'Fulvivit',
    false,
    grado => [parte('ExtractoHumico', grado), parte('Fulvicos', grado), parte('Carbono', grado * 0.5)],
    [15, 20, 25, 30, 50, 70],
  ),
]
