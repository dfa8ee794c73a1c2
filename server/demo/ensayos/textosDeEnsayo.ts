import type { Motivo } from '../pictures/ensayos'
import type { Textos } from '../textos'

export const lugares = [
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

export const suelos: readonly Textos[] = [
  ['franco arenoso', 'sandy loam', 'limono-sableux', 'franco-arenoso'],
  ['franco arcilloso', 'clay loam', 'argilo-limoneux', 'franco-argiloso'],
  ['arcilloso calizo', 'calcareous clay', 'argilo-calcaire', 'argiloso calcário'],
  ['arenoso', 'sandy', 'sableux', 'arenoso'],
]

/** Title of a trial. The difference from other trials comes first, because lists show the beginning. */
export const titular: Textos = [
  '{cultivo} con {producto}',
  '{cultivo} with {producto}',
  '{cultivo} avec {producto}',
  '{cultivo} com {producto}',
]

export const descripcion: Textos = [
  'Ensayo de campo en {lugar} sobre suelo {suelo}. {tesis} tesis con cuatro repeticiones en bloques al azar.',
  'Field trial in {lugar} on {suelo} soil. {tesis} treatments with four replicates in random blocks.',
  'Essai de plein champ à {lugar} sur sol {suelo}. {tesis} modalités avec quatre répétitions en blocs aléatoires.',
  'Ensaio de campo em {lugar} em solo {suelo}. {tesis} modalidades com quatro repetições em blocos casualizados.',
]

export const dosis: Textos = [
  '{dosis}/ha en {veces} aplicaciones',
  '{dosis}/ha in {veces} applications',
  '{dosis}/ha en {veces} applications',
  '{dosis}/ha em {veces} aplicações',
]

export const momento: Textos = [
  'Primera aplicación en botón floral visible (BBCH 51) y las siguientes cada {dias} días.',
  'First application at visible flower buds (BBCH 51) and the following every {dias} days.',
  'Première application au stade bouton floral visible (BBCH 51) et les suivantes tous les {dias} jours.',
  'Primeira aplicação em botão floral visível (BBCH 51) e as seguintes a cada {dias} dias.',
]

export const adjuntos: Record<Motivo, Textos> = {
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

export const motivos = ['parcelas', 'surcos', 'hojas', 'frutos'] as const
