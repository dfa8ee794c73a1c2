/** Past the router, which nothing of this concerns; browsers refuse it where it comes too often, and then the next one counts. */
export const writeAddress = (query: string): void => {
  if (location.search === query) return
  try {
    history.replaceState(history.state, '', location.pathname + query + location.hash)
  } catch {
    // The list is remembered all the same.
  }
}
