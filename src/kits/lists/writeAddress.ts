/**
 * Replaces the URL without telling the router, because no navigation happens. Browsers throttle `replaceState`; a dropped call is corrected
 * by the next.
 */
export const writeAddress = (path: string, query: string): void => {
  // Skipped during a navigation to a page whose code is still loading: the address is that page's already.
  if (location.pathname !== path || location.search === query) return
  try {
    history.replaceState(history.state, '', path + query + location.hash)
  } catch {
    // The view is remembered in any case.
  }
}
