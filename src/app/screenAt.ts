import type { ComponentType } from 'react'
import { isAddressOf } from '@/shared/address'
import { borradoresDoor } from '@/features/borradores'
import { cuentaDoor } from '@/features/cuenta'
import { cultivosDoor } from '@/features/cultivos'
import { ensayosDoor } from '@/features/ensayos'
import { historialDoor } from '@/features/historial'
import { informesDoor } from '@/features/informes'
import { maestrasDoor } from '@/features/maestras'
import { productosDoor } from '@/features/productos'
import { solucionesDoor } from '@/features/soluciones'
import { traduccionesDoor } from '@/features/traducciones'
import type { Screen } from '@/store/feature'
import { joinSession } from '@/store/joinSession'

const doors = {
  ...borradoresDoor,
  ...cuentaDoor,
  ...cultivosDoor,
  ...ensayosDoor,
  ...historialDoor,
  ...informesDoor(async () => (await import(/* webpackChunkName: "informes" */ '@/features/productos/edit/sectionOf')).sectionOf),
  ...maestrasDoor,
  ...productosDoor,
  ...solucionesDoor,
  ...traduccionesDoor,
}

/** The patterns of addresses of all screens of features, and what is known of each. */
export const screens = Object.entries(doors)

/** The feature's screen at this address; home, say, is none. */
export const screenAt = (address: string): Screen | undefined => screens.find(([path]) => isAddressOf(path, address))?.[1]

/** The screen, once its sagas listen. What is asked for twice is fetched once. */
export const loadScreen = async ({ chunk }: Pick<Screen, 'chunk'>): Promise<ComponentType> => {
  const { Screen, sagas } = await chunk()
  sagas.forEach(joinSession)
  return Screen
}
