import { CLASES, type Aviso, type Clase } from '@/features/productos/comprobaciones/aviso'
import { checkDensidad, densitiesOf } from '@/features/productos/comprobaciones/densidad'
import { readLineas, type Linea, type Masters } from '@/features/productos/comprobaciones/linea'
import { checkNombre } from '@/features/productos/comprobaciones/nombre'
import { checkOrden } from '@/features/productos/comprobaciones/orden'
import { checkRepetidas } from '@/features/productos/comprobaciones/repetidas'
import { checkSumas } from '@/features/productos/comprobaciones/sumas'
import { checkUnidades } from '@/features/productos/comprobaciones/unidades'
import type { LineaContent } from '@/features/productos/model/lineaContent'
import type { LocaleMap } from '@/shared/locales'

export interface Composicion extends Masters {
  /** Lines in their order. */
  lines: readonly (LineaContent & { id: string })[]
  /** Name of the product. */
  nombre: LocaleMap
}

type Rule = (lineas: readonly Linea[], composicion: Composicion) => Aviso[]

const rules: Readonly<Record<Clase, Rule>> = {
  Densidad: checkDensidad,
  Sumas: checkSumas,
  Nombre: (lineas, { nombre }) => checkNombre(lineas, nombre),
  Orden: checkOrden,
  Unidades: checkUnidades,
  Repetidas: checkRepetidas,
}

export interface Comprobacion {
  avisos: readonly Aviso[]
  /** False where no line can be judged: nothing is said of the composition then. */
  isJudged: boolean
}

/** Advice on a composition, rule by rule. Pure; a line that is not understood is never judged [LB-01]. */
export const comprobar = (composicion: Composicion): Comprobacion => {
  const lineas = readLineas(composicion.lines, composicion)
  const avisos = CLASES.flatMap(clase => rules[clase](lineas, composicion))
  const isUnderstood = lineas.some(({ nutriente, cantidades }) => nutriente !== null && cantidades.length > 0)
  return { avisos, isJudged: avisos.length > 0 || isUnderstood || densitiesOf(lineas).length > 1 }
}
