import { invalid } from '../answer/httpError'
import { catalogueOf } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import { textsOf } from './texts'

export interface Named {
  tipo: string
  id: number
}

/**
 * The catalogue of a resource that has these texts.
 * @param named the members that are texts by language, by what names them in the request
 * @throws HttpError 400
 */
export const catalogueWith = (tipo: string, named: Record<string, readonly string[]>): Catalogue => {
  const catalogue = catalogueOf(tipo)
  if (catalogue === undefined || textsOf(catalogue).length === 0) throw invalid({ tipo: ['No es un recurso con textos por idioma.'] })
  for (const [name, members] of Object.entries(named)) {
    const unknown = members.filter(member => !textsOf(catalogue).includes(member))
    if (unknown.length > 0) throw invalid({ [name]: [`No hay textos por idioma en ${unknown.join(', ')}.`] })
  }
  return catalogue
}
