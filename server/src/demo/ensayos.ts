import type { NewRow, Schema } from '../database/schema'
import type { Album } from './album'
import { cultivos, type Cultivo } from './cultivos'
import { lista, type Fila, type Filas } from './filas'
import { formulas } from './formulas'
import type { GrupoDeCultivo } from './gruposDeCultivo'
import { idDeCultivo, idDeMagnitud } from './maestras'
import { drawEnsayo, type Motivo } from './pictures/ensayos'
import { GENERICOS } from './productos'
import { createRandom, type Random } from './random'
import { decimal, fill, mapTextos, toMap, type Textos } from './textos'

export const ENSAYOS = 30

const lugares = [
  { pais: 'ES', lugar: 'Don Benito (Badajoz)' },
  { pais: 'ES', lugar: 'El Ejido (Almería)' },
  { pais: 'ES', lugar: 'Torre Pacheco (Murcia)' },
  { pais: 'ES', lugar: 'Fraga (Huesca)' },
  { pais: 'ES', lugar: 'Lepe (Huelva)' },
  { pais: 'ES', lugar: 'Alcalá del Río (Sevilla)' },
  { pais: 'ES', lugar: 'Medina del Campo (Valladolid)' },
  { pais: 'PT', lugar: 'Ferreira do Alentejo' },
  { pais: 'FR', lugar: 'Avignon (Vaucluse)' },
  { pais: 'IT', lugar: 'Foggia' },
  { pais: 'MA', lugar: 'Agadir' },
  { pais: 'CL', lugar: 'Curicó' },
  { pais: 'PE', lugar: 'Ica' },
  { pais: 'MX', lugar: 'Culiacán' },
  { pais: 'BR', lugar: 'Petrolina' },
]

const suelos: readonly Textos[] = [
  ['franco arenoso', 'sandy loam', 'limono-sableux', 'franco-arenoso'],
  ['franco arcilloso', 'clay loam', 'argilo-limoneux', 'franco-argiloso'],
  ['arcilloso calizo', 'calcareous clay', 'argilo-calcaire', 'argiloso calcário'],
  ['arenoso', 'sandy', 'sableux', 'arenoso'],
]

/** What tells one trial from another comes first: a list shows the beginning. */
const titular: Textos = ['{cultivo} con {producto}', '{cultivo} with {producto}', '{cultivo} avec {producto}', '{cultivo} com {producto}']

const descripcion: Textos = [
  'Ensayo de campo en {lugar} sobre suelo {suelo}. {tesis} tesis con cuatro repeticiones en bloques al azar.',
  'Field trial in {lugar} on {suelo} soil. {tesis} treatments with four replicates in random blocks.',
  'Essai de plein champ à {lugar} sur sol {suelo}. {tesis} modalités avec quatre répétitions en blocs aléatoires.',
  'Ensaio de campo em {lugar} em solo {suelo}. {tesis} modalidades com quatro repetições em blocos casualizados.',
]

const dosis: Textos = [
  '{dosis}/ha en {veces} aplicaciones',
  '{dosis}/ha in {veces} applications',
  '{dosis}/ha en {veces} applications',
  '{dosis}/ha em {veces} aplicações',
]

const momento: Textos = [
  'Primera aplicación en botón floral visible (BBCH 51) y las siguientes cada {dias} días.',
  'First application at visible flower buds (BBCH 51) and the following every {dias} days.',
  'Première application au stade bouton floral visible (BBCH 51) et les suivantes tous les {dias} jours.',
  'Primeira aplicação em botão floral visível (BBCH 51) e as seguintes a cada {dias} dias.',
]

type Rango = readonly [min: number, max: number]

/** Yields lie between these, in tonnes a hectare. */
const rendimientos: Record<GrupoDeCultivo, Rango> = {
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
  /** Gives the values between which it lies in that crop; undefined where nobody measures it. */
  rango: (grupo: GrupoDeCultivo) => Rango | undefined
}

const medidas: readonly Medida[] = [
  {
    descripcion: [
      'Incremento de la producción comercial respecto al testigo sin tratar',
      'Increase of marketable yield over the untreated control',
      'Augmentation de la production commerciale par rapport au témoin non traité',
      'Aumento da produção comercial em relação à testemunha não tratada',
    ],
    magnitud: '%',
    decimals: 1,
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

const adjuntos: Record<Motivo, Textos> = {
  parcelas: [
    'Vista aérea de las parcelas elementales, diseño en bloques al azar',
    'Aerial view of the plots, random blocks',
    'Vue aérienne des parcelles, blocs aléatoires',
    'Vista aérea das parcelas, blocos casualizados',
  ],
  surcos: [
    'Estado del cultivo el día de la recolección',
    'The crop on the day of harvest',
    'État de la culture le jour de la récolte',
    'Estado da cultura no dia da colheita',
  ],
  hojas: [
    'Hoja del testigo (izquierda) y hoja tratada (derecha)',
    'Leaf of the control (left) and treated leaf (right)',
    'Feuille du témoin (à gauche) et feuille traitée (à droite)',
    'Folha da testemunha (esquerda) e folha tratada (direita)',
  ],
  frutos: [
    'Calibre de frutos por tesis',
    'Fruit size by treatment',
    'Calibre des fruits par modalité',
    'Calibre dos frutos por modalidade',
  ],
}

const motivos = ['parcelas', 'surcos', 'hojas', 'frutos'] as const

const twoDigits = (value: number) => String(value).padStart(2, '0')

const pickFecha = (random: Random, año: number) => `${año}-${twoDigits(random.integer(3, 11))}-${twoDigits(random.integer(1, 28))}`

const resultadosDe = (random: Random, ensayo: number, { grupo }: Cultivo): NewRow<'resultados_de_ensayo'>[] => {
  const measurable = medidas.flatMap(({ rango, ...medida }) => {
    const its = rango(grupo)
    return its ? [{ ...medida, its }] : []
  })
  return random.sample(measurable, random.integer(3, 5)).map(({ descripcion, magnitud, decimals, its: [min, max] }, orden) => {
    const factor = 10 ** decimals
    const valor = random.integer(Math.round(min * factor), Math.round(max * factor)) / factor
    return { ensayo, orden, valor, magnitud: idDeMagnitud(magnitud), descripcion: toMap(descripcion) }
  })
}

/** Trials with their results and attachments; every block has as many, on its own products. */
export const filasDeEnsayos = (bloque: number, album: Album): Filas => {
  const ensayos: Fila<'ensayos'>[] = []
  const productos: ReturnType<typeof lista<number>> = []
  const resultados: NewRow<'resultados_de_ensayo'>[] = []
  const adjuntosDeEnsayo: NewRow<'adjuntos_de_ensayo'>[] = []

  for (let index = 0; index < ENSAYOS; index++) {
    const id = bloque * ENSAYOS + index + 1
    const random = createRandom(`ensayo ${id}`)
    const cultivo = random.pick(cultivos)
    const { pais, lugar } = random.pick(lugares)
    const probados = random.sample([...formulas.keys()], random.integer(1, 4))
    const [principal = 0] = probados
    const formula = formulas[principal]
    const unidad = formula?.forma === 'liquido' ? 'L' : 'kg'
    const año = 2021 + (index % 5)
    ensayos.push({
      id,
      codigo: `EN-${año}-${String(id).padStart(3, '0')}`,
      nombre: toMap(fill(titular, { cultivo: cultivo.nombre, producto: formula?.nombre ?? '' })),
      fecha: pickFecha(random, año),
      pais,
      cultivo: idDeCultivo(cultivo),
      roi: random.integer(-40, 980) / 100,
      descripcion: toMap(fill(descripcion, { lugar, suelo: random.pick(suelos), tesis: String(random.integer(3, 6)) })),
      dosis: toMap(
        fill(dosis, {
          dosis: mapTextos(decimal(random.integer(3, 20) / 2), texto => `${texto} ${unidad}`),
          veces: String(random.integer(2, 4)),
        }),
      ),
      momento_de_aplicacion: toMap(fill(momento, { dias: String(random.integer(8, 21)) })),
      imagen: album.add(drawEnsayo(random.pick(motivos), random, cultivo), 480),
    })
    productos.push(
      ...lista(
        id,
        probados.map(each => bloque * GENERICOS + each + 1),
      ),
    )
    resultados.push(...resultadosDe(random, id, cultivo))
    for (const [orden, motivo] of random.sample(motivos, random.integer(2, 4)).entries())
      adjuntosDeEnsayo.push({
        ensayo: id,
        orden,
        descripcion: toMap(adjuntos[motivo]),
        imagen: album.add(drawEnsayo(motivo, random, cultivo), 480),
      })
  }
  return new Map<keyof Schema, readonly object[]>([
    ['ensayos', ensayos],
    ['ensayos_productos', productos],
    ['resultados_de_ensayo', resultados],
    ['adjuntos_de_ensayo', adjuntosDeEnsayo],
  ])
}
