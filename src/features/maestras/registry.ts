import type { MasterDefinition } from '@/features/maestras/definition'
import { masters } from '@/features/maestras/definitions'

/** Definition of a master. @throws Error for an unknown key */
export const masterOf = (key: string): MasterDefinition => {
  const found = masters.find(master => master.key === key)
  if (!found) throw new Error(`No hay ninguna maestra «${key}»`)
  return found
}
