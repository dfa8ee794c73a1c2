import { createPart } from '@/ui/part'

/** Filters of generic products: of their list, and of the one that a finished product is made from [LS-01, PA-01]. */
export const genericoFilters = createPart(
  async () => (await import(/* webpackChunkName: "filtros" */ '@/features/productos/list/filters')).selectGenericoFilters,
)
