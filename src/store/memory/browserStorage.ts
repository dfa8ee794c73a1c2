/** Local storage that is refused or full must not break the page: what cannot be kept there is kept until the page closes. */
const fallback = new Map<string, string>()

export const browserStorage = {
  get(key: string): string | null {
    try {
      return fallback.get(key) ?? localStorage.getItem(key)
    } catch {
      return fallback.get(key) ?? null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
      fallback.delete(key)
    } catch {
      fallback.set(key, value)
    }
  },
  remove(key: string): void {
    fallback.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing could be kept there, so nothing is left there.
    }
  },
  keys(): string[] {
    try {
      return [...Object.keys(localStorage), ...fallback.keys()]
    } catch {
      return [...fallback.keys()]
    }
  },
}
