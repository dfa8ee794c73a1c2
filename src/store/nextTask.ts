/** Ends the current task of the event loop and resolves in a later one, to keep each task short. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))
