import type { Familia } from './familia'

/** Families that act on the soil, the roots and the water of the spray. */
export const sueloYAgua = {
  humicos: {
    nombre: ['Ácidos húmicos y fúlvicos', 'Humic and fulvic acids', 'Acides humiques et fulviques', 'Ácidos húmicos e fúlvicos'],
    color: '#6b4f36',
    prioridad: 100,
    descripcion: [
      'Extractos de leonardita que mejoran la estructura del suelo y la disponibilidad de los nutrientes.',
      'Leonardite extracts that improve soil structure and nutrient availability.',
      'Extraits de léonardite qui améliorent la structure du sol et la disponibilité des éléments nutritifs.',
      'Extratos de leonardite que melhoram a estrutura do solo e a disponibilidade dos nutrientes.',
    ],
    modoDeAccion: [
      'Los grupos carboxílicos aumentan la capacidad de intercambio catiónico, desbloquean el fósforo y alimentan la vida del suelo.',
      'Carboxylic groups raise the cation exchange capacity, release bound phosphorus and feed soil life.',
      'Les groupes carboxyliques augmentent la capacité d’échange cationique, débloquent le phosphore et nourrissent la vie du sol.',
      'Os grupos carboxílicos aumentam a capacidade de troca catiónica, desbloqueiam o fósforo e alimentam a vida do solo.',
    ],
    objetivos: [
      [
        'Mejorar la estructura y la retención de agua del suelo.',
        'Improve soil structure and water retention.',
        'Améliorer la structure et la rétention d’eau du sol.',
        'Melhorar a estrutura e a retenção de água do solo.',
      ],
      [
        'Aumentar la eficacia del abonado de fondo.',
        'Increase the efficiency of base fertilisation.',
        'Augmenter l’efficacité de la fumure de fond.',
        'Aumentar a eficácia da adubação de fundo.',
      ],
    ],
  },
  enraizantes: {
    nombre: ['Enraizantes', 'Rooting agents', 'Enracineurs', 'Enraizadores'],
    color: '#9a6a3f',
    prioridad: 110,
    descripcion: [
      'Fósforo asimilable, aminoácidos y microelementos para el arranque de la raíz.',
      'Available phosphorus, amino acids and micronutrients for the root to start.',
      'Phosphore assimilable, acides aminés et oligo-éléments pour le démarrage de la racine.',
      'Fósforo assimilável, aminoácidos e micronutrientes para o arranque da raiz.',
    ],
    modoDeAccion: [
      'El triptófano y el zinc activan la formación de auxinas, y el fósforo da la energía para emitir raíces absorbentes.',
      'Tryptophan and zinc activate auxin formation, and phosphorus gives the energy to emit feeder roots.',
      'Le tryptophane et le zinc activent la formation d’auxines, et le phosphore fournit l’énergie pour émettre des racines absorbantes.',
      'O triptofano e o zinco ativam a formação de auxinas, e o fósforo dá a energia para emitir raízes absorventes.',
    ],
    objetivos: [
      [
        'Asegurar el arraigo tras el trasplante.',
        'Secure establishment after transplanting.',
        'Assurer la reprise après la plantation.',
        'Assegurar o enraizamento após o transplante.',
      ],
      [
        'Mantener la emisión de raíces absorbentes durante la diferenciación floral.',
        'Keep feeder roots growing during flower differentiation.',
        'Maintenir l’émission de racines absorbantes pendant la différenciation florale.',
        'Manter a emissão de raízes absorventes durante a diferenciação floral.',
      ],
    ],
  },
  mojantes: {
    nombre: [
      'Mojantes y correctores de pH',
      'Wetting agents and pH correctors',
      'Mouillants et correcteurs de pH',
      'Molhantes e corretores de pH',
    ],
    color: '#4f9bc0',
    prioridad: 120,
    descripcion: [
      'Coadyuvantes que bajan la tensión superficial y ajustan el pH del caldo.',
      'Adjuvants that lower surface tension and adjust the pH of the spray.',
      'Adjuvants qui abaissent la tension superficielle et ajustent le pH de la bouillie.',
      'Adjuvantes que baixam a tensão superficial e ajustam o pH da calda.',
    ],
    modoDeAccion: [
      'Reduce la tensión superficial de la gota, que se extiende sobre la hoja, y neutraliza los bicarbonatos del agua.',
      'Lowers the surface tension of the droplet, which spreads over the leaf, and neutralises the bicarbonates of the water.',
      'Réduit la tension superficielle de la goutte, qui s’étale sur la feuille, et neutralise les bicarbonates de l’eau.',
      'Reduz a tensão superficial da gota, que se espalha na folha, e neutraliza os bicarbonatos da água.',
    ],
    objetivos: [
      [
        'Mejorar el mojado de hojas cerosas o pilosas.',
        'Improve the wetting of waxy or hairy leaves.',
        'Améliorer le mouillage des feuilles cireuses ou poilues.',
        'Melhorar a molhagem de folhas cerosas ou pilosas.',
      ],
      [
        'Bajar el pH del agua antes de añadir el resto de productos.',
        'Lower the pH of the water before adding other products.',
        'Abaisser le pH de l’eau avant d’ajouter les autres produits.',
        'Baixar o pH da água antes de adicionar os restantes produtos.',
      ],
    ],
  },
} as const satisfies Record<string, Familia>
