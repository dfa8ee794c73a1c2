import type { ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { groupBy } from '@/shared/groupBy'
import { inLocale, type LocaleMap } from '@/shared/locales'

/** Numeric result. `numero` is its place in the list, from 1. */
export interface ChartBar {
  id: number
  numero: number
  valor: number
  descripcion: LocaleMap
}

export interface BarChart {
  /** Id of the unit; null for results without a unit. */
  magnitud: number | null
  bars: readonly ChartBar[]
}

/** Limit of values: the last mark of an axis for larger ones would be infinite. */
const LARGEST = 1e300

/** Charts by unit, units and bars in the order of the list. Results that are not numbers have no bar [FT-04]. */
export const barChartsOf = (resultados: readonly ResultadoDraft[]): BarChart[] => {
  const charted = resultados.flatMap(({ id, valor, magnitud, descripcion }, at) =>
    valor !== null && Math.abs(valor) < LARGEST ? [{ magnitud, bar: { id, numero: at + 1, valor, descripcion } }] : [],
  )
  const byUnit = groupBy(charted, ({ magnitud }) => magnitud)
  return Array.from(byUnit, ([magnitud, own]) => ({ magnitud, bars: own.map(({ bar }) => bar) }))
}

/** Description of a bar in one line: in the chosen language, else in the default language, else its place in the list. */
export const labelOfBar = ({ descripcion, numero }: ChartBar, locale: string): { text: string; locale: string | undefined } => {
  const [chosen, standard] = [locale, undefined].map(each => inLocale(descripcion, each).replace(/\s+/gu, ' ').trim())
  if (chosen) return { text: chosen, locale }
  return { text: standard || `Resultado ${numero}`, locale: undefined }
}

/**
 * Control result of a chart. A save recreates changed results under new ids, so that the result is found by the hash of its es_ES
 * description. Only the hash is stored, because local storage outlives the session.
 */
export interface Testigo {
  id: number
  hash: number
}

/** Control results by `testigoKey` of the unit. */
export type Testigos = Readonly<Record<string, Testigo>>

/** Key of a unit in `Testigos`. */
export const testigoKey = (magnitud: number | null): string => String(magnitud ?? '')

/** Hash of 32 bits; 0 for no text. */
const hashOf = (text: string): number => Array.from(text).reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) | 0, 0)

export const testigoFrom = ({ id, descripcion }: Pick<ChartBar, 'id' | 'descripcion'>): Testigo => ({
  id,
  hash: hashOf(inLocale(descripcion)),
})

/** Bar of the control; null when none is chosen or the chosen one is deleted. A text that several bars have identifies none of them. */
export const testigoOf = ({ magnitud, bars }: BarChart, testigos: Testigos): ChartBar | null => {
  const kept = testigos[testigoKey(magnitud)]
  if (!kept) return null
  const same = bars.filter(bar => kept.hash !== 0 && testigoFrom(bar).hash === kept.hash)
  return bars.find(({ id }) => id === kept.id) ?? (same.length === 1 ? (same[0] ?? null) : null)
}
