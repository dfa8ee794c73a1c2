import { textOf, type CheckFinding, type CheckRule } from '@/features/productos/checks/finding'
import { checkComposicion, type Composicion } from '@/features/productos/checks/checkComposicion'
import { blankContent } from '@/features/productos/model/lineaContent'
import type { LocaleMap } from '@/shared/locales'

const UNITS = ['% p/p', '% p/v', '%', 'g/L', 'mg/kg', '°Brix'] as const
type Unit = (typeof UNITS)[number] | ''

/** Composition line: component, quantities in % p/p and % p/v, solubility; `units` for other units, '' for none. */
export interface RawLine {
  es: string
  masa?: number | null
  volumen?: number | null
  solubilidad?: number
  units?: readonly [Unit, Unit]
  /** Names in other languages. */
  nombre?: LocaleMap
}

export const written = (es: string, masa: number | null = null, volumen: number | null = null, solubilidad = 0): RawLine => ({
  es,
  masa,
  volumen,
  solubilidad,
})

const unitId = (unit: Unit | undefined, quantity: number | null | undefined): number | null => {
  if (unit === '' || (unit === undefined && quantity == null)) return null
  return unit === undefined ? null : UNITS.indexOf(unit) + 1
}

/** Composition of lines: "línea 1" has the id "1". Equal names are one component. */
export const composicionOf = (all: readonly RawLine[], nombre: LocaleMap = {}): Composicion => {
  const names = [...new Set(all.map(({ es }) => es))]
  const maps = new Map(all.map(({ es, nombre: others }) => [es, { es_ES: es, ...others }]))
  return {
    nombre,
    componentes: Object.fromEntries(names.map((es, at) => [at + 1, { nombre: maps.get(es) ?? {} }])),
    magnitudes: Object.fromEntries(UNITS.map((unit, at) => [at + 1, { valor: { es_ES: unit } }])),
    lines: all.map(({ es, masa = null, volumen = null, solubilidad = 0, units }, at) => ({
      ...blankContent(),
      id: String(at + 1),
      ...(es.startsWith('"') ? { valor: { es_ES: es } } : { componente: names.indexOf(es) + 1 }),
      cantidad_1: masa,
      magnitud_1: units ? unitId(units[0], masa) : masa === null ? null : 1,
      cantidad_2: volumen,
      magnitud_2: units ? unitId(units[1], volumen) : volumen === null ? null : 2,
      solubilidad,
    })),
  }
}

/** Findings of one rule for the lines. */
export const avisosOf = (rule: CheckRule, all: readonly RawLine[], nombre?: LocaleMap): readonly CheckFinding[] =>
  checkComposicion(composicionOf(all, nombre)).findings.filter(finding => finding.rule === rule)

export const frasesOf = (...asked: Parameters<typeof avisosOf>): string[] => avisosOf(...asked).map(({ frase }) => textOf(frase))

export const N = 'Nitrógeno (N) total'
export const NITRICO = 'Nitrógeno nítrico (N-NO₃⁻)'
export const AMONIACAL = 'Nitrógeno amoniacal (N-NH₄⁺)'
export const UREICO = 'Nitrógeno ureico (CO(NH₂)₂)'
export const P = 'Pentóxido de fósforo (P₂O₅)'
export const K = 'Óxido de potasio (K<sub>2</sub>O)'
export const CA = 'Óxido de calcio (CaO)'
export const MG = 'Óxido de magnesio (MgO)'
export const S = 'Anhídrido sulfúrico (SO₃)'
export const B = 'Boro (B)'
export const MN = 'Manganeso (Mn)'
export const ZN = 'Zinc (Zn)'
export const FE = 'Hierro (Fe) quelatado por EDTA'
