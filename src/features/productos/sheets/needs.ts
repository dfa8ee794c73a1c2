import type { Tipo } from '@/features/productos/productTypes'
import type { CatalogueName } from '@/store/catalogues'

const OF_BOTH = [
  'familias',
  'iconos',
  'componentes',
  'magnitudes',
  'cultivos',
  'estadosFenologicos',
] as const satisfies readonly CatalogueName[]
const OF_ACABADOS = [...OF_BOTH, 'envases'] as const satisfies readonly CatalogueName[]

/** Catalogues for the sheets of a kind of product. */
export const needsOfSheets = (tipo: Tipo): readonly (typeof OF_ACABADOS)[number][] => (tipo === 'a' ? OF_ACABADOS : OF_BOTH)
