import { codesInUse } from '@/shared/locales/inUseFirst'
import { inLocale, MAIN_LOCALES } from '@/shared/locales'
import { restored } from '@/shared/ordering'
import { isSameLine, type LineaDraft } from '@/features/productos/model/composicion'
import type { LineaContent } from '@/features/productos/model/lineaContent'
import { TEXTS_IN_FORM, type TextoDeProducto } from '@/features/productos/model/productoFields'
import type { ProductoValues } from '@/features/productos/model/productoValues'

/** A product as a form has it. */
export interface Lado {
  values: ProductoValues
  lines: readonly LineaDraft[]
}

/** Members that a new finished product copies from its generic one, without its names. */
export const DATOS = ['id_hexadecimal', 'familia', 'ecologico'] as const

/** One thing in which two products differ. */
export type Fila =
  | { kind: 'dato'; campo: (typeof DATOS)[number] }
  | { kind: 'texto'; campo: TextoDeProducto; idioma: string }
  | { kind: 'lista'; campo: 'iconos' | 'estados_fenologicos'; id: number }
  /** Pair of lines; null for the product that lacks the line. */
  | { kind: 'linea'; own: LineaDraft | null; other: LineaDraft | null }

/** In the order of the page. */
export const GRUPOS = ['datos', 'textos', 'iconos', 'composicion', 'estados'] as const
export type Grupo = (typeof GRUPOS)[number]

export const claveOf = (fila: Fila): string => {
  switch (fila.kind) {
    case 'dato':
      return fila.campo
    case 'texto':
      return `${fila.campo}/${fila.idioma}`
    case 'lista':
      return `${fila.campo}/${fila.id}`
    case 'linea':
      return `linea/${(fila.own ?? fila.other)?.id ?? ''}`
  }
}

const isSameContent = (one: LineaContent, other: LineaContent): boolean => isSameLine({ ...one, orden: 0 }, { ...other, orden: 0 })

/** Lines that say the same are one; then those that alone on either side name a component. */
const linesOf = (own: readonly LineaDraft[], other: readonly LineaDraft[]): Fila[] => {
  const left = [...other]
  const take = (line: LineaDraft | undefined) => (line ? (left.splice(left.indexOf(line), 1)[0] ?? null) : null)
  const unlike = own.filter(line => take(left.find(each => isSameContent(each, line))) === null)
  const named = (lines: readonly LineaDraft[], { componente }: LineaDraft) =>
    componente === null ? [] : lines.filter(line => line.componente === componente)
  const paired = unlike.map((line): Fila => {
    const [only, ...more] = named(left, line)
    return { kind: 'linea', own: line, other: named(unlike, line).length === 1 && more.length === 0 ? take(only) : null }
  })
  return [...paired, ...left.map((line): Fila => ({ kind: 'linea', own: null, other: line }))]
}

const idsOf = (own: readonly number[], other: readonly number[]): number[] => [
  ...own.filter(id => !other.includes(id)),
  ...other.filter(id => !own.includes(id)),
]

/** All in which a product differs from another one, by group; lines of both need ids that no other has [CM-01]. */
export const filasOf = (own: Lado, other: Lado): Record<Grupo, Fila[]> => {
  const listed = (campo: 'iconos' | 'estados_fenologicos') =>
    idsOf(own.values[campo], other.values[campo]).map((id): Fila => ({ kind: 'lista', campo, id }))
  return {
    datos: DATOS.filter(campo => (own.values[campo] || null) !== (other.values[campo] || null)).map(campo => ({ kind: 'dato', campo })),
    textos: TEXTS_IN_FORM.flatMap(campo => {
      const [mine, theirs] = [own.values[campo], other.values[campo]]
      const main: readonly string[] = MAIN_LOCALES
      const codes = codesInUse([mine, theirs])
      const inOrder = [...main.filter(code => codes.includes(code)), ...codes.filter(code => !main.includes(code))]
      return inOrder
        .filter(idioma => inLocale(mine, idioma) !== inLocale(theirs, idioma))
        .map((idioma): Fila => ({ kind: 'texto', campo, idioma }))
    }),
    iconos: listed('iconos'),
    composicion: linesOf(own.lines, other.lines),
    estados: listed('estados_fenologicos'),
  }
}

const withLine = (lines: readonly LineaDraft[], from: LineaDraft | null, { own, other }: Fila & { kind: 'linea' }): LineaDraft[] => {
  const place = lines.find(({ id }) => id === own?.id || id === other?.id)
  if (!from) return lines.filter(line => line !== place).map((line, orden) => ({ ...line, orden }))
  if (!place) return restored(lines, from)
  return lines.map(line => (line === place ? { ...from, id: place.id, orden: place.orden } : line))
}

/** The product with what another state of it, or another product, says in one of the rows [CM-01]. */
export const withFila = (now: Lado, fila: Fila, from: Lado, side: 'own' | 'other'): Lado => {
  const { values, lines } = now
  switch (fila.kind) {
    case 'dato':
      return { lines, values: { ...values, [fila.campo]: from.values[fila.campo] } }
    case 'texto': {
      const { campo, idioma } = fila
      return { lines, values: { ...values, [campo]: { ...values[campo], [idioma]: inLocale(from.values[campo], idioma) } } }
    }
    case 'lista': {
      const { campo, id } = fila
      const others = values[campo].filter(each => each !== id)
      return { lines, values: { ...values, [campo]: from.values[campo].includes(id) ? [...others, id] : others } }
    }
    case 'linea':
      return { values, lines: withLine(lines, fila[side], fila) }
  }
}

/** True if one of the rows lacks a value in the other product: bringing it empties a field or removes a part [CM-01]. */
export const isVaciada = (fila: Fila, { values }: Lado): boolean => {
  switch (fila.kind) {
    case 'dato':
      return (values[fila.campo] ?? '') === ''
    case 'texto':
      return inLocale(values[fila.campo], fila.idioma).trim() === ''
    case 'lista':
      return !values[fila.campo].includes(fila.id)
    case 'linea':
      return fila.other === null
  }
}

/** True if the product equals the other one in one of the rows [CM-01]. */
export const isTraida = (now: Lado, fila: Fila, other: Lado): boolean => {
  switch (fila.kind) {
    case 'dato':
      return (now.values[fila.campo] || null) === (other.values[fila.campo] || null)
    case 'texto':
      return inLocale(now.values[fila.campo], fila.idioma) === inLocale(other.values[fila.campo], fila.idioma)
    case 'lista':
      return now.values[fila.campo].includes(fila.id) === other.values[fila.campo].includes(fila.id)
    case 'linea': {
      const place = now.lines.find(({ id }) => id === fila.own?.id || id === fila.other?.id)
      return fila.other ? place !== undefined && isSameContent(place, fila.other) : place === undefined
    }
  }
}
