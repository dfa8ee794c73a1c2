import { finding, lineaLink, lineaLinks, type Accion, type CheckFinding } from '@/features/productos/checks/finding'
import { decimalsOf, decimalText, quantityOf, roundedTo, roundingOf } from '@/features/productos/checks/cantidades'
import type { Cantidad, Linea } from '@/features/productos/checks/linea'
import { MAX_QUANTITY, QUANTITY_DECIMALS } from '@/shared/constants'

/** Quotient of two integers; `under` is positive. */
interface Ratio {
  over: number
  under: number
}

const SAFE = Math.floor(Math.sqrt(Number.MAX_SAFE_INTEGER))
const isSafe = ({ over, under }: Ratio) => Math.abs(over) <= SAFE && under <= SAFE

/** True if one ratio is at most the other. BigInt keeps products beyond the safe integers exact. */
const isAtMost = (one: Ratio, other: Ratio): boolean =>
  isSafe(one) && isSafe(other)
    ? one.over * other.under <= other.over * one.under
    : BigInt(one.over) * BigInt(other.under) <= BigInt(other.over) * BigInt(one.under)

/** Line with the range of densities that its two rounded quantities allow. */
interface DensityOfLine {
  linea: Linea
  masa: Cantidad
  volumen: Cantidad
  from: Ratio
  to: Ratio
}

/**
 * Lines with a quantity by mass and one by volume.
 * @param exactMass takes masses as exact: most labels declare masses, and volumes are derived from them
 */
export const densitiesOf = (lineas: readonly Linea[], exactMass = false): DensityOfLine[] =>
  lineas.flatMap(linea => {
    const masa = linea.cantidades.find(({ medida }) => medida === 'masa')
    const volumen = linea.cantidades.find(({ medida }) => medida === 'volumen')
    if (!masa || !volumen || masa.valor === 0) return []
    const redondeo = exactMass ? 0 : masa.redondeo
    const from = { over: 2 * volumen.valor - volumen.redondeo, under: 2 * masa.valor + redondeo }
    const to = { over: 2 * volumen.valor + volumen.redondeo, under: 2 * masa.valor - redondeo }
    return { linea, masa, volumen, from, to }
  })

const allows = ({ from, to }: DensityOfLine, density: Ratio) => isAtMost(from, density) && isAtMost(density, to)

/** Largest sets of lines that allow a common density; all have equal size. */
const largestSets = (all: readonly DensityOfLine[]): DensityOfLine[][] => {
  const sets = new Map<string, DensityOfLine[]>()
  // Densities that most lines allow begin at the lower limit of one of them.
  for (const { from } of all) {
    const set = all.filter(each => allows(each, from))
    sets.set(set.map(({ linea }) => linea.id).join(), set)
  }
  const most = Math.max(...Array.from(sets.values(), set => set.length))
  return [...sets.values()].filter(set => set.length === most)
}

type Range = Pick<DensityOfLine, 'from' | 'to'>

/** Range of densities that all lines of a set allow. */
const commonOf = (set: readonly DensityOfLine[]): Range => {
  const froms = set.map(({ from }) => from)
  const tos = set.map(({ to }) => to)
  return {
    from: froms.reduce((most, from) => (isAtMost(most, from) ? from : most)),
    to: tos.reduce((least, to) => (isAtMost(to, least) ? to : least)),
  }
}

const overlap = (one: Range, other: Range): boolean => isAtMost(one.from, other.to) && isAtMost(other.from, one.to)

const quotient = ({ volumen, masa }: DensityOfLine) => volumen.valor / masa.valor
const width = ({ masa, volumen }: DensityOfLine) => masa.redondeo / masa.valor + volumen.redondeo / Math.max(1, volumen.valor)

/** Line of a set with the narrowest range of densities. */
const sharpest = (set: readonly DensityOfLine[]) => set.toSorted((one, other) => width(one) - width(other))[0]

const shown = (density: number, decimals: number) => density.toFixed(decimals).replace('.', ',')

/** Two densities as text, with two to four decimals, as many as make them differ. */
const shownApart = (one: number, other: number): [string, string] => {
  let decimals = 2
  while (decimals < 4 && shown(one, decimals) === shown(other, decimals)) decimals += 1
  return [shown(one, decimals), shown(other, decimals)]
}

/** Quantity by volume that fits the set, with at least the decimals of its column; null if none fits. */
const fittingValue = ({ linea, masa, volumen }: DensityOfLine, set: readonly DensityOfLine[], best: DensityOfLine): number | null => {
  const common = commonOf(set)
  const value = (masa.valor * best.volumen.valor) / best.masa.valor
  const column = Math.max(...set.map(each => decimalsOf(each.volumen.valor)))
  for (let decimals = column; decimals <= QUANTITY_DECIMALS; decimals++) {
    const valor = roundedTo(value, decimals)
    if (valor === 0 || quantityOf(valor) > MAX_QUANTITY) continue
    const [fitted] = densitiesOf([{ ...linea, cantidades: [masa, { ...volumen, valor, redondeo: roundingOf(valor) }] }])
    if (fitted && overlap(fitted, common)) return valor
  }
  return null
}

const PORQUE = 'Una cantidad en % p/v entre la misma en % p/p es la densidad, y un producto tiene una sola.'

const departs = (line: DensityOfLine, set: readonly DensityOfLine[], best: DensityOfLine, isAlone: boolean): CheckFinding => {
  const { linea, volumen } = line
  const [own, theirs] = shownApart(quotient(line), quotient(best))
  const valor = fittingValue(line, set, best)
  const value = valor === null ? '' : decimalText(valor)
  const accion: Accion | undefined =
    valor === null
      ? undefined
      : {
          ...{ tipo: 'poner', linea: linea.id, campo: volumen.campo, valor: quantityOf(valor), texto: `Poner ${value}` },
          descripcion: `Poner ${value} ${volumen.unidad} en la línea ${linea.numero}`,
        }
  const question = valor === null ? '.' : `: ¿${value} ${volumen.unidad}?`
  const others = isAlone ? 'las demás' : 'la mayoría'
  return finding(
    'Densidad',
    ['La ', lineaLink(linea), ` supone ${own} kg/l y ${others} ${theirs} kg/l${question}`],
    PORQUE,
    [linea],
    accion,
  )
}

/** "1,20 y 1,42", or "de 1,10 a 1,42" for more than two. */
const range = (all: readonly DensityOfLine[]): string => {
  const sorted = all.map(quotient).sort((one, other) => one - other)
  const [least, most] = shownApart(sorted[0] ?? 0, sorted.at(-1) ?? 0)
  return sorted.length === 2 ? `${least} y ${most}` : `de ${least} a ${most}`
}

/** Only set of lines, more than half of all, that allows a common density, with the departing lines; null without a majority. */
const majorityOf = (all: readonly DensityOfLine[], sharp: readonly DensityOfLine[]) => {
  const [set = [], ...others] = largestSets(sharp)
  if (others.length > 0 || 2 * set.length <= all.length) return null
  const common = commonOf(set)
  const departing = all.filter(each => !overlap(each, common))
  return departing.length > 0 && 2 * departing.length < all.length ? { set, departing } : null
}

/** Lines that are not in all of the largest sets; all lines if there is only one set. */
const differingIn = (all: readonly DensityOfLine[], [first = [], ...others]: readonly DensityOfLine[][]) =>
  all.filter(each => others.length === 0 || ![first, ...others].every(set => set.includes(each)))

/**
 * Rule "Densidad": the quotient of the quantities by volume and by mass is the density, equal for all lines within their rounding. A
 * finding names each line that departs from the majority, with a fitting value; without a majority, one finding names all differing lines
 * [LB-02].
 */
export const checkDensidad = (lineas: readonly Linea[]): CheckFinding[] => {
  const all = densitiesOf(lineas)
  if (all.length < 2) return []
  const sets = largestSets(all)
  if (sets[0]?.length === all.length) return []
  // Traces are rounded so much that they fit any density: exact masses find a majority that rounded ones cannot.
  const majority = majorityOf(all, densitiesOf(lineas, true)) ?? majorityOf(all, all)
  const best = majority && sharpest(majority.set)
  if (majority && best) {
    const { set, departing } = majority
    return departing.map(each => departs(each, set, best, departing.length === 1))
  }
  const differing = differingIn(all, sets)
  const links = lineaLinks(differing.map(({ linea }) => linea))
  return [
    finding(
      'Densidad',
      ['Las ', ...links, ` suponen densidades distintas: ${range(differing)} kg/l.`],
      PORQUE,
      differing.map(({ linea }) => linea),
    ),
  ]
}
