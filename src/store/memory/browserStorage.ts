/** Local storage that never throws: values that it refuses are kept until the page closes. */
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
      // Storage is refused, so there is nothing to remove.
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
