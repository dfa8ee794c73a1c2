/** Texts with words, which need a translation. */
export const WITH_WORDS = [
  ...['Abono', 'Zinc Foliar EDTA', 'ABONO FOLIAR', 'Ajo', 'g/planta', 'Óxido de potasio (K<sub>2</sub>O)', 'Nitrógeno (N-NO₃⁻)', '小麦'],
  ...['5 L de agua', 'según cultivo', 'Удобрение'],
]

/** Texts without words, which are equal in all languages. */
export const WITHOUT_WORDS = [
  ...['', ' ', '12,5 %', '15-15-15', 'kg/ha', 'mL/100 L', 'cmol(+)/kg', 'ppm', 'µmol/L', '°Brix', 'dS/m', 'pH 5,5', 'meq/L', 'g/cm³'],
  ...['P<sub>2</sub>O<sub>5</sub>', 'CO(NH₂)₂', 'MgO', 'NaCl', 'H3BO3', 'EDTA', 'EDDHA', 'Fe-EDDHSA', 'NPK', 'ZN-75', 'BBCH 09', 'UFC/g'],
  ...['A', 'Té', 'x<sup>2</sup>', '\u2013 / \u2265'],
]
