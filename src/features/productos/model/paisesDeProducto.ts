import type { Pais } from '@/api/paises'

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const AELC = 'IS LI NO CH'.split(' ')
const UNASUR = 'AR BO BR CL CO EC GY PE PY SR UY VE'.split(' ')

const among = (codes: readonly string[]) => (code: string) => codes.includes(code)

/** Countries added by the group buttons of the dialog [PE-20]. */
export const GRUPOS_DE_PAISES = [
  { label: 'Unión Europea', has: among(EU) },
  { label: 'AELC', has: among(AELC) },
  { label: 'UNASUR', has: among(UNASUR) },
  { label: 'Todos menos la Unión Europea', has: (code: string) => !EU.includes(code) },
] as const

export type GrupoDePaises = (typeof GRUPOS_DE_PAISES)[number]

const upper = (code: string) => code.toUpperCase()

/** Codes of a group's countries, as in the API. */
export const codesOf = (paises: readonly Pais[], { has }: GrupoDePaises): string[] =>
  paises.map(({ codigo_iso_alfa_2 }) => codigo_iso_alfa_2).filter(code => has(upper(code)))

/** Chosen countries, then the added ones without those already chosen; case is ignored [PE-21]. */
export const withPaises = (chosen: readonly string[], added: readonly string[]): string[] => {
  const known = new Set(chosen.map(upper))
  const fresh = added.filter(code => {
    if (known.has(upper(code))) return false
    known.add(upper(code))
    return true
  })
  return [...chosen, ...fresh]
}

/** Chosen countries without one; case is ignored [PE-22]. */
export const withoutPais = (chosen: readonly string[], removed: string): string[] => chosen.filter(code => upper(code) !== upper(removed))
