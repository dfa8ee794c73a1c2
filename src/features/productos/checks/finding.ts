import type { QuantityField, Linea } from '@/features/productos/checks/linea'

/** Kinds of advice, in display order. */
export const CHECK_RULES = ['Densidad', 'Sumas', 'Nombre', 'Orden', 'Unidades', 'Repetidas'] as const
export type CheckRule = (typeof CHECK_RULES)[number]

/** Part of a sentence: text, or a link to a line. */
export type Parte = string | { linea: string; texto: string }

export type Accion =
  | { tipo: 'poner'; linea: string; campo: QuantityField; valor: number; texto: string; descripcion: string }
  /** Ids of all lines, in the new order. */
  | { tipo: 'ordenar'; lineas: readonly string[]; texto: string; descripcion: string }

/** Advice on a composition [LB-01]. */
export interface CheckFinding {
  rule: CheckRule
  /** Key of the advice; equal for an equal sentence on equal lines. */
  key: string
  frase: readonly Parte[]
  reason: string
  /** Ids of the marked lines. */
  lineas: readonly string[]
  accion?: Accion
}

/** "línea 5". */
export const lineaLink = ({ id, numero }: Linea): Parte => ({ linea: id, texto: `línea ${numero}` })

/** "línea 5", "líneas 2 y 3", with a link each. */
export const lineaLinks = (lineas: readonly Linea[]): Parte[] => {
  const [first] = lineas
  if (first && lineas.length === 1) return [lineaLink(first)]
  return lineas.flatMap(({ id, numero }, at): Parte[] => {
    const before = at === 0 ? 'líneas ' : at === lineas.length - 1 ? ' y ' : ', '
    return [before, { linea: id, texto: String(numero) }]
  })
}

/** Sentence as plain text. */
export const textOf = (frase: readonly Parte[]): string => frase.map(parte => (typeof parte === 'string' ? parte : parte.texto)).join('')

export const finding = (
  rule: CheckRule,
  frase: readonly Parte[],
  reason: string,
  lineas: readonly Linea[],
  accion?: Accion,
): CheckFinding => {
  const ids = lineas.map(({ id }) => id)
  return { rule, key: `${rule} ${textOf(frase)} ${ids.join()}`, frase, reason, lineas: ids, ...(accion && { accion }) }
}
