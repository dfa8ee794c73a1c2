/** Ends the current task of the event loop, and resolves in a later one [PH-04]. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))
