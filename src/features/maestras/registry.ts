import type { MasterDefinition } from '@/features/maestras/definition'
import { magnitud } from '@/features/maestras/definitions/magnitud'

/** Every master screen; another one is a definition and a line here. */
export const masters: readonly MasterDefinition[] = [magnitud]

/** @throws Error for a key that no definition has. */
export const masterOf = (key: string): MasterDefinition => {
  const found = masters.find(master => master.key === key)
  if (!found) throw new Error(`No hay ninguna maestra «${key}»`)
  return found
}
