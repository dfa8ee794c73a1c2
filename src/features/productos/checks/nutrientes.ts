/** Nutrients that the checks know, in the order of declaration of Regulation (EU) 2019/1009, Annex III [LB-05]. */
export const NUTRIENTES = ['N', 'P2O5', 'K2O', 'CaO', 'MgO', 'Na2O', 'SO3', 'B', 'Co', 'Cu', 'Fe', 'Mn', 'Mo', 'Zn'] as const
export type Nutriente = (typeof NUTRIENTES)[number]

interface Facts {
  /** Name in a sentence; all names are masculine. */
  nombre: string
  formula: string
  /** Names in Spanish, English, French and Portuguese, folded. */
  nombres: readonly string[]
  /** Names of the element of an oxide, folded: they mean the oxide only together with its formula. */
  elemento?: readonly string[]
}

export const nutrientes: Readonly<Record<Nutriente, Facts>> = {
  N: { nombre: 'nitrógeno', formula: 'N', nombres: ['nitrogeno', 'nitrogen', 'azote', 'azoto', 'nitrogenio'] },
  P2O5: {
    nombre: 'pentóxido de fósforo',
    formula: 'P₂O₅',
    nombres: [
      ...['pentoxido de fosforo', 'anhidrido fosforico', 'phosphorus pentoxide', 'phosphoric anhydride'],
      ...['anhydride phosphorique', 'pentoxyde de phosphore', 'anidrido fosforico'],
    ],
    elemento: ['fosforo', 'phosphorus', 'phosphore'],
  },
  K2O: {
    nombre: 'óxido de potasio',
    formula: 'K₂O',
    nombres: ['oxido de potasio', 'potasa', 'potassium oxide', 'potash', 'oxyde de potassium', 'potasse', 'oxido de potassio'],
    elemento: ['potasio', 'potassium', 'potassio'],
  },
  CaO: {
    nombre: 'óxido de calcio',
    formula: 'CaO',
    nombres: ['oxido de calcio', 'calcium oxide', 'oxyde de calcium'],
    elemento: ['calcio', 'calcium'],
  },
  MgO: {
    nombre: 'óxido de magnesio',
    formula: 'MgO',
    nombres: ['oxido de magnesio', 'magnesia', 'magnesium oxide', 'oxyde de magnesium'],
    elemento: ['magnesio', 'magnesium'],
  },
  Na2O: {
    nombre: 'óxido de sodio',
    formula: 'Na₂O',
    nombres: ['oxido de sodio', 'sodium oxide', 'oxyde de sodium'],
    elemento: ['sodio', 'sodium'],
  },
  SO3: {
    nombre: 'anhídrido sulfúrico',
    formula: 'SO₃',
    nombres: [
      ...['anhidrido sulfurico', 'trioxido de azufre', 'sulphur trioxide', 'sulfur trioxide', 'sulphuric anhydride'],
      ...['anhydride sulfurique', 'trioxyde de soufre', 'anidrido sulfurico', 'trioxido de enxofre'],
    ],
    elemento: ['azufre', 'sulphur', 'sulfur', 'soufre', 'enxofre'],
  },
  B: { nombre: 'boro', formula: 'B', nombres: ['boro', 'boron', 'bore'] },
  Co: { nombre: 'cobalto', formula: 'Co', nombres: ['cobalto', 'cobalt'] },
  Cu: { nombre: 'cobre', formula: 'Cu', nombres: ['cobre', 'copper', 'cuivre'] },
  Fe: { nombre: 'hierro', formula: 'Fe', nombres: ['hierro', 'iron', 'fer', 'ferro'] },
  Mn: { nombre: 'manganeso', formula: 'Mn', nombres: ['manganeso', 'manganese', 'manganes'] },
  Mo: { nombre: 'molibdeno', formula: 'Mo', nombres: ['molibdeno', 'molybdenum', 'molybdene', 'molibdenio'] },
  Zn: { nombre: 'zinc', formula: 'Zn', nombres: ['zinc', 'cinc', 'zinco'] },
}

/** Nutrient of a folded formula without its charge: "p2o5", "fe". */
export const nutrienteOf = new Map(NUTRIENTES.map(nutriente => [nutriente.toLowerCase(), nutriente]))

/** Place of a nutrient in a declaration. */
export const rankOf = (nutriente: Nutriente): number => NUTRIENTES.indexOf(nutriente)
