import type { GrupoDeCultivo } from '../maestras/gruposDeCultivo'
import type { Textos } from '../textos'

export type Rango = readonly [min: number, max: number]

/** Lowest and highest yield by group of crops, in tonnes a hectare. */
export const rendimientos: Record<GrupoDeCultivo, Rango> = {
  Cereales: [3, 14],
  Leguminosas: [3, 12],
  Hortícolas: [45, 110],
  Cucurbitáceas: [35, 95],
  Crucíferas: [12, 22],
  'Bulbos y raíces': [15, 60],
  Tubérculos: [35, 70],
  Cítricos: [25, 50],
  'Frutales de pepita': [30, 60],
  'Frutales de hueso': [12, 35],
  'Frutos secos': [1, 4],
  'Frutos rojos': [12, 55],
  Olivar: [4, 14],
  Viña: [6, 18],
  Subtropicales: [8, 20],
  Tropicales: [40, 65],
  Oleaginosas: [2, 5],
  'Cultivos industriales': [3, 5],
  'Forrajeras y praderas': [12, 18],
  Ornamentales: [10, 25],
}

const azucares: Partial<Record<GrupoDeCultivo, Rango>> = {
  Cítricos: [9, 13],
  'Frutales de pepita': [11, 16],
  'Frutales de hueso': [10, 19],
  'Frutos rojos': [7, 13],
  Viña: [19, 25],
}

const calibres: Partial<Record<GrupoDeCultivo, Rango>> = { Cítricos: [58, 88], 'Frutales de pepita': [62, 86], Subtropicales: [65, 110] }

const firmezas: Partial<Record<GrupoDeCultivo, Rango>> = { 'Frutales de pepita': [5.5, 8.4], 'Frutales de hueso': [2.8, 5.2] }

interface Medida {
  descripcion: Textos
  magnitud: string
  decimals: number
  /** True for a yield, or the gain of one: trials with the yield of each treatment leave it out. */
  isProduccion?: true
  /** Lowest and highest value in that crop; undefined where it is not measured there. */
  rango: (grupo: GrupoDeCultivo) => Rango | undefined
}

export const medidas: readonly Medida[] = [
  {
    descripcion: [
      'Incremento de la producción comercial respecto al testigo sin tratar',
      'Increase of marketable yield over the untreated control',
      'Augmentation de la production commerciale par rapport au témoin non traité',
      'Aumento da produção comercial em relação à testemunha não tratada',
    ],
    magnitud: '%',
    decimals: 1,
    isProduccion: true,
    rango: () => [3, 22],
  },
  {
    descripcion: [
      'Producción comercial media de las cuatro repeticiones',
      'Mean marketable yield of the four replicates',
      'Production commerciale moyenne des quatre répétitions',
      'Produção comercial média das quatro repetições',
    ],
    magnitud: 't/ha',
    decimals: 1,
    isProduccion: true,
    rango: grupo => rendimientos[grupo],
  },
  {
    descripcion: ['Contenido en sólidos solubles', 'Soluble solids content', 'Teneur en solides solubles', 'Teor de sólidos solúveis'],
    magnitud: '°Brix',
    decimals: 1,
    rango: grupo => azucares[grupo],
  },
  {
    descripcion: ['Calibre medio del fruto', 'Mean fruit diameter', 'Calibre moyen du fruit', 'Calibre médio do fruto'],
    magnitud: 'mm',
    decimals: 1,
    rango: grupo => calibres[grupo],
  },
  {
    descripcion: ['Firmeza media de la pulpa', 'Mean flesh firmness', 'Fermeté moyenne de la chair', 'Firmeza média da polpa'],
    magnitud: 'kg/cm² (firmeza)',
    decimals: 2,
    rango: grupo => firmezas[grupo],
  },
  {
    descripcion: [
      'Zinc en hoja a los 30 días de la última aplicación',
      'Zinc in leaves 30 days after the last application',
      'Zinc dans les feuilles 30 jours après la dernière application',
      'Zinco na folha 30 dias após a última aplicação',
    ],
    magnitud: 'mg/kg',
    decimals: 0,
    rango: () => [18, 64],
  },
  {
    descripcion: ['Variación de la clorosis', 'Change of chlorosis', 'Variation de la chlorose', 'Variação da clorose'],
    magnitud: '%',
    decimals: 0,
    rango: () => [-68, -12],
  },
]
