import type { Textos } from './textos'

/** A family, and what all its products have in common. */
export interface Familia {
  nombre: Textos
  color: string
  prioridad: number
  descripcion: Textos
  modoDeAccion: Textos
  objetivos: readonly Textos[]
}

export const familias = {
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
  correctores: {
    nombre: ['Correctores de carencias', 'Deficiency correctors', 'Correcteurs de carences', 'Corretores de carências'],
    color: '#8a9a2b',
    prioridad: 70,
    descripcion: [
      'Microelementos complejados con agentes naturales para prevenir y corregir carencias.',
      'Micronutrients complexed with natural agents to prevent and correct deficiencies.',
      'Oligo-éléments complexés avec des agents naturels pour prévenir et corriger les carences.',
      'Micronutrientes complexados com agentes naturais para prevenir e corrigir carências.',
    ],
    modoDeAccion: [
      'El agente complejante reduce la carga del metal, que así atraviesa la cutícula y se mueve por el floema.',
      'The complexing agent lowers the charge of the metal, which so crosses the cuticle and moves in the phloem.',
      'L’agent complexant réduit la charge du métal, qui traverse ainsi la cuticule et circule dans le phloème.',
      'O agente complexante reduz a carga do metal, que assim atravessa a cutícula e se move no floema.',
    ],
    objetivos: [
      [
        'Prevenir carencias antes de la floración.',
        'Prevent deficiencies before flowering.',
        'Prévenir les carences avant la floraison.',
        'Prevenir carências antes da floração.',
      ],
      [
        'Favorecer la fecundación y la síntesis de auxinas.',
        'Favour fertilisation and the synthesis of auxins.',
        'Favoriser la fécondation et la synthèse des auxines.',
        'Favorecer a fecundação e a síntese de auxinas.',
      ],
    ],
  },
  calcio: {
    nombre: ['Calcio y boro', 'Calcium and boron', 'Calcium et bore', 'Cálcio e boro'],
    color: '#5f8196',
    prioridad: 80,
    descripcion: [
      'Fuentes de calcio y boro de alta movilidad para la calidad y la conservación del fruto.',
      'Highly mobile sources of calcium and boron for fruit quality and shelf life.',
      'Sources de calcium et de bore très mobiles pour la qualité et la conservation du fruit.',
      'Fontes de cálcio e boro de elevada mobilidade para a qualidade e a conservação do fruto.',
    ],
    modoDeAccion: [
      'El calcio se une a las pectinas de la lámina media y da firmeza a la pared; el boro facilita su transporte.',
      'Calcium binds to the pectins of the middle lamella and firms the wall; boron helps its transport.',
      'Le calcium se lie aux pectines de la lamelle moyenne et affermit la paroi ; le bore facilite son transport.',
      'O cálcio liga-se às pectinas da lamela média e dá firmeza à parede; o boro facilita o seu transporte.',
    ],
    objetivos: [
      [
        'Prevenir podredumbre apical, bitter pit y rajado.',
        'Prevent blossom-end rot, bitter pit and cracking.',
        'Prévenir la nécrose apicale, le bitter pit et l’éclatement.',
        'Prevenir podridão apical, bitter pit e rachamento.',
      ],
      [
        'Aumentar la firmeza y la vida poscosecha.',
        'Increase firmness and shelf life.',
        'Augmenter la fermeté et la conservation.',
        'Aumentar a firmeza e a vida pós-colheita.',
      ],
    ],
  },
  fosfitos: {
    nombre: ['Fosfitos', 'Phosphites', 'Phosphites', 'Fosfitos'],
    color: '#a85f43',
    prioridad: 90,
    descripcion: [
      'Sales del ácido fosforoso, de doble movilidad por xilema y floema.',
      'Salts of phosphorous acid, mobile in both xylem and phloem.',
      'Sels de l’acide phosphoreux, mobiles dans le xylème et le phloème.',
      'Sais do ácido fosforoso, com dupla mobilidade no xilema e no floema.',
    ],
    modoDeAccion: [
      'El ion fosfito se reparte por toda la planta y estimula la síntesis de fitoalexinas en cuello y raíz.',
      'The phosphite ion spreads through the whole plant and stimulates phytoalexins in crown and roots.',
      'L’ion phosphite se répartit dans toute la plante et stimule les phytoalexines au collet et à la racine.',
      'O ião fosfito distribui-se por toda a planta e estimula as fitoalexinas no colo e na raiz.',
    ],
    objetivos: [
      [
        'Reforzar las defensas de cuello y raíz en épocas húmedas.',
        'Strengthen crown and root defences in wet seasons.',
        'Renforcer les défenses du collet et de la racine en période humide.',
        'Reforçar as defesas do colo e da raiz em épocas húmidas.',
      ],
      [
        'Aportar potasio y mejorar la maduración.',
        'Supply potassium and improve ripening.',
        'Apporter du potassium et améliorer la maturation.',
        'Fornecer potássio e melhorar a maturação.',
      ],
    ],
  },
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

export type ClaveDeFamilia = keyof typeof familias
