import type { ComponentType } from 'react'
import type { Saga } from '@/store/effects'

/** What the application knows of a feature: its door. Behind it all is fetched when somebody goes there. */
export interface Feature {
  /** What loads each screen, by its path. */
  screens: Record<string, () => Promise<ComponentType>>
  /** The work of its screens: it is fetched with them, and listens before the first of them shows. */
  saga?: () => Promise<() => Saga>
}
