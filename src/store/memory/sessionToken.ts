import { browserStorage } from '@/store/memory/browserStorage'

const KEY = 'token'
const ENDED = 'sesionTerminada'
const MARK = 'listas'

/** 128 random bits, as text. */
export const randomText = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Session token, kept in local storage and sent in the Authorization header only [SE-04, SE-17]. */
export const sessionToken = {
  get: (): string | null => browserStorage.get(KEY),
  keep(token: string): void {
    browserStorage.remove(ENDED)
    browserStorage.remove(MARK)
    browserStorage.set(KEY, token)
  },
  /** Removes the token on sign-out. */
  clear(): void {
    browserStorage.remove(ENDED)
    browserStorage.remove(KEY)
  },
  /** Marks the session as expired, which the login shows in every tab until the next sign-in. */
  expire(): void {
    browserStorage.set(ENDED, 'S')
    browserStorage.remove(KEY)
  },
  /** Random text that names this session in the browser's storage; null before anything was stored, and without a session [SY-07]. */
  mark: (): string | null => (sessionToken.get() === null ? null : browserStorage.get(MARK)),
  makeMark(): string {
    const mark = randomText()
    browserStorage.set(MARK, mark)
    return mark
  },
  /** The mark outlives its session until its kept lists are deleted: the next page deletes those of a page that was reloaded or killed. */
  isMarked: (): boolean => browserStorage.get(MARK) !== null,
  removeMark: (): void => browserStorage.remove(MARK),
  hasExpired: (): boolean => browserStorage.get(ENDED) !== null,
  /** Another tab has signed in or out; the key `null` means that it has emptied the storage. */
  onChangedElsewhere: (changed: () => void): void =>
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) changed()
    }),
}
