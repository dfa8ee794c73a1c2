/**
 * Replaces the URL without a navigation of the router. Browsers throttle `replaceState`; the next call corrects a dropped one.
 */
export const writeAddress = (path: string, query: string): void => {
  // Skipped during a navigation to a page whose code is still loading: the address is that page's already.
  if (location.pathname !== path || location.search === query) return
  try {
    history.replaceState(history.state, '', path + query + location.hash)
  } catch {
    // Ignored: the view is remembered without the address.
  }
}
