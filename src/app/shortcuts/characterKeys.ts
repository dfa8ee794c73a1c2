import { browserStorage } from '@/store/memory/browserStorage'

const KEY = 'TECLAS_DE_CARACTER'

/** Choice of this browser: shortcuts of a single character can be off, because speech input types characters into the page [LS-09]. */
export const characterKeys = {
  areOn: (): boolean => browserStorage.get(KEY) === null,
  set: (on: boolean): void => (on ? browserStorage.remove(KEY) : browserStorage.set(KEY, 'N')),
}
