import type { NewRow, Schema } from '../database/schema'
import type { Album } from './album'
import { cultivos, type Cultivo } from './cultivos'
import { lista, type Fila, type Filas } from './filas'
import { formulas } from './formulas'
import { idDeCultivo, idDeMagnitud } from './maestras'
import { drawEnsayo, type Motivo } from './pictures/ensayos'
import { GENERICOS } from './productos'
import { createRandom, type Random } from './random'
import { decimal, fill, lower, toMap, type Textos } from './textos'

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

const titular: Textos = [
  'Respuesta del cultivo de {cultivo} a {producto}',
  'Response of {cultivo} to {producto}',
  'Réponse de la culture ({cultivo}) à {producto}',
  'Resposta da cultura de {cultivo} a {producto}',
]

const descripcion: Textos = [
  'Ensayo de campo en {lugar} sobre suelo {suelo}. {tesis} tesis con cuatro repeticiones en bloques al azar.',
  'Field trial in {lugar} on {suelo} soil. {tesis} treatments with four replicates in random blocks.',
  'Essai de plein champ à {lugar} sur sol {suelo}. {tesis} modalités avec quatre répétitions en blocs aléatoires.',
  'Ensaio de campo em {lugar} em solo {suelo}. {tesis} modalidades com quatro repetições em blocos casualizados.',
]

const dosis: Textos = [
  '{dosis} L/ha en {veces} aplicaciones',
  '{dosis} L/ha in {veces} applications',
  '{dosis} L/ha en {veces} applications',
  '{dosis} L/ha em {veces} aplicações',
]

const momento: Textos = [
  'Primera aplicación en botón floral visible (BBCH 51) y las siguientes cada {dias} días.',
  'First application at visible flower buds (BBCH 51) and the following every {dias} days.',
  'Première application au stade bouton floral visible (BBCH 51) et les suivantes tous les {dias} jours.',
  'Primeira aplicação em botão floral visível (BBCH 51) e as seguintes a cada {dias} dias.',
]

/** What is measured, between which values, with how many decimals. */
const medidas: { descripcion: Textos; magnitud: string; min: number; max: number; decimals: number; only?: readonly Cultivo['porte'][] }[] =
  [
    {
      descripcion: [
        'Incremento de la producción comercial respecto al testigo sin tratar',
        'Increase of marketable yield over the untreated control',
        'Augmentation de la production commerciale par rapport au témoin non traité',
        'Aumento da produção comercial em relação à testemunha não tratada',
      ],
      magnitud: '%',
      min: 3,
      max: 22,
      decimals: 1,
    },
    {
      descripcion: [
        'Producción comercial media de las cuatro repeticiones',
        'Mean marketable yield of the four replicates',
        'Production commerciale moyenne des quatre répétitions',
        'Produção comercial média das quatro repetições',
      ],
      magnitud: 't/ha',
      min: 8,
      max: 98,
      decimals: 1,
    },
    {
      descripcion: ['Contenido en sólidos solubles', 'Soluble solids content', 'Teneur en solides solubles', 'Teor de sólidos solúveis'],
      magnitud: '°Brix',
      min: 4.6,
      max: 18,
      decimals: 1,
      only: ['herbacea', 'arbol', 'baya', 'vid'],
    },
    {
      descripcion: ['Calibre medio del fruto', 'Mean fruit diameter', 'Calibre moyen du fruit', 'Calibre médio do fruto'],
      magnitud: 'mm',
      min: 18,
      max: 92,
      decimals: 1,
      only: ['herbacea', 'arbol', 'baya'],
    },
    {
      descripcion: ['Firmeza media de la pulpa', 'Mean flesh firmness', 'Fermeté moyenne de la chair', 'Firmeza média da polpa'],
      magnitud: 'kg/cm² (firmeza)',
      min: 2.1,
      max: 8.4,
      decimals: 2,
      only: ['arbol', 'baya'],
    },
    {
      descripcion: [
        'Zinc en hoja a los 30 días de la última aplicación',
        'Zinc in leaves 30 days after the last application',
        'Zinc dans les feuilles 30 jours après la dernière application',
        'Zinco na folha 30 dias após a última aplicação',
      ],
      magnitud: 'mg/kg',
      min: 18,
      max: 64,
      decimals: 0,
    },
    {
      descripcion: ['Variación de la clorosis', 'Change of chlorosis', 'Variation de la chlorose', 'Variação da clorose'],
      magnitud: '%',
      min: -68,
      max: -12,
      decimals: 0,
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

const resultadosDe = (random: Random, ensayo: number, { porte }: Cultivo): NewRow<'resultados_de_ensayo'>[] =>
  random
    .sample(
      medidas.filter(({ only }) => only === undefined || only.includes(porte)),
      random.integer(3, 5),
    )
    .map(({ descripcion, magnitud, min, max, decimals }, orden) => {
      const factor = 10 ** decimals
      const valor = random.integer(Math.round(min * factor), Math.round(max * factor)) / factor
      return { ensayo, orden, valor, magnitud: idDeMagnitud(magnitud), descripcion: toMap(descripcion) }
    })

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
    const producto = formulas[principal]?.nombre ?? ''
    const año = 2021 + (index % 5)
    ensayos.push({
      id,
      codigo: `EN-${año}-${String(id).padStart(3, '0')}`,
      nombre: toMap(fill(titular, { cultivo: lower(cultivo.nombre), producto })),
      fecha: pickFecha(random, año),
      pais,
      cultivo: idDeCultivo(cultivo),
      roi: random.integer(-40, 980) / 100,
      descripcion: toMap(fill(descripcion, { lugar, suelo: random.pick(suelos), tesis: String(random.integer(3, 6)) })),
      dosis: toMap(fill(dosis, { dosis: decimal(random.integer(3, 20) / 2), veces: String(random.integer(2, 4)) })),
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
