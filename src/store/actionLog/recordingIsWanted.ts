import { browserStorage } from '@/store/memory/browserStorage'

const KEY = 'REGISTRO'

/** Outlasts a reload, so that the log of the next page begins with its first action. */
export const recordingIsWanted = {
  get: (): boolean => browserStorage.get(KEY) !== null,
  set: (wanted: boolean): void => {
    if (wanted) browserStorage.set(KEY, 'S')
    else browserStorage.remove(KEY)
  },
}
