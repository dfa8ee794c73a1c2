import type { LocaleMap } from '@/shared/locales'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { LINE_FIELDS } from '@/features/importar/model/targets'
import type { LineInput } from '@/features/importar/model/types'

/** Line as it is made; its product is added when it is sent. */
export interface NewLine extends LineInput {
  /** Place in the file, and in the composition. */
  orden: number
  valor: LocaleMap
}

/** Calls in this order: a plan of what a stop has left goes on with the rest as long as lines are lacking, or too many. */
export interface LinesPlan {
  /** Lines that stay, in another place. */
  move: readonly { id: number; orden: number }[]
  make: readonly NewLine[]
  /** Ids. */
  drop: readonly number[]
}

const isSame = (line: LineaDeComposicion, input: LineInput): boolean => LINE_FIELDS.every(field => line[field] === input[field])

/** Line of each input that is there already, wherever it stands: the one in its place first. A line is of one input. */
const linesOfInputs = (inputs: readonly LineInput[], present: readonly LineaDeComposicion[]): (LineaDeComposicion | undefined)[] => {
  const left = new Set(present)
  const take = (input: LineInput, isInPlace: (line: LineaDeComposicion) => boolean): LineaDeComposicion | undefined => {
    const found = present.find(line => left.has(line) && isInPlace(line) && isSame(line, input))
    if (found) left.delete(found)
    return found
  }
  const inPlace = inputs.map((input, orden) => take(input, line => line.orden === orden))
  return inputs.map((input, orden) => inPlace[orden] ?? take(input, () => true))
}

/**
 * Calls that leave a product with exactly these lines, in the order of the file [IX-05]; null where somebody else has changed its lines since the
 * review. A line of the file that is there stays, with its id; one that an earlier try has made is there, too. A composition that is the same but
 * for its order stays as it is: the review shows it so. A line that gives way to another of its component leaves it its free text, which no
 * file holds.
 * @param before ids of the lines at the review
 */
export const planLines = (
  before: readonly number[],
  inputs: readonly LineInput[],
  present: readonly LineaDeComposicion[],
): LinesPlan | null => {
  const found = linesOfInputs(inputs, present)
  const lacking = inputs.map((input, orden) => ({ ...input, orden })).filter(({ orden }) => !found[orden])
  const left = present.filter(line => !found.includes(line))
  if (lacking.length === 0 && left.length === 0) return { move: [], make: [], drop: [] }
  const isRemoved = lacking.length > 0 && before.some(id => !present.some(line => line.id === id))
  if (isRemoved || left.some(({ id }) => !before.includes(id))) return null
  const texts = [...left]
  return {
    move: found.flatMap((line, orden) => (line && line.orden !== orden ? [{ id: line.id, orden }] : [])),
    make: lacking.map(line => {
      const at = texts.findIndex(({ componente }) => componente !== null && componente === line.componente)
      const [old] = at < 0 ? [] : texts.splice(at, 1)
      return { ...line, valor: old?.valor ?? {} }
    }),
    drop: left.map(({ id }) => id),
  }
}
