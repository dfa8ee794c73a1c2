import type { ComponentType } from 'react'
import type { Saga } from '@/store/effects'

/** A screen, whose code is fetched when somebody goes there. */
export interface Screen {
  load: () => Promise<ComponentType>
}

/** What the application knows of a feature: its door. Behind it all is fetched when somebody goes there. */
export interface Feature {
  /** Its screens by the pattern of their addresses. */
  screens: Record<string, Screen>
  /** The work of its screens: it is fetched with them, and listens before the first of them shows. */
  saga?: () => Promise<() => Saga>
}
