import type { Familia } from './familia'

/** Families that correct deficiencies of a crop, and strengthen the crop. */
export const correctores = {
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
} as const satisfies Record<string, Familia>
