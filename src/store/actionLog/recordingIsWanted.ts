import { browserStorage } from '@/store/memory/browserStorage'

const KEY = 'REGISTRO'

/** Survives a reload, so that the log of the next page starts with its first action. */
export const recordingIsWanted = {
  get: (): boolean => browserStorage.get(KEY) !== null,
  set: (wanted: boolean): void => {
    if (wanted) browserStorage.set(KEY, 'S')
    else browserStorage.remove(KEY)
  },
}
