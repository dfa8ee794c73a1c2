/** Past the router, which nothing of this concerns; browsers refuse it where it comes too often, and then the next one counts. */
export const writeAddress = (path: string, query: string): void => {
  // Somebody is on the way to another page, whose code has not come yet: the address is that page's.
  if (location.pathname !== path || location.search === query) return
  try {
    history.replaceState(history.state, '', path + query + location.hash)
  } catch {
    // The list is remembered all the same.
  }
}
