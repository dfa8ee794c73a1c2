let save: string | null = null

/** Save-Id of the current synchronous call; null outside `inSave`. */
export const saveAtWork = () => save

/**
 * Runs `fn` with a Save-Id for its calls [HI-01]. The id applies to the synchronous part of `fn` only: other calls may start while its
 * response is pending.
 */
export const inSave = <Args extends unknown[], R>(id: string, fn: (...args: Args) => R, ...args: Args): R => {
  save = id
  try {
    return fn(...args)
  } finally {
    save = null
  }
}
