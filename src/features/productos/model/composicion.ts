import type { LineaContent } from '@/features/productos/model/lineaContent'
import type { LocaleMap } from '@/shared/locales'
import { renumbered } from '@/shared/ordering'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ProductOwners } from '@/shared/resources/productFields'

/** Order of a new line before the renumbering: after all others [CO-03]. */
const NEW_LINE_ORDER = 99_999

/** Line, edited locally until its product is saved. */
export interface LineaDraft extends LineaContent {
  /** Id of the draft only: each save recreates the lines on the server [CO-07]. */
  id: string
  orden: number
}

/** Element id of a line's row, which addresses can name. */
export const rowIdOf = (line: string): string => `linea-${line}`

/** Lines sorted by their order, and renumbered from 0 to n-1 [CO-03]. */
export const inPlace = (lines: readonly LineaDraft[]): LineaDraft[] => renumbered([...lines].sort((one, other) => one.orden - other.orden))

export const contentOf = ({
  componente,
  cantidad_1,
  magnitud_1,
  cantidad_2,
  magnitud_2,
  solubilidad,
  valor,
}: LineaContent): LineaContent => ({
  componente,
  cantidad_1,
  magnitud_1,
  cantidad_2,
  magnitud_2,
  solubilidad,
  valor,
})

export const lineaDraftOf = (line: LineaDeComposicion): LineaDraft => ({ ...contentOf(line), id: String(line.id), orden: line.orden })

/** Initial draft of a form. */
export const draftOf = (saved: readonly LineaDeComposicion[]): LineaDraft[] => inPlace(saved.map(lineaDraftOf))

/** Lines of the API, for drafts of saved lines. */
export const linesOf = (drafts: readonly LineaDraft[], owner: ProductOwners): LineaDeComposicion[] =>
  drafts.map(draft => ({ ...draft, ...owner, id: Number(draft.id) }))

/** Lines with a new one at the end, or with the content of the line `id` replaced [CO-03]. */
export const withLine = (lines: readonly LineaDraft[], id: string, content: LineaContent): LineaDraft[] => {
  const known = lines.some(line => line.id === id)
  const edited = lines.map(line => (line.id === id ? { ...line, ...content } : line))
  return inPlace(known ? edited : [...edited, { ...content, id, orden: NEW_LINE_ORDER }])
}

export const withoutLine = (lines: readonly LineaDraft[], id: string): LineaDraft[] => inPlace(lines.filter(line => line.id !== id))

/** Lines in the order of these ids; lines without an id in the list follow. */
export const inPlaces = (lines: readonly LineaDraft[], ids: readonly string[]): LineaDraft[] => {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  return renumbered(lines.toSorted((one, other) => (placeOf.get(one.id) ?? NEW_LINE_ORDER) - (placeOf.get(other.id) ?? NEW_LINE_ORDER)))
}

const texts = (map: LocaleMap): string =>
  JSON.stringify(
    Object.entries(map)
      .filter(([, text]) => text !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** True if two lines, drafts or saved, have the same content at the same place. */
export const isSameLine = (one: LineaContent & { orden: number }, other: LineaContent & { orden: number }): boolean =>
  one.orden === other.orden &&
  one.componente === other.componente &&
  one.cantidad_1 === other.cantidad_1 &&
  one.magnitud_1 === other.magnitud_1 &&
  one.cantidad_2 === other.cantidad_2 &&
  one.magnitud_2 === other.magnitud_2 &&
  one.solubilidad === other.solubilidad &&
  texts(one.valor) === texts(other.valor)

/** True if no line was added, removed, moved or edited. */
export const isSameComposicion = (one: readonly LineaDraft[], other: readonly LineaDraft[]): boolean => {
  const before = inPlace(other)
  return one.length === before.length && inPlace(one).every((line, at) => before[at] !== undefined && isSameLine(line, before[at]))
}
