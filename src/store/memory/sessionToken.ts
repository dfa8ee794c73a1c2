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
    // A mark of its own: lists left by an earlier session go with the first one that is written, or at the end of this session.
    if (sessionToken.leftMark() !== null) sessionToken.makeMark()
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
  mark: (): string | null => (sessionToken.get() === null ? null : sessionToken.leftMark()),
  makeMark(): string {
    const mark = randomText()
    browserStorage.set(MARK, mark)
    return mark
  },
  /** Mark of a session that goes on, or of one that has ended and whose kept lists are not deleted yet. */
  leftMark: (): string | null => browserStorage.get(MARK),
  /** Ends a mark once its kept lists are deleted; that of a session begun meanwhile stays. */
  removeMark: (mark: string): void => {
    if (sessionToken.leftMark() === mark) browserStorage.remove(MARK)
  },
  hasExpired: (): boolean => browserStorage.get(ENDED) !== null,
  /** Another tab has signed in or out; the key `null` means that it has emptied the storage. */
  onChangedElsewhere: (changed: () => void): void =>
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) changed()
    }),
}
