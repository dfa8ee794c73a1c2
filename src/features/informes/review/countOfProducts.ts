import type { ReportKind } from '@/features/informes/report'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import type { RootState } from '@/store/rootState'

/** Number of products in a report; null when their list is not loaded. */
export const countOfProducts = (root: RootState, kind: ReportKind, pais: string): number | null => {
  const code = pais.toLowerCase()
  const count =
    kind === 'genericos'
      ? productosGenericos.selectAll(root).length
      : productosAcabados.selectAll(root).filter(({ paises }) => paises.some(each => each.toLowerCase() === code)).length
  return count > 0 ? count : null
}
