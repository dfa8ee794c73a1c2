import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects garbage at once, which blocks the process for some tenths of a second. After a large task a process with little to do would keep
 * the memory for hours.
 */
export const collectGarbage = () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('globalThis.gc?.()')
  setFlagsFromString('--no-expose-gc')
}
