import type { LocaleMap } from '@/shared/locales'

/** A record that refers to another; what has no code has null. */
export interface Referente {
  id: number
  codigo: string | null
  nombre: LocaleMap
}

/** Those of one kind that refer to a record: all are counted, the first of them named [LS-10, LS-11]. */
export interface Uso {
  /** The resource that they are of, as the API calls it: "productos_genericos". */
  tipo: string
  total: number
  registros: Referente[]
}

/** A record that those of a list refer to, themselves or by their parts: `registros` are the ids of the latter. */
export interface Referido extends Referente {
  tipo: string
  registros: readonly number[]
}

export const totalOf = (usos: readonly Uso[]): number => usos.reduce((sum, { total }) => sum + total, 0)
