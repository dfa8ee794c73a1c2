import { CHECK_RULES, type CheckFinding, type CheckRule } from '@/features/productos/checks/finding'
import { checkDensidad, densitiesOf } from '@/features/productos/checks/densidad'
import { readLineas, type Linea, type Masters } from '@/features/productos/checks/linea'
import { checkNombre } from '@/features/productos/checks/nombre'
import { checkOrden } from '@/features/productos/checks/orden'
import { checkRepetidas } from '@/features/productos/checks/repetidas'
import { checkSumas } from '@/features/productos/checks/totals'
import { checkUnidades } from '@/features/productos/checks/unidades'
import type { LineaContent } from '@/features/productos/model/lineaContent'
import type { LocaleMap } from '@/shared/locales'

export interface Composicion extends Masters {
  /** Lines in their order. */
  lines: readonly (LineaContent & { id: string })[]
  /** Name of the product. */
  nombre: LocaleMap
}

type Rule = (lineas: readonly Linea[], composicion: Composicion) => CheckFinding[]

const rules: Readonly<Record<CheckRule, Rule>> = {
  Densidad: checkDensidad,
  Sumas: checkSumas,
  Nombre: (lineas, { nombre }) => checkNombre(lineas, nombre),
  Orden: checkOrden,
  Unidades: checkUnidades,
  Repetidas: checkRepetidas,
}

export interface CheckResult {
  findings: readonly CheckFinding[]
  /** False if no line can be judged: no result is shown then. */
  isJudged: boolean
}

/** Advice on a composition, rule by rule. Pure; a line that is not understood is never judged [LB-01]. */
export const checkComposicion = (composicion: Composicion): CheckResult => {
  const lineas = readLineas(composicion.lines, composicion)
  const findings = CHECK_RULES.flatMap(rule => rules[rule](lineas, composicion))
  const isUnderstood = lineas.some(({ nutriente, cantidades }) => nutriente !== null && cantidades.length > 0)
  return { findings, isJudged: findings.length > 0 || isUnderstood || densitiesOf(lineas).length > 1 }
}
