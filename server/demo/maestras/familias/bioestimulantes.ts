import type { Familia } from './familia'

/** Families that act on the metabolism of the plant. */
export const bioestimulantes = {
  aminoacidos: {
    nombre: ['Aminoácidos', 'Amino acids', 'Acides aminés', 'Aminoácidos'],
    color: '#4a6f86',
    prioridad: 10,
    descripcion: [
      'Aminoácidos libres de origen vegetal obtenidos por hidrólisis, de asimilación inmediata por hoja y raíz.',
      'Free amino acids of plant origin obtained by hydrolysis, taken up at once by leaves and roots.',
      'Acides aminés libres d’origine végétale obtenus par hydrolyse, assimilés aussitôt par les feuilles et les racines.',
      'Aminoácidos livres de origem vegetal obtidos por hidrólise, de assimilação imediata por folhas e raízes.',
    ],
    modoDeAccion: [
      'Los aminoácidos libres atraviesan la cutícula y se incorporan a la síntesis de proteínas sin el gasto de energía que supone reducir el nitrato.',
      'Free amino acids cross the cuticle and enter protein synthesis without the energy that reducing nitrate takes.',
      'Les acides aminés libres traversent la cuticule et entrent dans la synthèse des protéines sans l’énergie que demande la réduction du nitrate.',
      'Os aminoácidos livres atravessam a cutícula e entram na síntese de proteínas sem o gasto de energia da redução do nitrato.',
    ],
    objetivos: [
      [
        'Superar paradas de crecimiento por frío, trasplante o fitotoxicidad.',
        'Overcome growth stops caused by cold, transplanting or phytotoxicity.',
        'Surmonter les arrêts de croissance dus au froid, à la plantation ou à une phytotoxicité.',
        'Superar paragens de crescimento por frio, transplante ou fitotoxicidade.',
      ],
      [
        'Activar el metabolismo en los momentos de mayor demanda.',
        'Activate metabolism when demand is highest.',
        'Activer le métabolisme aux moments de plus forte demande.',
        'Ativar o metabolismo nos momentos de maior procura.',
      ],
    ],
  },
  bioestimulantes: {
    nombre: ['Bioestimulantes', 'Biostimulants', 'Biostimulants', 'Bioestimulantes'],
    color: '#3f8f4f',
    prioridad: 20,
    descripcion: [
      'Formulados a base de aminoácidos, extractos de algas y polisacáridos que activan el metabolismo de la planta y mejoran su respuesta al estrés abiótico.',
      'Formulations of amino acids, seaweed extracts and polysaccharides that activate plant metabolism and improve its response to abiotic stress.',
      'Formulations à base d’acides aminés, d’extraits d’algues et de polysaccharides qui activent le métabolisme de la plante et améliorent sa réponse au stress abiotique.',
      'Formulações à base de aminoácidos, extratos de algas e polissacáridos que ativam o metabolismo da planta e melhoram a sua resposta ao stress abiótico.',
    ],
    modoDeAccion: [
      'Los osmolitos y oligosacáridos mantienen la turgencia de las células y activan las defensas frente al estrés oxidativo.',
      'Osmolytes and oligosaccharides keep cells turgid and switch on the defences against oxidative stress.',
      'Les osmolytes et les oligosaccharides maintiennent la turgescence des cellules et activent les défenses contre le stress oxydatif.',
      'Os osmólitos e oligossacáridos mantêm a turgescência das células e ativam as defesas contra o stress oxidativo.',
    ],
    objetivos: [
      [
        'Mejorar la floración y el cuajado en condiciones adversas.',
        'Improve flowering and fruit set in adverse conditions.',
        'Améliorer la floraison et la nouaison en conditions défavorables.',
        'Melhorar a floração e o vingamento em condições adversas.',
      ],
      [
        'Preparar la planta para un golpe de calor o de sequía.',
        'Prepare the plant for a heat wave or drought.',
        'Préparer la plante à un coup de chaleur ou à la sécheresse.',
        'Preparar a planta para um golpe de calor ou de seca.',
      ],
    ],
  },
  algas: {
    nombre: ['Extractos de algas', 'Seaweed extracts', "Extraits d'algues", 'Extratos de algas'],
    color: '#2f7f6d',
    prioridad: 30,
    descripcion: [
      'Extractos de algas pardas obtenidos en frío, ricos en ácido algínico, manitol y laminarina.',
      'Cold-pressed extracts of brown seaweeds, rich in alginic acid, mannitol and laminarin.',
      'Extraits d’algues brunes obtenus à froid, riches en acide alginique, en mannitol et en laminarine.',
      'Extratos de algas castanhas obtidos a frio, ricos em ácido algínico, manitol e laminarina.',
    ],
    modoDeAccion: [
      'El ácido algínico y la laminarina estimulan la división celular y la emisión de raíces, y retrasan la senescencia de la hoja.',
      'Alginic acid and laminarin stimulate cell division and rooting, and delay leaf senescence.',
      'L’acide alginique et la laminarine stimulent la division cellulaire et l’enracinement, et retardent la sénescence des feuilles.',
      'O ácido algínico e a laminarina estimulam a divisão celular e a emissão de raízes, e atrasam a senescência da folha.',
    ],
    objetivos: [
      [
        'Favorecer la división celular y el calibre del fruto.',
        'Favour cell division and fruit size.',
        'Favoriser la division cellulaire et le calibre du fruit.',
        'Favorecer a divisão celular e o calibre do fruto.',
      ],
      [
        'Aumentar el vigor y alargar la vida útil de la hoja.',
        'Increase vigour and prolong the useful life of leaves.',
        'Augmenter la vigueur et prolonger la vie des feuilles.',
        'Aumentar o vigor e prolongar a vida útil da folha.',
      ],
    ],
  },
} as const satisfies Record<string, Familia>
