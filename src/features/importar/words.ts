import { isWritten, type ImportRun } from '@/features/importar/model/importRun'
import { KEPT_DAYS } from '@/kits/drafts/model/draft'
import { counted } from '@/shared/counted'
import type { ResourceName } from '@/shared/resources/names'
import { numbered, numero } from '@/ui/text/numero'

/** "243 filas", "1 fila" */
export const rowsInWords = (count: number): string => numbered(count, 'fila', 'filas')

/** "243 filas, 14 columnas" */
export const sizeInWords = (rows: number, columns: number): string => `${rowsInWords(rows)}, ${counted(columns, 'columna', 'columnas')}`

/** Number of rows that a run has written. */
export const doneIn = ({ rows }: ImportRun): number => rows.filter(({ state }) => isWritten(state)).length

export interface WrittenRecord {
  tipo: ResourceName
  id: number
}

/** Records of the rows that a run has written, also of those that failed afterwards; without any, the records of its missing names. */
export const writtenBy = ({ recurso, rows, names }: ImportRun): WrittenRecord[] => {
  const written = rows.flatMap(({ id }) => (id === null ? [] : [{ tipo: recurso, id }]))
  return written.length > 0 ? written : names.flatMap(({ recurso: tipo, id }) => (id === null ? [] : [{ tipo, id }]))
}

const progressInWords = (done: number, total: number, waiting: number): string => {
  if (done === 0) return total === 1 ? 'su fila no está importada todavía.' : `ninguna de sus ${rowsInWords(total)} está importada todavía.`
  const others = total - done === 1 ? 'La otra no se ha podido importar.' : 'Las demás no se han podido importar.'
  const rest = waiting === 0 ? others : 'Sigue donde estaba, sin repetir ninguna.'
  return `${numero(done)} de ${rowsInWords(total)} ya ${done === 1 ? 'está importada' : 'están importadas'}. ${rest}`
}

export const halfDoneInWords = (fileName: string, done: number, total: number, waiting: number): string =>
  `${fileName}: ${progressInWords(done, total, waiting)} Se descarta a los ${KEPT_DAYS} días.`

/** @param isPartWritten true if parts of rows that are left have been written: they stay */
export const discardInWords = (done: number, left: number, isPartWritten: boolean): string => {
  const stays = done === 1 ? 'La fila ya importada se queda' : `Las ${numero(done)} filas ya importadas se quedan`
  const goes = left === 1 ? 'la que falta no se importa' : `las ${numero(left)} que faltan no se importan`
  const parts = isPartWritten ? ` Lo que ya se ha escrito de ${left === 1 ? 'ella' : 'ellas'} se queda.` : ''
  if (done > 0) return `${stays}; ${goes}.${parts}`
  return `${left === 1 ? 'La fila no se importa.' : `No se importa ninguna de las ${rowsInWords(left)}.`}${parts}`
}

/** Format by the file's extension: "XLSX"; '' for pasted cells. */
export const formatOf = (fileName: string): string => /\.([a-z]{3,4})$/i.exec(fileName)?.[1]?.toUpperCase() ?? ''
