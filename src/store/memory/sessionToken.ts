import { browserStorage } from '@/store/memory/browserStorage'

const KEY = 'token'

/** The session token lives in local storage and in the Authorization header, nowhere else [SE-04, SE-17]. */
export const sessionToken = {
  get: (): string | null => browserStorage.get(KEY),
  keep: (token: string): void => browserStorage.set(KEY, token),
  clear: (): void => browserStorage.remove(KEY),
  /** Another tab of this browser has signed out, or in; `null` as the key says that it has emptied the storage. */
  onChangedElsewhere: (changed: () => void): void =>
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) changed()
    }),
}
