import { median } from '../statistics.mjs'

/** One frame, in milliseconds. */
const LIMIT = 16
const LINES = 40
const PRODUCTS = 10_000
/** Processor time, in milliseconds: checks of a whole list are made in slices between frames. */
const LIST_LIMIT = 3_000

/** Checks of one composition after a key [LB-01], and of all products of a list when it is filtered by them [LB-07]. */
export const benchChecks = async ({ line, ms, verdict, rounds }) => {
  const { timesOfChecks, timeOfList } = await import('./measure.ts')
  console.log('Checks of compositions, without a page: medians.\n')
  line('lines', '', 'ours', '', '', 'limit')
  const [, ...warm] = timesOfChecks(LINES, 20 * rounds)
  const key = median(warm)
  verdict(LINES, 'checks after a key', ms(key), '', '', ms(LIMIT), key <= LIMIT)
  const list = median(Array.from({ length: rounds }, () => timeOfList(PRODUCTS)))
  verdict(PRODUCTS, 'products of 8 lines, all checked', ms(list), '', '', ms(LIST_LIMIT), list <= LIST_LIMIT)
}
