import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back now what a large piece of work has left: a process that then has little to do would keep it for hours. It holds up everything
 * for some tenths of a second.
 */
export const collectGarbage = () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('globalThis.gc?.()')
  setFlagsFromString('--no-expose-gc')
}
