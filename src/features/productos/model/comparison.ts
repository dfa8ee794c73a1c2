import { codesInUse } from '@/shared/locales/inUseFirst'
import { inLocale, MAIN_LOCALES } from '@/shared/locales'
import { restored } from '@/shared/ordering'
import { isSameLine, type LineaDraft } from '@/features/productos/model/composicion'
import type { LineaContent } from '@/features/productos/model/lineaContent'
import { TEXTS_IN_FORM, type TextoDeProducto } from '@/features/productos/model/productoFields'
import type { ProductoValues } from '@/features/productos/model/productoValues'

/** Product, as edited in a form. */
export interface Side {
  values: ProductoValues
  lines: readonly LineaDraft[]
}

/** Fields that a new finished product copies from its generic one, except for code, texts and lists. */
export const DATOS = ['id_hexadecimal', 'familia', 'ecologico'] as const

/** Difference of two products. */
export type ProductDifference =
  | { kind: 'dato'; campo: (typeof DATOS)[number] }
  | { kind: 'texto'; campo: TextoDeProducto; idioma: string }
  | { kind: 'lista'; campo: 'iconos' | 'estados_fenologicos'; id: number }
  /** Pair of lines; null for the product that lacks the line. */
  | { kind: 'linea'; own: LineaDraft | null; other: LineaDraft | null }

/** Groups of differences, in page order. */
export const DIFFERENCE_GROUPS = ['datos', 'textos', 'iconos', 'composicion', 'estados'] as const
export type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number]

export const keyOfDifference = (difference: ProductDifference): string => {
  switch (difference.kind) {
    case 'dato':
      return difference.campo
    case 'texto':
      return `${difference.campo}/${difference.idioma}`
    case 'lista':
      return `${difference.campo}/${difference.id}`
    case 'linea':
      return `linea/${(difference.own ?? difference.other)?.id ?? ''}`
  }
}

const isSameContent = (one: LineaContent, other: LineaContent): boolean => isSameLine({ ...one, orden: 0 }, { ...other, orden: 0 })

/** Differences of lines. Lines with equal content are pairs, then lines whose component is unique on both sides. */
const linesOf = (own: readonly LineaDraft[], other: readonly LineaDraft[]): ProductDifference[] => {
  const left = [...other]
  const take = (line: LineaDraft | undefined) => (line ? (left.splice(left.indexOf(line), 1)[0] ?? null) : null)
  const unlike = own.filter(line => take(left.find(each => isSameContent(each, line))) === null)
  const named = (lines: readonly LineaDraft[], { componente }: LineaDraft) =>
    componente === null ? [] : lines.filter(line => line.componente === componente)
  const paired = unlike.map((line): ProductDifference => {
    const [only, ...more] = named(left, line)
    return { kind: 'linea', own: line, other: named(unlike, line).length === 1 && more.length === 0 ? take(only) : null }
  })
  return [...paired, ...left.map((line): ProductDifference => ({ kind: 'linea', own: null, other: line }))]
}

const idsOf = (own: readonly number[], other: readonly number[]): number[] => [
  ...own.filter(id => !other.includes(id)),
  ...other.filter(id => !own.includes(id)),
]

/** Differences of a product from another one, by group; ids of lines must be unique across both [CM-01]. */
export const productDifferences = (own: Side, other: Side): Record<DifferenceGroup, ProductDifference[]> => {
  const listed = (campo: 'iconos' | 'estados_fenologicos') =>
    idsOf(own.values[campo], other.values[campo]).map((id): ProductDifference => ({ kind: 'lista', campo, id }))
  return {
    datos: DATOS.filter(campo => (own.values[campo] || null) !== (other.values[campo] || null)).map(campo => ({ kind: 'dato', campo })),
    textos: TEXTS_IN_FORM.flatMap(campo => {
      const [mine, theirs] = [own.values[campo], other.values[campo]]
      const main: readonly string[] = MAIN_LOCALES
      const codes = codesInUse([mine, theirs])
      const inOrder = [...main.filter(code => codes.includes(code)), ...codes.filter(code => !main.includes(code))]
      return inOrder
        .filter(idioma => inLocale(mine, idioma) !== inLocale(theirs, idioma))
        .map((idioma): ProductDifference => ({ kind: 'texto', campo, idioma }))
    }),
    iconos: listed('iconos'),
    composicion: linesOf(own.lines, other.lines),
    estados: listed('estados_fenologicos'),
  }
}

const withLine = (
  lines: readonly LineaDraft[],
  from: LineaDraft | null,
  { own, other }: ProductDifference & { kind: 'linea' },
): LineaDraft[] => {
  const place = lines.find(({ id }) => id === own?.id || id === other?.id)
  if (!from) return lines.filter(line => line !== place).map((line, orden) => ({ ...line, orden }))
  if (!place) return restored(lines, from)
  return lines.map(line => (line === place ? { ...from, id: place.id, orden: place.orden } : line))
}

/** Product with one difference taken from another state of it, or from another product [CM-01]. */
export const withDifference = (now: Side, difference: ProductDifference, from: Side, side: 'own' | 'other'): Side => {
  const { values, lines } = now
  switch (difference.kind) {
    case 'dato':
      return { lines, values: { ...values, [difference.campo]: from.values[difference.campo] } }
    case 'texto': {
      const { campo, idioma } = difference
      return { lines, values: { ...values, [campo]: { ...values[campo], [idioma]: inLocale(from.values[campo], idioma) } } }
    }
    case 'lista': {
      const { campo, id } = difference
      const others = values[campo].filter(each => each !== id)
      return { lines, values: { ...values, [campo]: from.values[campo].includes(id) ? [...others, id] : others } }
    }
    case 'linea':
      return { values, lines: withLine(lines, difference[side], difference) }
  }
}

/** True if the other product has no value in a difference: bringing it empties a field or removes a part [CM-01]. */
export const isEmptied = (difference: ProductDifference, { values }: Side): boolean => {
  switch (difference.kind) {
    case 'dato':
      return (values[difference.campo] ?? '') === ''
    case 'texto':
      return inLocale(values[difference.campo], difference.idioma).trim() === ''
    case 'lista':
      return !values[difference.campo].includes(difference.id)
    case 'linea':
      return difference.other === null
  }
}

/** True if the product equals the other one in a difference [CM-01]. */
export const isTaken = (now: Side, difference: ProductDifference, other: Side): boolean => {
  switch (difference.kind) {
    case 'dato':
      return (now.values[difference.campo] || null) === (other.values[difference.campo] || null)
    case 'texto':
      return inLocale(now.values[difference.campo], difference.idioma) === inLocale(other.values[difference.campo], difference.idioma)
    case 'lista':
      return now.values[difference.campo].includes(difference.id) === other.values[difference.campo].includes(difference.id)
    case 'linea': {
      const place = now.lines.find(({ id }) => id === difference.own?.id || id === difference.other?.id)
      return difference.other ? place !== undefined && isSameContent(place, difference.other) : place === undefined
    }
  }
}
