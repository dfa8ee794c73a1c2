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

export interface LinesPlan {
  make: readonly NewLine[]
  /** Ids. */
  drop: readonly number[]
}

const isSame = (line: LineaDeComposicion, input: LineInput): boolean => LINE_FIELDS.every(field => line[field] === input[field])

/** Whether the lines that are there are those of the file, in whatever order and with whatever numbers: the review shows them as the same. */
const areThere = (inputs: readonly LineInput[], present: readonly LineaDeComposicion[]): boolean => {
  const left = [...present]
  const isThere = (input: LineInput): boolean => {
    const at = left.findIndex(line => isSame(line, input))
    return at >= 0 && left.splice(at, 1).length > 0
  }
  return inputs.length === present.length && inputs.every(isThere)
}

/**
 * Calls that leave a product with exactly these lines [IX-05]; null where somebody else has changed its lines since the review. Lines that an
 * earlier try has made are there, and stay. A line that gives way to another of its component leaves it its free text, which no file holds.
 * @param before ids of the lines at the review
 */
export const planLines = (
  before: readonly number[],
  inputs: readonly LineInput[],
  present: readonly LineaDeComposicion[],
): LinesPlan | null => {
  if (areThere(inputs, present)) return { make: [], drop: [] }
  const taken = new Set<number>()
  const lacking = inputs.flatMap((input, orden) => {
    const found = present.find(line => !taken.has(line.id) && line.orden === orden && isSame(line, input))
    if (!found) return [{ ...input, orden }]
    taken.add(found.id)
    return []
  })
  const left = present.filter(({ id }) => !taken.has(id))
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
