/** `fetch` as Node has it: tests put others in its place, which check their answers or answer by themselves. */
export const fetchUnchecked = globalThis.fetch
