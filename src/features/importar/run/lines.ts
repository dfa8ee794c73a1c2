import type { LocaleMap } from '@/shared/locales'
import { inOrder } from '@/shared/ordering'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { LINE_FIELDS } from '@/features/importar/model/targets'
import type { LineInput } from '@/features/importar/model/types'

/** Line to create; its product is added to the request. */
interface NewLine extends LineInput {
  /** Index in the file, part of the idempotency key. */
  place: number
  orden: number
  valor: LocaleMap
}

export interface LinesPlan {
  make: readonly NewLine[]
  /** Ids of lines to delete. */
  drop: readonly number[]
}

const isSame = (line: LineaDeComposicion, input: LineInput): boolean => LINE_FIELDS.every(field => line[field] === input[field])

/** True if the stored lines equal those of the file, in any order and with any `orden`: the review shows them as unchanged. */
const areThere = (inputs: readonly LineInput[], present: readonly LineaDeComposicion[]): boolean => {
  const left = [...present]
  const isThere = (input: LineInput): boolean => {
    const at = left.findIndex(line => isSame(line, input))
    return at >= 0 && left.splice(at, 1).length > 0
  }
  return inputs.length === present.length && inputs.every(isThere)
}

/** Stored line that stays, with its index in the file. */
interface KeptLine {
  place: number
  line: LineaDeComposicion
}

/**
 * True if there is room for new lines between two that stay, or before the first: their `orden` is at least that of `one` (or 0) and below
 * that of `other`.
 */
const isRoomBetween = (one: KeptLine | undefined, other: KeptLine): boolean =>
  other.place - (one?.place ?? -1) === 1 || (one?.line.orden ?? 0) < other.line.orden

/** Lines that stay: a longest common subsequence with room for the new lines. */
const linesThatStay = (inputs: readonly LineInput[], present: readonly LineaDeComposicion[]): readonly KeptLine[] => {
  const lines = inOrder(present)
  /** Longest chain that ends with each pair; pairs are in file order. */
  const chains: { at: number; kept: readonly KeptLine[] }[] = []
  let longest: readonly KeptLine[] = []
  for (const [place, input] of inputs.entries())
    for (const [at, line] of lines.entries()) {
      if (!isSame(line, input)) continue
      const pair = { place, line }
      let before: readonly KeptLine[] | null = isRoomBetween(undefined, pair) ? [] : null
      for (const chain of chains) {
        const last = chain.kept.at(-1)
        const isBefore = chain.at < at && last !== undefined && last.place < place && isRoomBetween(last, pair)
        if (isBefore && chain.kept.length > (before?.length ?? -1)) before = chain.kept
      }
      if (before === null) continue
      const kept = [...before, pair]
      chains.push({ at, kept })
      if (kept.length > longest.length) longest = kept
    }
  return longest
}

/**
 * Calls that leave a product with exactly these lines, in file order [IX-05]; null if another user has changed its lines since the review.
 * Stored lines that equal a line of the file stay, with their ids. Lines that an earlier attempt created are among them: their ids are
 * higher than those of their neighbours, so a longest subsequence contains them all. A composition that differs only in its order stays
 * unchanged, as the review shows. A deleted line leaves its free text, which no file holds, to a new line of its component.
 * @param before ids of the lines at the review
 */
export const planLines = (
  before: readonly number[],
  inputs: readonly LineInput[],
  present: readonly LineaDeComposicion[],
): LinesPlan | null => {
  if (present.every(({ id }) => before.includes(id)) && areThere(inputs, present)) return { make: [], drop: [] }
  const kept = linesThatStay(inputs, present)
  const lacking = inputs.flatMap((input, place) => {
    if (kept.some(each => each.place === place)) return []
    const [previous, next] = [kept.findLast(each => each.place < place), kept.find(each => each.place > place)]
    const orden = (previous?.line.orden ?? -1) + place - (previous?.place ?? -1)
    return [{ ...input, place, orden: Math.min(orden, (next?.line.orden ?? Infinity) - 1) }]
  })
  const left = present.filter(line => !kept.some(each => each.line.id === line.id))
  const isRemoved = lacking.length > 0 && before.some(id => !present.some(line => line.id === id))
  if (isRemoved || left.some(({ id }) => !before.includes(id))) return null
  const texts = [...left]
  return {
    make: lacking.map(line => {
      const at = texts.findIndex(({ componente }) => componente !== null && componente === line.componente)
      const [old] = at < 0 ? [] : texts.splice(at, 1)
      return { ...line, valor: old?.valor ?? {} }
    }),
    drop: left.map(({ id }) => id),
  }
}
