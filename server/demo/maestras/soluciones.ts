import type { ClaveDeFamilia } from './familias'
import type { Textos } from '../textos'

interface Solucion {
  nombre: Textos
  descripcion: Textos
  /** Families of the products in its combinations. */
  familias: readonly ClaveDeFamilia[]
  observaciones: readonly Textos[]
}

export const soluciones: readonly Solucion[] = [
  {
    nombre: ['Estrés hídrico y térmico', 'Water and heat stress', 'Stress hydrique et thermique', 'Stress hídrico e térmico'],
    descripcion: [
      'Programas para anticiparse a olas de calor y periodos de sequía.',
      'Programmes to anticipate heat waves and drought.',
      'Programmes pour anticiper les vagues de chaleur et la sécheresse.',
      'Programas para antecipar ondas de calor e períodos de seca.',
    ],
    familias: ['bioestimulantes', 'algas', 'aminoacidos'],
    observaciones: [
      [
        'Iniciar los tratamientos tres o cuatro días antes del episodio de calor previsto y repetir a los diez días.',
        'Start three or four days before the expected heat and repeat after ten days.',
        'Commencer trois ou quatre jours avant la chaleur annoncée et répéter après dix jours.',
        'Iniciar os tratamentos três ou quatro dias antes da onda de calor prevista e repetir após dez dias.',
      ],
      [
        'En secano, aplicar a últimas horas de la tarde y con un volumen mínimo de 400 L/ha.',
        'In rain-fed crops, spray late in the afternoon with at least 400 L/ha.',
        'En culture sèche, appliquer en fin d’après-midi avec au moins 400 L/ha.',
        'Em sequeiro, aplicar ao fim da tarde e com um volume mínimo de 400 L/ha.',
      ],
    ],
  },
  {
    nombre: ['Floración y cuajado', 'Flowering and fruit set', 'Floraison et nouaison', 'Floração e vingamento'],
    descripcion: [
      'Nutrición de la flor y del fruto recién cuajado.',
      'Nutrition of the flower and of the young fruit.',
      'Nutrition de la fleur et du jeune fruit.',
      'Nutrição da flor e do fruto recém-vingado.',
    ],
    familias: ['correctores', 'calcio', 'bioestimulantes'],
    observaciones: [
      [
        'Boro y molibdeno en prefloración; calcio desde la caída de pétalos.',
        'Boron and molybdenum before flowering; calcium from petal fall.',
        'Bore et molybdène avant floraison ; calcium dès la chute des pétales.',
        'Boro e molibdénio na pré-floração; cálcio desde a queda das pétalas.',
      ],
    ],
  },
  {
    nombre: ['Engorde y calibre', 'Fruit growth and size', 'Grossissement et calibre', 'Crescimento e calibre'],
    descripcion: [
      'Potasio, algas y aminoácidos para llenar el fruto.',
      'Potassium, seaweeds and amino acids to fill the fruit.',
      'Potassium, algues et acides aminés pour remplir le fruit.',
      'Potássio, algas e aminoácidos para encher o fruto.',
    ],
    familias: ['npk', 'algas', 'foliares'],
    observaciones: [
      [
        'Repartir el potasio en riegos diarios y reforzar por hoja cada quince días.',
        'Split the potassium over daily irrigations and reinforce by leaf every fortnight.',
        'Répartir le potassium sur les irrigations quotidiennes et renforcer par voie foliaire tous les quinze jours.',
        'Repartir o potássio em regas diárias e reforçar pela folha a cada quinze dias.',
      ],
    ],
  },
  {
    nombre: ['Color y maduración', 'Colour and ripening', 'Coloration et maturation', 'Cor e maturação'],
    descripcion: [
      'Adelanta y uniforma la recolección sin perder firmeza.',
      'Earlier, more even harvest without losing firmness.',
      'Avance et homogénéise la récolte sans perte de fermeté.',
      'Antecipa e uniformiza a colheita sem perder firmeza.',
    ],
    familias: ['fosfitos', 'foliares', 'calcio'],
    observaciones: [
      [
        'Dos aplicaciones desde el cambio de color, con siete días entre ambas.',
        'Two applications from colour change, seven days apart.',
        'Deux applications dès le changement de couleur, à sept jours d’intervalle.',
        'Duas aplicações desde a mudança de cor, com sete dias de intervalo.',
      ],
    ],
  },
  {
    nombre: ['Enraizamiento y trasplante', 'Rooting and transplanting', 'Enracinement et plantation', 'Enraizamento e transplante'],
    descripcion: [
      'Arranque rápido y homogéneo de la plantación.',
      'Quick and even start of the plantation.',
      'Démarrage rapide et homogène de la plantation.',
      'Arranque rápido e homogéneo da plantação.',
    ],
    familias: ['enraizantes', 'humicos', 'aminoacidos'],
    observaciones: [
      [
        'Aplicar en fertirrigación al comienzo del turno de riego.',
        'Apply by fertigation at the beginning of the irrigation.',
        'Appliquer en fertirrigation au début du tour d’eau.',
        'Aplicar em fertirrega no início do turno de rega.',
      ],
      [
        'Bañar el cepellón antes de plantar y repetir a los ocho días.',
        'Drench the root ball before planting and repeat after eight days.',
        'Tremper la motte avant plantation et répéter après huit jours.',
        'Mergulhar o torrão antes de plantar e repetir após oito dias.',
      ],
    ],
  },
  {
    nombre: ['Clorosis y suelos calizos', 'Chlorosis and calcareous soils', 'Chlorose et sols calcaires', 'Clorose e solos calcários'],
    descripcion: [
      'Hierro, zinc y manganeso que siguen disponibles con pH alto.',
      'Iron, zinc and manganese that stay available at high pH.',
      'Fer, zinc et manganèse disponibles même à pH élevé.',
      'Ferro, zinco e manganês que continuam disponíveis com pH alto.',
    ],
    familias: ['quelatos', 'correctores', 'mojantes'],
    observaciones: [
      [
        'Hierro al suelo al inicio de la brotación; zinc y manganeso por hoja con hoja formada.',
        'Iron to the soil at bud burst; zinc and manganese by leaf once leaves are formed.',
        'Fer au sol au débourrement ; zinc et manganèse par voie foliaire sur feuilles formées.',
        'Ferro ao solo no início da brotação; zinco e manganês pela folha com folha formada.',
      ],
    ],
  },
  {
    nombre: ['Suelos salinos', 'Saline soils', 'Sols salins', 'Solos salinos'],
    descripcion: [
      'Desplaza el sodio y recupera la estructura del suelo.',
      'Displaces sodium and restores soil structure.',
      'Déplace le sodium et restaure la structure du sol.',
      'Desloca o sódio e recupera a estrutura do solo.',
    ],
    familias: ['calcio', 'humicos', 'mojantes'],
    observaciones: [
      [
        'Dar un riego de lavado a las 48 horas.',
        'Give a leaching irrigation after 48 hours.',
        'Faire une irrigation de lessivage après 48 heures.',
        'Fazer uma rega de lavagem após 48 horas.',
      ],
    ],
  },
  {
    nombre: [
      'Recuperación tras heladas y granizo',
      'Recovery after frost and hail',
      'Récupération après gel et grêle',
      'Recuperação após geada e granizo',
    ],
    descripcion: [
      'Reanuda el crecimiento y cierra heridas después de un accidente.',
      'Restarts growth and closes wounds after an accident.',
      'Relance la croissance et referme les blessures après un accident.',
      'Retoma o crescimento e fecha feridas depois de um acidente.',
    ],
    familias: ['aminoacidos', 'fosfitos', 'correctores'],
    observaciones: [
      [
        'Primera aplicación en las 24-48 horas siguientes, sin mezclar con aceites.',
        'First application within 24–48 hours, not mixed with oils.',
        'Première application dans les 24 à 48 heures, sans mélange avec des huiles.',
        'Primeira aplicação nas 24-48 horas seguintes, sem misturar com óleos.',
      ],
    ],
  },
]
