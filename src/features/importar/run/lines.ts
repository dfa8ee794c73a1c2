import type { LocaleMap } from '@/shared/locales'
import { inOrder } from '@/shared/ordering'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { LINE_FIELDS } from '@/features/importar/model/targets'
import type { LineInput } from '@/features/importar/model/types'

/** Line as it is made; its product is added when it is sent. */
export interface NewLine extends LineInput {
  /** Place in the file: its idempotency key is made of it. */
  place: number
  orden: number
  valor: LocaleMap
}

export interface LinesPlan {
  make: readonly NewLine[]
  /** Ids. */
  drop: readonly number[]
}

const isSame = (line: LineaDeComposicion, input: LineInput): boolean => LINE_FIELDS.every(field => line[field] === input[field])

/** True if the present lines are those of the file, in any order and with any numbers: the review shows them as the same. */
const areThere = (inputs: readonly LineInput[], present: readonly LineaDeComposicion[]): boolean => {
  const left = [...present]
  const isThere = (input: LineInput): boolean => {
    const at = left.findIndex(line => isSame(line, input))
    return at >= 0 && left.splice(at, 1).length > 0
  }
  return inputs.length === present.length && inputs.every(isThere)
}

/** Line that is there and stays, as the one in a place of the file. */
interface Kept {
  place: number
  line: LineaDeComposicion
}

/** New lines stand between two that stay, or before the first: their orders are from that of the one on, 0 at least, and below that of the other. */
const isRoomBetween = (one: Kept | undefined, other: Kept): boolean =>
  other.place - (one?.place ?? -1) === 1 || (one?.line.orden ?? 0) < other.line.orden

/** Lines that stay, as many as possible: a longest common subsequence that leaves room for the new ones. */
const linesThatStay = (inputs: readonly LineInput[], present: readonly LineaDeComposicion[]): readonly Kept[] => {
  const lines = inOrder(present)
  /** Longest chain that ends with each pair; pairs come in the order of the file. */
  const chains: { at: number; kept: readonly Kept[] }[] = []
  let longest: readonly Kept[] = []
  for (const [place, input] of inputs.entries())
    for (const [at, line] of lines.entries()) {
      if (!isSame(line, input)) continue
      const pair = { place, line }
      let before: readonly Kept[] | null = isRoomBetween(undefined, pair) ? [] : null
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
 * Calls that leave a product with exactly these lines, in the order of the file [IX-05]; null where another user has changed its lines since the
 * review. Lines of the file that are there stay, with their ids; those that an earlier try has made are among them, and a longest subsequence
 * has all of these: their ids are higher than those of the lines beside them. A composition that is the same but for its order stays as it is:
 * the review shows it so. A line that gives way to another of its component leaves it its free text, which no file holds.
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
