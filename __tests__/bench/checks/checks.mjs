import { comparePairs, median } from '../statistics.mjs'

/** One frame, in milliseconds. */
const LIMIT = 16
const LINES = 40
const PRODUCTS = 10_000
/** Processor time, in milliseconds: checks of a whole list are made in slices between frames. */
const LIST_LIMIT = 3_000
/** Limit of every filter of a list, as a ratio. */
const FILTER_LIMIT = 1.5
const FILTER_ROUNDS = 20

/**
 * Checks of one composition after a key [LB-01], of all products of a list when it is first filtered by them, and each further change of that
 * filter, held against a filter by a field of the rows [LB-07].
 */
export const benchChecks = async ({ line, ms, verdict, rounds }) => {
  const { timesOfChecks, timeOfList, timesOfFilters } = await import('./measure.ts')
  console.log('Checks of compositions, without a page: medians.\n')
  line('lines', '', 'ours', '', '', 'limit')
  const [, ...warm] = timesOfChecks(LINES, 20 * rounds)
  const key = median(warm)
  verdict(LINES, 'checks after a key', ms(key), '', '', ms(LIMIT), key <= LIMIT)
  const list = median(Array.from({ length: rounds }, () => timeOfList(PRODUCTS)))
  verdict(PRODUCTS, 'products of 8 lines, all checked', ms(list), '', '', ms(LIST_LIMIT), list <= LIST_LIMIT)
  const [, ...pairs] = Array.from({ length: FILTER_ROUNDS * rounds + 1 }, () => timesOfFilters(PRODUCTS))
  const { product, plain, ratio } = comparePairs(pairs)
  verdict(PRODUCTS, 'change of "Composición"', ms(product), ms(plain), ratio.toFixed(2), FILTER_LIMIT, ratio <= FILTER_LIMIT)
}
