import type { ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { inLocale, type LocaleMap } from '@/shared/locales'

/** Result that is a number. `numero` is its place in the list, from 1. */
export interface ChartBar {
  id: number
  numero: number
  valor: number
  descripcion: LocaleMap
}

export interface BarChart {
  /** Id of the unit; null for results without one. */
  magnitud: number | null
  bars: readonly ChartBar[]
}

/** Larger ones have no axis: its last mark would be infinite. */
const LARGEST = 1e300

/** One chart a unit, units and bars in the order of the list. A result that is no number is no bar [FT-04]. */
export const barChartsOf = (resultados: readonly ResultadoDraft[]): BarChart[] => {
  const bars = new Map<number | null, ChartBar[]>()
  resultados.forEach(({ id, valor, magnitud, descripcion }, at) => {
    if (valor === null || !(Math.abs(valor) < LARGEST)) return
    const bar = { id, numero: at + 1, valor, descripcion }
    bars.set(magnitud, [...(bars.get(magnitud) ?? []), bar])
  })
  return [...bars].map(([magnitud, own]) => ({ magnitud, bars: own }))
}

/** Description of a bar in one line; in the default language where it has none in the chosen one, its place in the list where it has none. */
export const labelOfBar = ({ descripcion, numero }: ChartBar, locale: string): { text: string; locale: string | undefined } => {
  const [chosen, standard] = [locale, undefined].map(each => inLocale(descripcion, each).replace(/\s+/gu, ' ').trim())
  if (chosen) return { text: chosen, locale }
  return { text: standard || `Resultado ${numero}`, locale: undefined }
}

/**
 * Control result of a chart. A save makes changed results again under new ids: the hash of its es_ES description finds it then. No text is
 * kept, because local storage outlives the session.
 */
export interface Testigo {
  id: number
  hash: number
}

/** Control results by `testigoKey` of the unit. */
export type Testigos = Readonly<Record<string, Testigo>>

/** Chart in `Testigos`. */
export const testigoKey = (magnitud: number | null): string => String(magnitud ?? '')

/** 32 bits; 0 for no text. */
const hashOf = (text: string): number => Array.from(text).reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) | 0, 0)

export const testigoFrom = ({ id, descripcion }: Pick<ChartBar, 'id' | 'descripcion'>): Testigo => ({
  id,
  hash: hashOf(inLocale(descripcion)),
})

/** Bar of the control; null where none is chosen, or the chosen one is gone. Two bars with the same text are not told apart by it. */
export const testigoOf = ({ magnitud, bars }: BarChart, testigos: Testigos): ChartBar | null => {
  const kept = testigos[testigoKey(magnitud)]
  if (!kept) return null
  const same = bars.filter(bar => kept.hash !== 0 && testigoFrom(bar).hash === kept.hash)
  return bars.find(({ id }) => id === kept.id) ?? (same.length === 1 ? (same[0] ?? null) : null)
}
