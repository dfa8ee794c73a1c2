import type { LocaleMap } from '@/shared/locales'

const everywhere = (texto: string): LocaleMap => ({ es_ES: texto, en_US: texto, fr_FR: texto, pt_BR: texto })

/** Units on labels, analyses and trial sheets. */
export const magnitudes: LocaleMap[] = [
  everywhere('%'),
  { es_ES: '% p/p', en_US: '% w/w', fr_FR: '% m/m', pt_BR: '% p/p' },
  { es_ES: '% p/v', en_US: '% w/v', fr_FR: '% m/v', pt_BR: '% p/v' },
  { es_ES: '% v/v', en_US: '% v/v', fr_FR: '% v/v', pt_BR: '% v/v' },
  everywhere('°Brix'),
  everywhere('°C'),
  { es_ES: 'cc/hL', en_US: 'mL/100 L', fr_FR: 'mL/hL', pt_BR: 'mL/100 L' },
  { es_ES: 'cc/L', en_US: 'mL/L', fr_FR: 'mL/L', pt_BR: 'mL/L' },
  everywhere('cm'),
  everywhere('cmol(+)/kg'),
  everywhere('dS/m'),
  { es_ES: 'frutos/planta', en_US: 'fruits/plant', fr_FR: 'fruits/plante', pt_BR: 'frutos/planta' },
  everywhere('g'),
  { es_ES: 'g/árbol', en_US: 'g/tree', fr_FR: 'g/arbre', pt_BR: 'g/árvore' },
  everywhere('g/cm³'),
  { es_ES: 'g/hL', en_US: 'g/100 L', fr_FR: 'g/hL', pt_BR: 'g/100 L' },
  everywhere('g/L'),
  everywhere('kg'),
  everywhere('kg/ha'),
  everywhere('kg/m³'),
  { es_ES: 'kg/cm² (firmeza)', en_US: 'kg/cm² (firmness)', fr_FR: 'kg/cm² (fermeté)', pt_BR: 'kg/cm² (firmeza)' },
  everywhere('L'),
  everywhere('L/ha'),
  everywhere('meq/L'),
  everywhere('mg/kg'),
  everywhere('mm'),
  everywhere('mmol/L'),
  { es_ES: 'ppm' },
  everywhere('t/ha'),
  { es_ES: 'UFC/g', en_US: 'CFU/g', fr_FR: 'UFC/g', pt_BR: 'UFC/g' },
  { es_ES: 'uds.' },
]
