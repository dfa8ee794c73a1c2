import { createContext } from 'react'
import { counted } from '@/shared/counted'

/** Numbers of pictures of a form that are not chosen yet. */
export interface IncomingPictures {
  /** Pictures being prepared; a save waits for them. */
  working: number
  /** Parts of the form changed only by these pictures, which do not count among its changes yet. */
  parts: number
  /** Pictures over the limit, until the user accepts or discards the offer; a save leaves them out. */
  large: number
}

export const NO_INCOMING: IncomingPictures = { working: 0, parts: 0, large: 0 }

export const added = (one: IncomingPictures, other: IncomingPictures): IncomingPictures => ({
  working: one.working + other.working,
  parts: one.parts + other.parts,
  large: one.large + other.large,
})

/** Context of a form: function that adds to the numbers of its incoming pictures. */
export const IncomingCount = createContext<(more: IncomingPictures) => void>(() => undefined)

/** Sentence about pictures over the limit after a save. */
export const leftOutInWords = (count: number): string =>
  `${counted(count, 'imagen no se ha guardado: supera', 'imágenes no se han guardado: superan')} el límite`
