import type { LocaleMap } from '@/shared/locales'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
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

const isSame = (line: LineaDeComposicion, input: LineInput, orden: number): boolean =>
  line.orden === orden &&
  line.componente === input.componente &&
  line.cantidad_1 === input.cantidad_1 &&
  line.magnitud_1 === input.magnitud_1 &&
  line.cantidad_2 === input.cantidad_2 &&
  line.magnitud_2 === input.magnitud_2 &&
  line.solubilidad === input.solubilidad

/**
 * What leaves a product with exactly these lines [IX-05]; null where somebody else has changed its lines since the review. Lines that an earlier
 * try has made are there, and stay. A line that gives way to another of its component leaves it its free text, which no file holds.
 * @param before ids of the lines at the review
 */
export const planLines = (
  before: readonly number[],
  inputs: readonly LineInput[],
  present: readonly LineaDeComposicion[],
): LinesPlan | null => {
  const taken = new Set<number>()
  const lacking = inputs.flatMap((input, orden) => {
    const found = present.find(line => !taken.has(line.id) && isSame(line, input, orden))
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
