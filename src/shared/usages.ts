import type { LocaleMap } from '@/shared/locales'

/** Record that refers to another; `codigo` is null for records without codes. */
export interface Referente {
  id: number
  codigo: string | null
  nombre: LocaleMap
}

/** Records of one kind that refer to a record: their number, and the first few with names [LS-10, LS-11]. */
export interface Uso {
  /** Resource of the records: "productos_genericos". */
  tipo: string
  total: number
  registros: Referente[]
}

/** Record to which records of a list refer, directly or by their parts; `registros` are the ids of these records. */
export interface Referido extends Referente {
  tipo: string
  registros: readonly number[]
}

export const totalOf = (usos: readonly Uso[]): number => usos.reduce((sum, { total }) => sum + total, 0)
