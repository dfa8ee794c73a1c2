import type { LocaleMap } from '@/domain/locales'

/** Something measured in a trial. */
export interface ResultadoDeEnsayo {
  id: number
  ensayo: number
  orden: number
  valor: number | null
  magnitud: number | null
  descripcion: LocaleMap
}
export type ResultadoDeEnsayoInput = Partial<Omit<ResultadoDeEnsayo, 'id'>> & Pick<ResultadoDeEnsayo, 'ensayo'>
