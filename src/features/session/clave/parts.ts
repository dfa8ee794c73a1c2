import type { ComponentType } from 'react'
import { isAddressOf } from '@/shared/address'
import type { Configuration } from '@/shared/configuration'
import { joinSession } from '@/store/joinSession'
import { createPart, type Part } from '@/ui/part'

export interface Entrance {
  Screen: ComponentType
}

const load = async () => {
  const { claveSaga, ...screens } = await import(/* webpackChunkName: "clave" */ '@/features/session/clave/screens')
  joinSession(claveSaga)
  return screens
}

const claveNueva = createPart(async () => ({ Screen: (await load()).ClaveNueva }))
const recuperar = createPart(async () => ({ Screen: (await load()).Recuperar }))

/** What stands at a public address in place of the login, which does not wait for any of it; null where nothing does [RT-03, AU-02, AU-06]. */
export const partAt = (address: string, { extensions, mail }: Configuration): Part<Entrance> | null => {
  if (extensions && isAddressOf('/account/clave/restaurar', address)) return claveNueva
  return extensions && mail && isAddressOf('/account/clave/recuperar', address) ? recuperar : null
}
