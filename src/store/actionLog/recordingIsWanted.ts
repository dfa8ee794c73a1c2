import { browserStorage } from '@/store/memory/browserStorage'

const KEY = 'REGISTRO'

/** Flag in local storage: after a reload the log starts with the first action of the new page. */
export const recordingIsWanted = {
  get: (): boolean => browserStorage.get(KEY) !== null,
  set: (wanted: boolean): void => {
    if (wanted) browserStorage.set(KEY, 'S')
    else browserStorage.remove(KEY)
  },
}
