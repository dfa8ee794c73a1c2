import type { Familia } from './familia'

/** Families that feed the plant: salts, foliar feeds and chelates. */
export const nutrientes = {
  npk: {
    nombre: ['Abonos NPK solubles', 'Soluble NPK fertilisers', 'Engrais NPK solubles', 'Adubos NPK solúveis'],
    color: '#c98a2b',
    prioridad: 40,
    descripcion: [
      'Abonos cristalinos totalmente solubles para fertirrigación y aplicación foliar, con microelementos quelatados.',
      'Fully soluble crystalline fertilisers for fertigation and foliar use, with chelated micronutrients.',
      'Engrais cristallins entièrement solubles pour la fertirrigation et l’application foliaire, avec oligo-éléments chélatés.',
      'Adubos cristalinos totalmente solúveis para fertirrega e aplicação foliar, com micronutrientes quelatados.',
    ],
    modoDeAccion: [
      'Aporta en cada riego el equilibrio que el cultivo extrae en esa fase, sin sodio ni cloruros que eleven la conductividad.',
      'Each irrigation brings the balance that the crop takes up in that phase, without sodium or chlorides that raise conductivity.',
      'Apporte à chaque irrigation l’équilibre que la culture prélève à ce stade, sans sodium ni chlorures qui élèvent la conductivité.',
      'Fornece em cada rega o equilíbrio que a cultura extrai nessa fase, sem sódio nem cloretos que elevem a condutividade.',
    ],
    objetivos: [
      [
        'Cubrir las necesidades de nitrógeno, fósforo y potasio de la fase.',
        'Cover the nitrogen, phosphorus and potassium needs of the phase.',
        'Couvrir les besoins en azote, phosphore et potassium du stade.',
        'Cobrir as necessidades de azoto, fósforo e potássio da fase.',
      ],
      [
        'Sostener el crecimiento sin aumentar la salinidad del suelo.',
        'Sustain growth without raising soil salinity.',
        'Soutenir la croissance sans augmenter la salinité du sol.',
        'Sustentar o crescimento sem aumentar a salinidade do solo.',
      ],
    ],
  },
  foliares: {
    nombre: ['Abonos foliares', 'Foliar fertilisers', 'Engrais foliaires', 'Adubos foliares'],
    color: '#3b8ab0',
    prioridad: 50,
    descripcion: [
      'Soluciones concentradas de macronutrientes secundarios y principales para pulverización.',
      'Concentrated solutions of primary and secondary nutrients for spraying.',
      'Solutions concentrées d’éléments majeurs et secondaires pour pulvérisation.',
      'Soluções concentradas de macronutrientes principais e secundários para pulverização.',
    ],
    modoDeAccion: [
      'La absorción por los estomas y la cutícula corrige en días lo que la raíz tarda semanas en aportar.',
      'Uptake through stomata and cuticle corrects in days what roots take weeks to bring.',
      'L’absorption par les stomates et la cuticule corrige en quelques jours ce que la racine met des semaines à apporter.',
      'A absorção pelos estomas e pela cutícula corrige em dias o que a raiz demora semanas a fornecer.',
    ],
    objetivos: [
      [
        'Complementar el abonado de suelo cuando la raíz trabaja poco.',
        'Complement soil fertilisation when roots are little active.',
        'Compléter la fumure du sol quand la racine travaille peu.',
        'Complementar a adubação do solo quando a raiz trabalha pouco.',
      ],
      [
        'Mejorar el color, la firmeza y el contenido en azúcares.',
        'Improve colour, firmness and sugar content.',
        'Améliorer la couleur, la fermeté et la teneur en sucres.',
        'Melhorar a cor, a firmeza e o teor de açúcares.',
      ],
    ],
  },
  quelatos: {
    nombre: ['Microelementos quelatados', 'Chelated micronutrients', 'Oligo-éléments chélatés', 'Micronutrientes quelatados'],
    color: '#b5523b',
    prioridad: 60,
    descripcion: [
      'Microelementos protegidos por un agente quelatante, estables en los suelos y aguas más difíciles.',
      'Micronutrients protected by a chelating agent, stable in the most difficult soils and waters.',
      'Oligo-éléments protégés par un agent chélatant, stables dans les sols et les eaux les plus difficiles.',
      'Micronutrientes protegidos por um agente quelatante, estáveis nos solos e águas mais difíceis.',
    ],
    modoDeAccion: [
      'El quelato mantiene el microelemento soluble y disponible, y lo cede en la superficie de la raíz o dentro de la hoja.',
      'The chelate keeps the micronutrient soluble and available, and releases it at the root surface or inside the leaf.',
      'Le chélate maintient l’oligo-élément soluble et disponible, et le libère à la surface de la racine ou dans la feuille.',
      'O quelato mantém o micronutriente solúvel e disponível, e liberta-o na superfície da raiz ou dentro da folha.',
    ],
    objetivos: [
      [
        'Prevenir la clorosis en suelos calizos.',
        'Prevent chlorosis on calcareous soils.',
        'Prévenir la chlorose en sols calcaires.',
        'Prevenir a clorose em solos calcários.',
      ],
      [
        'Corregir la carencia con los primeros síntomas en hojas jóvenes.',
        'Correct the deficiency at the first symptoms on young leaves.',
        'Corriger la carence dès les premiers symptômes sur jeunes feuilles.',
        'Corrigir a carência com os primeiros sintomas em folhas jovens.',
      ],
    ],
  },
} as const satisfies Record<string, Familia>
