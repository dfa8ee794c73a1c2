import { browserStorage } from '@/store/memory/browserStorage'

/** Parsed value of a key; null for anything that this application would not write. */
export const readJson = <T>(key: string, isWhole: (value: unknown) => value is T): T | null => {
  try {
    const value: unknown = JSON.parse(browserStorage.get(key) ?? 'null')
    return isWhole(value) ? value : null
  } catch {
    return null
  }
}

/** Writes a value as JSON; removes the key for null and for an empty value. */
export const writeJson = (key: string, value: object | null): void =>
  value === null || Object.keys(value).length === 0 ? browserStorage.remove(key) : browserStorage.set(key, JSON.stringify(value))
