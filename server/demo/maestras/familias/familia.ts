import type { Textos } from '../../textos'

/** Family, with the texts that its products share. */
export interface Familia {
  nombre: Textos
  color: string
  prioridad: number
  descripcion: Textos
  modoDeAccion: Textos
  objetivos: readonly Textos[]
}
