import { lineasDeComposicionApi } from '@/api/lineasDeComposicion'
import { draftOf, isSameComposicion, isSameLine, type LineaDraft } from '@/domain/composicion'
import type { LineaDeComposicion } from '@/domain/lineaDeComposicion'
import { ownedBy, ownerOf } from '@/features/productos/kinds'
import type { SaveInput } from '@/features/productos/saveFacts'
import { call } from '@/store/effects'
import { replaceStep, type Replacement } from '@/store/sequences/replaceStep'

/** The composition of a product [CO-07]. */
export const lineas: Replacement<SaveInput, LineaDeComposicion, LineaDraft> = {
  name: 'Líneas de composición',
  field: 'composicion',
  countOf: lines => (lines.length === 1 ? '1 línea' : `${lines.length} líneas`),
  list: ({ tipo, id }) => call(lineasDeComposicionApi.list, ownedBy(tipo, id)),
  create: ({ tipo, id }, { id: _draft, ...line }, key) => call(lineasDeComposicionApi.create, { ...line, ...ownerOf(tipo, id) }, key),
  remove: id => call(lineasDeComposicionApi.remove, id),
  draftsOf: ({ composicion }) => composicion,
  openedOf: ({ lines }) => lines,
  isUntouched: ({ composicion, lines }) => isSameComposicion(composicion, draftOf(lines)),
  isSame: isSameLine,
  fallback: 'Se ha producido un error al guardar el producto',
}

export const lineasStep = replaceStep(lineas)
