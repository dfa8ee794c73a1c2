let save: string | null = null

/** The save that a call which is being made belongs to. */
export const saveAtWork = () => save

/**
 * What `fn` writes belongs to that save [HI-01]. It counts while `fn` runs and not while its answer is waited for: by then others make
 * their calls.
 */
export const inSave = <Args extends unknown[], R>(id: string, fn: (...args: Args) => R, ...args: Args): R => {
  save = id
  try {
    return fn(...args)
  } finally {
    save = null
  }
}
