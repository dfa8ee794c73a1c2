import type { ComponentType } from 'react'
import type { CatalogueName } from '@/store/catalogues'
import type { Saga } from '@/store/effects'

/** Chunk of a route: screen, sagas and styles. The sagas listen before the screen shows: nothing has to be downloaded for a save. */
export interface RouteChunk {
  Screen: ComponentType
  sagas?: readonly (() => Saga)[]
}

export interface Route {
  /** Pattern of the address: "/productos/edit/:tipo/:id". */
  path: string
  chunk: () => Promise<RouteChunk>
  /** Catalogues that the screen shows or chooses from, by its address. The only declaration of them: no saga and no list repeats it. */
  needs?: readonly CatalogueName[] | ((address: string) => readonly CatalogueName[])
  /** Patterns of the routes that the screen links to: their chunks are prefetched in idle time. */
  links?: readonly string[]
  /** Shown on an API with extensions only; else the page is not found. */
  extension?: true
}
