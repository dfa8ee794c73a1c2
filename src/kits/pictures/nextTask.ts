/** Resolves in a later task of the event loop. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))
