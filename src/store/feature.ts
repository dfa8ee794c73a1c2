import type { Action } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Saga } from '@/store/effects'

type Fetched<T> = () => Promise<T>

/** Chunk of a route: the screen and the sagas that listen before it shows. Nothing has to be fetched when somebody saves. */
export interface Chunk {
  Screen: ComponentType
  sagas: readonly (() => Saga)[]
}

/** What the application knows of a screen; all behind it is fetched when somebody goes there. */
export interface Screen {
  chunk: Fetched<Chunk>
  /** The lists that it shows: they are asked for while its code is on its way. */
  lists?: readonly { aheadRequested(): Action }[]
  /** Addresses of screens that one goes to from here: their code comes when there is time. */
  next?: readonly string[]
  /** What its forms take, which comes when there is time. */
  later?: Fetched<unknown>
}

/** The door of a feature: its screens by the patterns of their addresses. */
export type Door = Readonly<Record<string, Screen>>
