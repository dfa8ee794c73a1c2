import { median } from '../statistics.mjs'

/** Limit in milliseconds: one frame. */
const LIMIT = 16
const LINES = 40
const PRODUCTS = 10_000
/** Limit of processor time in milliseconds: the checks of a whole list run in slices between frames. */
const LIST_LIMIT = 3_000
/** Limit of a change of the filter, as a ratio. */
const FILTER_LIMIT = 1.5
const FILTER_ROUNDS = 20

/**
 * Checks of one composition after a key press [LB-01] and of all products of a list at its first filter by checks; and later changes of that
 * filter, compared with a filter by a field of the rows [LB-07].
 */
export const benchChecks = async ({ line, ms, verdict, reportRatio, rounds }) => {
  const { timesOfChecks, timeOfList, timesOfFilters } = await import('./measure.ts')
  console.log('Checks of compositions, without a page: medians.\n')
  line('lines', '', 'ours', '', '', 'limit')
  const [, ...warm] = timesOfChecks(LINES, 20 * rounds)
  const key = median(warm)
  verdict(LINES, 'checks after a key', ms(key), '', '', ms(LIMIT), key <= LIMIT)
  const list = median(Array.from({ length: rounds }, () => timeOfList(PRODUCTS)))
  verdict(PRODUCTS, 'products of 8 lines, all checked', ms(list), '', '', ms(LIST_LIMIT), list <= LIST_LIMIT)
  const [, ...pairs] = Array.from({ length: FILTER_ROUNDS * rounds + 1 }, () => timesOfFilters(PRODUCTS))
  reportRatio(PRODUCTS, 'change of "Composición"', pairs, FILTER_LIMIT)
}
