import { isUntranslated } from '@/domain/traducciones/igual'

const toFrench = { idioma: 'fr_FR', origen: 'es_ES' }

describe('a text that says what its source says [TX-02]', () => {
  it.each([
    ...['Abono', 'Zinc Foliar EDTA', 'ABONO FOLIAR', 'Ajo', 'g/planta', 'Óxido de potasio (K<sub>2</sub>O)', 'Nitrógeno (N-NO₃⁻)', '小麦'],
    ...['5 L de agua', 'según cultivo', 'Удобрение'],
  ])('is untranslated where it has words: %s', text => {
    expect([text, `${text} \n`].map(destino => isUntranslated({ origen: text, destino }, toFrench))).toEqual([true, true])
  })

  it.each([
    ...['', ' ', '12,5 %', '15-15-15', 'kg/ha', 'mL/100 L', 'cmol(+)/kg', 'ppm', 'µmol/L', '°Brix', 'dS/m', 'pH 5,5', 'meq/L', 'g/cm³'],
    ...['P<sub>2</sub>O<sub>5</sub>', 'CO(NH₂)₂', 'MgO', 'NaCl', 'H3BO3', 'EDTA', 'EDDHA', 'Fe-EDDHSA', 'NPK', 'ZN-75', 'BBCH 09', 'UFC/g'],
    ...['A', 'Té', 'x<sup>2</sup>', '\u2013 / \u2265'],
  ])('is no untranslated one without words: %s', text => {
    expect(isUntranslated({ origen: text, destino: text }, toFrench)).toBe(false)
  })

  it('is none where it says something else, or is of the same language', () => {
    expect(isUntranslated({ origen: 'Abono', destino: 'Engrais' }, toFrench)).toBe(false)
    expect(isUntranslated({ origen: 'Abono', destino: '' }, toFrench)).toBe(false)
    expect(isUntranslated({ origen: 'Abono', destino: 'Abono' }, { idioma: 'es_MX', origen: 'es_ES' })).toBe(false)
  })
})
