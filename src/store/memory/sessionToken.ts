import { browserStorage } from '@/store/memory/browserStorage'
import { sessionUser } from '@/store/memory/sessionUser'

const KEY = 'token'
const ENDED = 'sesionTerminada'
const MARK = 'listas'

/** Text of 128 random bits. */
export const randomText = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Session token, kept in local storage and sent in the Authorization header only [SE-04, SE-17]. */
export const sessionToken = {
  get: (): string | null => browserStorage.get(KEY),
  keep(token: string): void {
    browserStorage.remove(ENDED)
    sessionUser.forget()
    // New mark: lists stored by an earlier session are deleted with the first list of this session, or at its end.
    if (sessionToken.leftMark() !== null) sessionToken.makeMark()
    browserStorage.set(KEY, token)
  },
  /** Removes the token on sign-out. */
  clear(): void {
    browserStorage.remove(ENDED)
    browserStorage.remove(KEY)
    sessionUser.forget()
  },
  /** Removes the token of an expired session; the login of every tab shows this until the next sign-in. */
  expire(): void {
    browserStorage.set(ENDED, 'S')
    browserStorage.remove(KEY)
    sessionUser.forget()
  },
  /** Random text that identifies this session in the browser's storage; null before the first mark, and without a session [SY-07]. */
  mark: (): string | null => (sessionToken.get() === null ? null : sessionToken.leftMark()),
  makeMark(): string {
    const mark = randomText()
    browserStorage.set(MARK, mark)
    return mark
  },
  /** Mark of the current session, or of an ended session whose stored lists are not deleted yet. */
  leftMark: (): string | null => browserStorage.get(MARK),
  /** Removes a mark once its stored lists are deleted; the mark of a session begun meanwhile stays. */
  removeMark: (mark: string): void => {
    if (sessionToken.leftMark() === mark) browserStorage.remove(MARK)
  },
  hasExpired: (): boolean => browserStorage.get(ENDED) !== null,
  /** Calls `changed` when another tab has signed in or out; the key `null` means that the storage was cleared. */
  onChangedElsewhere: (changed: () => void): void =>
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) changed()
    }),
}
