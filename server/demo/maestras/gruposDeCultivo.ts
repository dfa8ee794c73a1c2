/** Groups of crops, in the order of lists. */
export const gruposDeCultivo = [
  'Cereales',
  'Leguminosas',
  'Hortícolas',
  'Cucurbitáceas',
  'Crucíferas',
  'Bulbos y raíces',
  'Tubérculos',
  'Cítricos',
  'Frutales de pepita',
  'Frutales de hueso',
  'Frutos secos',
  'Frutos rojos',
  'Olivar',
  'Viña',
  'Subtropicales',
  'Tropicales',
  'Oleaginosas',
  'Cultivos industriales',
  'Forrajeras y praderas',
  'Ornamentales',
] as const

export type GrupoDeCultivo = (typeof gruposDeCultivo)[number]
