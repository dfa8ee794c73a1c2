import type { Textos } from '../../textos'

/** A family, and what all its products have in common. */
export interface Familia {
  nombre: Textos
  color: string
  prioridad: number
  descripcion: Textos
  modoDeAccion: Textos
  objetivos: readonly Textos[]
}
