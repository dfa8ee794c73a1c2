/** Record of the list. */
export interface Producto {
  id: number
  cells: readonly string[]
}

export const COLUMNS = ['N. Registro', 'Nombre', 'Producto genérico', 'Países', 'Familia', 'Empresa', 'Estado', 'Ecológico']

const NUTRIENTS = ['Nitrógeno', 'Fósforo', 'Potasio', 'Zinc', 'Boro', 'Calcio', 'Magnesio', 'Manganeso', 'Hierro', 'Molibdeno', 'Azufre']
const FORMS = ['Ácido húmico', 'Quelato', 'Aminoácidos', 'Extracto de algas', 'P₂O₅', 'K₂O', 'SO₃', 'CaO', 'Fosfito', 'Solución líquida']
const BRANDS = ['Nutri', 'Agro', 'Bio', 'Ferti', 'Fito', 'Raíz', 'Ñandú', 'Vid', 'Citro', 'Olivo', 'Áureo', 'Élite']
const ENDINGS = ['max', 'plus', 'vital', 'zin', 'cal', 'fol', 'gran', 'sol', 'ón', 'tec']
const FAMILIES = [
  'Abonos foliares',
  'Bioestimulantes',
  'Correctores de carencias',
  'Enmiendas orgánicas',
  'Micronutrientes',
  'Sólidos solubles',
]
const COMPANIES = ['Cultivos del Sur', 'Agroquímica Andaluza', 'Nutrición Ibérica', 'Raíces y Suelos', 'Zumos y Vides']
const COUNTRIES = ['ES', 'FR', 'PT', 'IT', 'MX', 'PE', 'CL', 'MA', 'BR', 'ZA']

/** Generator of repeatable pseudo-random numbers from 0 to 1 (mulberry32). */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** Realistic finished products: accents, codes with numbers, subscripts, long and short texts, many of them similar. */
export const createProductos = (count: number): Producto[] => {
  const random = createRandom(20)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = (texts: readonly string[]) => texts[below(texts.length)] ?? ''
  return Array.from({ length: count }, (_, id) => ({
    id,
    cells: [
      `${oneOf(['F', 'RF', 'ES'])}${1 + below(9999)}/${2000 + below(27)}`,
      `${oneOf(BRANDS)}${oneOf(ENDINGS)} ${oneOf(NUTRIENTS)} ${1 + below(400)}`,
      `${oneOf(FORMS)} con ${oneOf(NUTRIENTS).toLowerCase()} ${1 + below(60)}-${1 + below(60)}`,
      Array.from({ length: 1 + below(6) }, () => oneOf(COUNTRIES)).join(', '),
      oneOf(FAMILIES),
      oneOf(COMPANIES),
      random() < 0.9 ? 'Activo' : 'Inactivo',
      random() < 0.2 ? 'Sí' : 'No',
    ],
  }))
}

/** Number of rows in the address. */
export const rowsAsked = (): number => Number(new URLSearchParams(location.search).get('rows'))
