/** Ends the current task of the event loop, and resolves in a later one, so that no task gets long. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))
