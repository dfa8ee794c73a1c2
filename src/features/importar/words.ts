import { isWritten, KEPT_DAYS, type ImportRun } from '@/features/importar/slice'
import { counted } from '@/shared/counted'
import { numero } from '@/ui/text/numero'

/** "243 filas", "1 fila" */
export const rowsInWords = (count: number): string => `${numero(count)} ${count === 1 ? 'fila' : 'filas'}`

/** "243 filas, 14 columnas" */
export const sizeInWords = (rows: number, columns: number): string => `${rowsInWords(rows)}, ${counted(columns, 'columna', 'columnas')}`

/** Number of rows that a run has written. */
export const doneIn = ({ rows }: ImportRun): number => rows.filter(({ state }) => isWritten(state)).length

export const halfDoneInWords = (fileName: string, done: number, total: number, waiting: number): string =>
  (done === 0
    ? `${fileName}: ninguna de sus ${rowsInWords(total)} está importada todavía.`
    : `${fileName}: ${numero(done)} de ${rowsInWords(total)} ya están importadas. ${waiting === 0 ? 'Las demás no se han podido importar.' : 'Sigue donde estaba, sin repetir ninguna.'}`) +
  ` Se descarta a los ${KEPT_DAYS} días.`

export const discardInWords = (done: number, left: number): string => {
  const stays = done === 1 ? 'La fila ya importada se queda' : `Las ${numero(done)} filas ya importadas se quedan`
  const goes = left === 1 ? 'la que falta no se importa' : `las ${numero(left)} que faltan, no se importan`
  return done === 0 ? `No se importa ninguna de las ${rowsInWords(left)}.` : `${stays}; ${goes}.`
}

/** Format by the file's extension: "XLSX"; '' for pasted cells. */
export const formatOf = (fileName: string): string => /\.([a-z]{3,4})$/i.exec(fileName)?.[1]?.toUpperCase() ?? ''
