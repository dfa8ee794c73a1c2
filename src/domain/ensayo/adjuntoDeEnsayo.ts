import type { LocaleMap } from '@/domain/locales'

/** A picture of a trial. */
export interface AdjuntoDeEnsayo {
  id: number
  ensayo: number
  orden: number
  descripcion: LocaleMap
  imagen: string | null
}
export type AdjuntoDeEnsayoInput = Partial<Omit<AdjuntoDeEnsayo, 'id' | 'imagen'>> & Pick<AdjuntoDeEnsayo, 'ensayo'>
