import { recordAt, rootOf, withQuery } from '@/api/http/endpoints'
import { hasExtensions, http } from '@/api/http/http'
import { getChanges, getList, type ReadChanges } from '@/api/http/records'

/** Number of texts in the default language that each other language of a product has too [TX-08]. */
export interface TextosDeProducto {
  id: number
  textos: Readonly<Record<string, number>>
}

/** Languages in which a copy of the Spanish text is accepted, by text. */
export type TextosVigentes = Readonly<Record<string, readonly string[]>>

type ProductResource = 'productos_genericos' | 'productos_acabados'

const textosAt = (recurso: ProductResource) => `${rootOf(recurso)}textos/`

export const textosDeProductosApi = {
  /** Texts by language of every product; needs an API with extensions [TX-08]. */
  list: (recurso: ProductResource) => () => getList<TextosDeProducto>(textosAt(recurso)),
  /** Texts by language of the products that changed since a version [SY-02]. */
  changes:
    (recurso: ProductResource): ReadChanges<TextosDeProducto> =>
    desde =>
      getChanges<TextosDeProducto>(withQuery(`${textosAt(recurso)}cambios/`, { desde: desde ?? undefined }), {}),
  /** Accepted texts of a finished product; null without extensions. */
  vigentes: async (id: number): Promise<TextosVigentes | null> =>
    hasExtensions() ? http.get<TextosVigentes>(`${recordAt(rootOf('productos_acabados'), id)}vigentes/`) : null,
}
