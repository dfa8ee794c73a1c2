export interface Random {
  /** Draws from `min` to `max`, both included. */
  integer: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** Draws `count` different items (or all there are), in the order of the list. */
  sample: <T>(list: readonly T[], count: number) => T[]
  chance: (probability: number) => boolean
}

const hash = (text: string) => {
  let value = 2_166_136_261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619)
  return value
}

/**
 * Pseudo-random numbers, equal for equal seeds on every machine. Each record has a seed of its own, so that a further record or member does
 * not change the others.
 */
export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    for (const item of list.slice(integer(0, list.length - 1))) return item
    throw new Error('There is nothing to pick from')
  }
  const sample = <T>(list: readonly T[], count: number) => {
    const order = list.map((item, index) => ({ item, index, key: next() })).sort((a, b) => a.key - b.key)
    return order
      .slice(0, count)
      .sort((a, b) => a.index - b.index)
      .map(({ item }) => item)
  }
  return { integer, pick, sample, chance: probability => next() < probability }
}
