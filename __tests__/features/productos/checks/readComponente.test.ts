import { readComponente } from '@/features/productos/checks/readComponente'

describe('the name of a component [LB-01]', () => {
  it.each([
    ['N total', 'N', 'total'],
    ['Nitrógeno (N) nítrico', 'N', 'nitrico'],
    ['Ammoniacal nitrogen (N-NH₄⁺)', 'N', 'amoniacal'],
    ['Azote uréique (CO(NH₂)₂)', 'N', 'ureico'],
    ['Azoto (N) orgânico', 'N', 'organico'],
    ['Nitrógeno (N)', 'N', 'total'],
    ['P₂O₅ soluble en agua', 'P2O5', 'agua'],
    ['P<sub>2</sub>O<sub>5</sub> total', 'P2O5', 'total'],
    ['Citrate-soluble phosphorus pentoxide (P₂O₅)', 'P2O5', 'citrato'],
    ['Pentóxido de fósforo soluble en citrato amónico neutro y en agua', 'P2O5', 'citrato'],
    ['Fósforo (P₂O₅) soluble en ácidos minerales', 'P2O5', 'total'],
    ['Óxido de magnesio (MgO)', 'MgO', ''],
    ['Potasa (K2O)', 'K2O', ''],
    ['Anidrido sulfúrico (SO₃)', 'SO3', ''],
    ['Hierro (Fe³⁺) quelatado por [o,o] EDDHA', 'Fe', 'parte'],
    ['Cuivre (Cu) complexé', 'Cu', 'parte'],
    ['Cobalto (Co²⁺)', 'Co', ''],
    ['Molibdénio (Mo)', 'Mo', ''],
  ])('%s is read', (name, nutriente, forma) => {
    expect(readComponente({ es_ES: name })).toEqual({ nutriente, forma })
  })

  it.each([
    ...['Ácidos húmicos', 'Fosfito (HPO₃²⁻)', 'Carbono (C) orgánico', 'Molibdato (MoO₄²⁻)', 'Cloruros (Cl⁻)', 'L-prolina (C₅H₉NO₂)', ''],
  ])('"%s" is no nutrient', name => {
    expect(readComponente({ es_ES: name })).toBeNull()
  })

  it.each([
    ['an unknown word', { es_ES: 'Nitrógeno (N) de liberación lenta' }, 'N'],
    ['two forms at once', { es_ES: 'Nitrógeno nítrico y amoniacal' }, 'N'],
    ['an element instead of its oxide', { es_ES: 'Fósforo (P)' }, 'P2O5'],
    ['a formula of another nutrient', { es_ES: 'Óxido de magnesio (CaO)' }, 'CaO'],
    ['mineral nitrogen', { es_ES: 'Nitrógeno mineral' }, 'N'],
    ['languages that contradict each other', { es_ES: 'Nitrógeno nítrico', fr_FR: 'Azote uréique' }, 'N'],
    ['vitamins', { es_ES: 'Vitaminas del grupo B' }, 'B'],
  ])('is not judged with %s', (_what, nombre, nutriente) => {
    expect(readComponente(nombre as Record<string, string>)).toMatchObject({ forma: null })
    expect(['N', 'P2O5', 'CaO', 'MgO', 'B']).toContain(nutriente)
  })

  it('counts in the languages that are understood', () => {
    expect(readComponente({ de_DE: 'Gesamtstickstoff (N)', el_GR: 'Άζωτο', en_US: 'Total nitrogen (N)' })).toEqual({
      nutriente: 'N',
      forma: 'total',
    })
  })
})
