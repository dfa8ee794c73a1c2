import { formulas } from '../formulas/formulas'
import type { Formula } from '../formulas/formula'
import { envases } from '../maestras/envases'
import type { GrupoDeCultivo } from '../maestras/gruposDeCultivo'
import type { Envasado } from '../pictures/productos'
import type { Random } from '../random'
import { everywhere, type Textos } from '../textos'

export const GENERICOS = formulas.length
export const ACABADOS = 500

/** Segments: products with a name of their own, and the groups of crops that each is for. */
export const segmentos: { nombre: Textos; grupos: readonly GrupoDeCultivo[] }[] = [
  { nombre: ['Cítricos', 'Citrus', 'Agrumes', 'Citros'], grupos: ['Cítricos', 'Subtropicales'] },
  { nombre: ['Hortícolas', 'Vegetables', 'Maraîchage', 'Hortícolas'], grupos: ['Hortícolas', 'Cucurbitáceas', 'Crucíferas'] },
  { nombre: ['Olivar', 'Olive', 'Olivier', 'Olival'], grupos: ['Olivar', 'Frutos secos'] },
  { nombre: ['Frutales', 'Fruit Trees', 'Fruitiers', 'Fruteiras'], grupos: ['Frutales de pepita', 'Frutales de hueso'] },
  { nombre: ['Viña', 'Vine', 'Vigne', 'Vinha'], grupos: ['Viña', 'Frutos rojos'] },
  { nombre: ['Cereal', 'Cereals', 'Céréales', 'Cereais'], grupos: ['Cereales', 'Oleaginosas', 'Leguminosas'] },
  { nombre: ['Raíz', 'Root Crops', 'Racines', 'Raízes'], grupos: ['Bulbos y raíces', 'Tubérculos', 'Cultivos industriales'] },
]

const IBERIA = ['ES', 'PT']
const UNION_EUROPEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const MEDITERRANEO = ['ES', 'FR', 'GR', 'IT', 'MA', 'PT', 'TN', 'TR']
const EXPORTACION = [
  ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'PE', 'PY', 'UY'],
  ['CO', 'CR', 'DO', 'GT', 'HN', 'MX', 'PA'],
  ['AE', 'DZ', 'EG', 'JO', 'MA', 'SA', 'TN'],
  ['BR'],
  ['MX', 'US'],
]

/** Countries of a product; some lists, as older records, have codes in lower case. */
export const pickPaises = (random: Random, isExport: boolean) => {
  const paises = isExport
    ? random.pick(EXPORTACION)
    : random.pick([['ES'], ['ES'], IBERIA, IBERIA, MEDITERRANEO, UNION_EUROPEA, ['ES', 'FR', 'IT']])
  return random.chance(0.08) ? paises.map(pais => pais.toLowerCase()) : paises
}

/**
 * Finished products of a generic one: a normal one for four in five, one for a segment for eight in fifteen, one for export for every
 * third: 500 for 300.
 */
export const variantes = (index: number) =>
  (['normal', 'segmento', 'exportacion'] as const).filter(
    variante =>
      (variante === 'normal' && index % 5 !== 4) ||
      (variante === 'segmento' && index % 15 < 8) ||
      (variante === 'exportacion' && index % 3 === 0),
  )

export const envasados: Record<Formula['forma'], readonly Envasado[]> = {
  liquido: ['garrafa', 'botella'],
  polvo: ['saco'],
  granulado: ['saco'],
}

export const pickEnvases = (random: Random, { forma }: Formula) => {
  const kinds = forma === 'liquido' ? 'L' : 'kg'
  const suitable = envases.flatMap(({ magnitud }, index) => (magnitud === kinds ? [index + 1] : []))
  return random.sample(suitable, random.integer(2, 4))
}

export const revision = (bloque: number): Textos => everywhere(bloque === 0 ? '' : ` R${bloque + 1}`)
