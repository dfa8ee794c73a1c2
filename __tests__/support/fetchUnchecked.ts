/** The `fetch` of Node: tests replace the global one with functions that check responses or make them up. */
export const fetchUnchecked = globalThis.fetch
