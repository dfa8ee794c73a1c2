import { resourceOf } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { invalid } from '../response/httpError'
import { textsOf } from './texts'

export interface NamedText {
  tipo: string
  id: number
}

/**
 * Resource of a name, checked to have the named texts.
 * @param named names of members that must be texts by language, by the member of the request that lists them
 * @throws HttpError 400
 */
export const resourceWith = (tipo: string, named: Record<string, readonly string[]>): Resource => {
  const resource = resourceOf(tipo)
  if (resource === undefined || textsOf(resource).length === 0) throw invalid({ tipo: ['No es un recurso con textos por idioma.'] })
  for (const [name, members] of Object.entries(named)) {
    const unknown = members.filter(member => !textsOf(resource).includes(member))
    if (unknown.length > 0) throw invalid({ [name]: [`No hay textos por idioma en ${unknown.join(', ')}.`] })
  }
  return resource
}
