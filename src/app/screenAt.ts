import type { ComponentType } from 'react'
import { isAddressOf } from '@/domain/address'
import { cuentaDoor } from '@/features/cuenta'
import { cultivosDoor } from '@/features/cultivos'
import { ensayosDoor } from '@/features/ensayos'
import { informesDoor } from '@/features/informes'
import { maestrasDoor } from '@/features/maestras'
import { productosDoor } from '@/features/productos'
import { solucionesDoor } from '@/features/soluciones'
import type { Feature, Screen } from '@/store/feature'
import { joinSession } from '@/store/joinSession'

interface AddressedScreen extends Screen {
  path: string
}

/** A screen that shows has its saga: nothing has to be fetched when somebody saves. */
const withWork = (load: Screen['load'], saga: Feature['saga']) => async (): Promise<ComponentType> => {
  const [component, work] = await Promise.all([load(), saga?.()])
  if (work) joinSession(work)
  return component
}

/** The screens of all features, by the doors of which alone they are known here. */
export const screens: readonly AddressedScreen[] = [
  ...[cuentaDoor, cultivosDoor, ensayosDoor, informesDoor, maestrasDoor, productosDoor, solucionesDoor],
].flatMap((door: Feature) =>
  Object.entries(door.screens).map(([path, screen]) => ({ ...screen, path, load: withWork(screen.load, door.saga) })),
)

/** The feature's screen at this address; home, say, is none. */
export const screenAt = (address: string): Screen | undefined => screens.find(({ path }) => isAddressOf(path, address))
