import type { ComponentType } from 'react'
import type { CatalogueName } from '@/store/catalogues'
import type { Saga } from '@/store/effects'

/** Chunk of a route: screen, sagas and styles. The sagas start before the screen shows, so that a save needs no download. */
export interface RouteChunk {
  Screen: ComponentType
  sagas?: readonly (() => Saga)[]
}

export interface Route {
  /** Pattern of the address: "/productos/edit/:tipo/:id". */
  path: string
  chunk: () => Promise<RouteChunk>
  /** Catalogues that the screen needs, by its address. This is their only declaration; sagas and lists do not repeat it. */
  needs?: readonly CatalogueName[] | ((address: string) => readonly CatalogueName[])
  /** Patterns of the routes that the screen links to: their chunks are prefetched in idle time. */
  links?: readonly string[]
  /** True for a page that needs an API with extensions; without them it is not found. */
  extension?: true
}
