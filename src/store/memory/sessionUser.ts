import { isObject } from '@/shared/isObject'
import type { Usuario } from '@/shared/user'
import { browserStorage } from '@/store/memory/browserStorage'
import { readJson, writeJson } from '@/store/memory/storedJson'

const KEY = 'usuario'

const isUsuario = (value: unknown): value is Usuario =>
  isObject(value) && [value['email'], value['nombre'], value['apellidos']].every(text => typeof text === 'string')

/** User of the session as the last response said, so that the top bar of a page has the name at once. `sessionToken` ends it with the session. */
export const sessionUser = {
  read: (): Usuario | null => readJson(KEY, isUsuario),
  keep: (user: Usuario): void => writeJson(KEY, user),
  forget: (): void => browserStorage.remove(KEY),
}
