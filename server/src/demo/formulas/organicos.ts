import type { ClaveDeComponente } from '../componentes'
import { decimal, everywhere, fill, type Textos } from '../textos'
import { parte, type Formula, type Parte } from './formula'

/** From this content on an extract is a soluble powder. */
const POWDER = 40

const forma = (grado: number) =>
  grado >= POWDER ? ({ forma: 'polvo', densidad: 1 } as const) : ({ forma: 'liquido', densidad: 1.2 } as const)

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
  ...forma(grado),
  partes: [
    parte('AminoacidosLibres', grado),
    parte('AminoacidosTotales', grado * 1.15),
    parte('N', grado * 0.16),
    parte('NOrganico', grado * 0.14),
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
    ...forma(grado),
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
    ...(granulado ? ({ forma: 'granulado', densidad: 1 } as const) : forma(grado)),
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

const bioestimulante = (marca: string, componentes: ClaveDeComponente[], ...nombre: Textos): Formula[] =>
  [1, 2].map(times => ({
    familia: 'bioestimulantes',
    nombre: fill(nombre, { grado: times === 1 ? everywhere('') : [' concentrado', ' concentrate', ' concentré', ' concentrado'] }),
    marca: `Vigor ${marca}${times === 1 ? '' : ' Forte'}`,
    principio: ['Activadores naturales', 'Natural activators', 'Activateurs naturels', 'Ativadores naturais'],
    forma: 'liquido',
    densidad: 1.15,
    partes: componentes.map((componente, index) => parte(componente, (8 - 2 * index) * times)),
    notas: [],
    modo: 2,
    ecologico: times === 1,
  }))

export const bioestimulantes: readonly Formula[] = [
  ...bioestimulante(
    'Cuaje',
    ['Algas', 'AminoacidosLibres', 'B'],
    'Bioestimulante de cuajado{grado}',
    'Fruit-set biostimulant{grado}',
    'Biostimulant de nouaison{grado}',
    'Bioestimulante de vingamento{grado}',
  ),
  ...bioestimulante(
    'Estrés',
    ['Betaina', 'Prolina', 'Polisacaridos'],
    'Bioestimulante antiestrés{grado}',
    'Anti-stress biostimulant{grado}',
    'Biostimulant antistress{grado}',
    'Bioestimulante antistress{grado}',
  ),
  ...bioestimulante(
    'Calibre',
    ['Algas', 'Polisacaridos', 'K2O'],
    'Bioestimulante de engorde{grado}',
    'Fruit-growth biostimulant{grado}',
    'Biostimulant de grossissement{grado}',
    'Bioestimulante de calibre{grado}',
  ),
  ...bioestimulante(
    'Color',
    ['Polisacaridos', 'K2O', 'Vitaminas'],
    'Bioestimulante de color{grado}',
    'Colour biostimulant{grado}',
    'Biostimulant de coloration{grado}',
    'Bioestimulante de cor{grado}',
  ),
  ...bioestimulante(
    'Brotación',
    ['AminoacidosLibres', 'Algas', 'Zn'],
    'Bioestimulante de brotación{grado}',
    'Bud-break biostimulant{grado}',
    'Biostimulant de débourrement{grado}',
    'Bioestimulante de brotação{grado}',
  ),
  ...bioestimulante(
    'Otoño',
    ['AminoacidosLibres', 'NUreico', 'B', 'Zn'],
    'Bioestimulante de reservas{grado}',
    'Reserve biostimulant{grado}',
    'Biostimulant de réserves{grado}',
    'Bioestimulante de reservas{grado}',
  ),
  ...bioestimulante(
    'Salinidad',
    ['Betaina', 'CaO', 'Polisacaridos'],
    'Bioestimulante frente a la salinidad{grado}',
    'Salinity biostimulant{grado}',
    'Biostimulant contre la salinité{grado}',
    'Bioestimulante contra a salinidade{grado}',
  ),
  ...bioestimulante(
    'Frío',
    ['Prolina', 'Glutamico', 'K2O'],
    'Bioestimulante frente al frío{grado}',
    'Cold biostimulant{grado}',
    'Biostimulant contre le froid{grado}',
    'Bioestimulante contra o frio{grado}',
  ),
  ...bioestimulante(
    'Silicio',
    ['SiO2', 'Ortosilicico', 'K2O'],
    'Silicato potásico{grado}',
    'Potassium silicate{grado}',
    'Silicate de potassium{grado}',
    'Silicato de potássio{grado}',
  ),
  ...bioestimulante(
    'Defensa',
    ['Polisacaridos', 'Cu', 'Zn'],
    'Bioestimulante de defensas{grado}',
    'Defence biostimulant{grado}',
    'Biostimulant de défenses{grado}',
    'Bioestimulante de defesas{grado}',
  ),
]

const enraizante = (grado: string): Formula => {
  const [n = 0, p = 0, k = 0] = grado.split('-').map(Number)
  return {
    familia: 'enraizantes',
    nombre: fill(['Enraizante {grado}', 'Rooting agent {grado}', 'Enracineur {grado}', 'Enraizador {grado}'], { grado }),
    marca: `Radivit ${grado}`,
    principio: ['Fósforo y aminoácidos', 'Phosphorus and amino acids', 'Phosphore et acides aminés', 'Fósforo e aminoácidos'],
    forma: 'liquido',
    densidad: 1.24,
    partes: [
      ...(n > 0 ? [parte('N', n, 2)] : []),
      parte('P2O5', p, 2),
      parte('K2O', k, 2),
      parte('Triptofano', 0.5),
      parte('AminoacidosLibres', 4),
      parte('Vitaminas', 0.1),
      parte('ZnEDTA', 0.2, 4),
    ],
    notas: [],
    modo: 1,
    ecologico: false,
  }
}

export const enraizantes: readonly Formula[] = [
  ...['3-15-8', '5-20-5', '4-12-6', '2-8-4', '6-24-6', '8-16-4', '0-12-10', '3-6-5', '5-10-10', '2-15-15', '4-18-3', '1-6-8'],
].map(enraizante)

const mojante = (marca: string, partes: Parte[], ...nombre: Textos): Formula => ({
  familia: 'mojantes',
  nombre,
  marca,
  principio: ['Tensioactivos y ácidos', 'Surfactants and acids', 'Tensioactifs et acides', 'Tensioativos e ácidos'],
  forma: 'liquido',
  densidad: 1.1,
  partes,
  notas: [],
  modo: 0,
  ecologico: false,
})

export const mojantes: readonly Formula[] = [
  mojante(
    'Regulagua 30',
    [parte('Fosforico', 30), parte('P2O5', 20, 2)],
    'Acidificante 30 %',
    'Acidifier 30 %',
    'Acidifiant 30 %',
    'Acidificante 30 %',
  ),
  mojante(
    'Regulagua 40',
    [parte('Fosforico', 40), parte('P2O5', 28, 2)],
    'Acidificante 40 %',
    'Acidifier 40 %',
    'Acidifiant 40 %',
    'Acidificante 40 %',
  ),
  mojante(
    'Regulagua Color',
    [parte('Citrico', 20), parte('Fosforico', 20)],
    'Acidificante con indicador',
    'Acidifier with indicator',
    'Acidifiant avec indicateur',
    'Acidificante com indicador',
  ),
  mojante(
    'Mojafol 20',
    [parte('Tensioactivo', 20)],
    'Mojante no iónico 20 %',
    'Non-ionic wetter 20 %',
    'Mouillant non ionique 20 %',
    'Molhante não iónico 20 %',
  ),
  mojante(
    'Mojafol 40',
    [parte('Tensioactivo', 40)],
    'Mojante no iónico 40 %',
    'Non-ionic wetter 40 %',
    'Mouillant non ionique 40 %',
    'Molhante não iónico 40 %',
  ),
  mojante(
    'Mojafol 80',
    [parte('Tensioactivo', 80)],
    'Mojante no iónico 80 %',
    'Non-ionic wetter 80 %',
    'Mouillant non ionique 80 %',
    'Molhante não iónico 80 %',
  ),
  mojante(
    'Siliwet',
    [parte('Trisiloxano', 80)],
    'Organosiliconado 80 %',
    'Organosilicone 80 %',
    'Organosiliconé 80 %',
    'Organossiliconado 80 %',
  ),
  mojante(
    'Siliwet N',
    [parte('Trisiloxano', 20), parte('NUreico', 8, 2)],
    'Organosiliconado con nitrógeno',
    'Organosilicone with nitrogen',
    'Organosiliconé avec azote',
    'Organossiliconado com azoto',
  ),
  mojante(
    'Humectasuelo',
    [parte('Tensioactivo', 35), parte('Polisacaridos', 5)],
    'Humectante de suelo',
    'Soil wetting agent',
    'Mouillant de sol',
    'Molhante de solo',
  ),
  mojante(
    'Salinfree',
    [parte('CaOComplejado', 9, 1), parte('Citrico', 6)],
    'Corrector de salinidad',
    'Salinity corrector',
    'Correcteur de salinité',
    'Corretor de salinidade',
  ),
]
