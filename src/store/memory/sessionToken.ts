import { browserStorage } from '@/store/memory/browserStorage'

const KEY = 'token'
const ENDED = 'sesionTerminada'
const MARK = 'listas'

/** 128 random bits, as text. */
export const randomText = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The session token lives in local storage and in the Authorization header, nowhere else [SE-04, SE-17]. */
export const sessionToken = {
  get: (): string | null => browserStorage.get(KEY),
  keep(token: string): void {
    browserStorage.remove(ENDED)
    browserStorage.remove(MARK)
    browserStorage.set(KEY, token)
  },
  /** Signs out. */
  clear(): void {
    browserStorage.remove(ENDED)
    browserStorage.remove(MARK)
    browserStorage.remove(KEY)
  },
  /** The session has ended by itself, which the login says in every tab until somebody signs in. */
  expire(): void {
    browserStorage.set(ENDED, 'S')
    browserStorage.remove(MARK)
    browserStorage.remove(KEY)
  },
  /** Random text that names this session in the browser's storage; null before anything was kept there, and without a session [SY-07]. */
  mark: (): string | null => (sessionToken.get() === null ? null : browserStorage.get(MARK)),
  makeMark(): string {
    const mark = randomText()
    browserStorage.set(MARK, mark)
    return mark
  },
  hasExpired: (): boolean => browserStorage.get(ENDED) !== null,
  /** Another tab of this browser has signed out, or in; `null` as the key says that it has emptied the storage. */
  onChangedElsewhere: (changed: () => void): void =>
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) changed()
    }),
}
