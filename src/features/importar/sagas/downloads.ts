import { readReferences, Unloaded } from '@/features/importar/sagas/readData'
import { templatePart, writerPart } from '@/features/importar/sagas/parts'
import { isWritten, type ImportRun } from '@/features/importar/model/importRun'
import { selectImport } from '@/features/importar/slice'
import type { ReviewedRow } from '@/features/importar/model/types'
import { fold } from '@/shared/fold'
import { TYPES } from '@/shared/export/types'
import { downloadReady } from '@/store/downloads'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { momentInName } from '@/ui/text/dates'

const REASON = 'Motivo'
const STOPPED = 'Sin hacer: se detuvo'

const now = (): Date => new Date()

function* deliver(bytes: Uint8Array<ArrayBuffer>, name: string): Saga {
  const file = new File([bytes], `${momentInName(yield* call(now))}_${name}.xlsx`, { type: TYPES.xlsx })
  yield* put(downloadReady({ ...fileVault.keep(file), name: file.name }))
}

/** Reasons of a row that the review left out: its own, and those of its cells with their titles. */
const reasonOf = ({ reason, cells }: ReviewedRow, titles: readonly string[]): string => {
  const ofCells = Object.entries(cells).flatMap(([column, cell]) =>
    cell.reason === undefined ? [] : [`${titles[Number(column)] ?? column}: ${cell.reason}`],
  )
  return [...(reason === null ? [] : [reason]), ...ofCells].join('. ')
}

/** Cells of the rows that were not imported, in file order, under the file's titles and "Motivo" [IX-06]. */
export const leftCells = ({ titles, cells, rows, left }: ImportRun): string[][] => {
  const undone = [
    ...rows.flatMap(({ row, state, reason }) => {
      if (isWritten(state)) return []
      return [{ row, reason: state === 'waiting' ? STOPPED : (reason ?? '') }]
    }),
    ...left.map(row => ({ row, reason: reasonOf(row, titles) })),
  ]
  const lines = undone.flatMap(({ row, reason }) => row.rows.map(number => ({ number, reason })))
  // Column of reasons in a download that was imported again: replaced.
  const last = titles.length - 1
  const width = fold(titles[last] ?? '') === fold(REASON) ? last : titles.length
  const cellsOf = (texts: readonly string[]) => Array.from({ length: width }, (_, column) => texts[column] ?? '')
  return [
    [...cellsOf(titles), REASON],
    ...lines.sort((one, other) => one.number - other.number).map(({ number, reason }) => [...cellsOf(cells[number] ?? []), reason]),
  ]
}

function* orToast(what: string, work: () => Saga): Saga {
  try {
    yield* work()
  } catch (error) {
    if (!(error instanceof Unloaded)) reportError('importar > descargar', error)
    yield* put(toastRaised('error', error instanceof Unloaded ? error.message : what))
  }
}

export function* downloadLeft(): Saga {
  const { run } = yield* select(selectImport)
  if (!run) return
  yield* orToast('No se ha podido preparar el archivo', function* () {
    const { toXlsx } = yield* call(writerPart.load)
    yield* deliver(yield* call(toXlsx, leftCells(run), { name: 'Sin importar' }), `${run.recurso}_sin_importar`)
  })
}

/** Downloads a workbook with the columns of a resource and the values of its references [IX-08]. */
export function* downloadTemplate(): Saga {
  const { recurso } = yield* select(selectImport)
  if (!recurso) return
  yield* orToast('No se ha podido preparar la plantilla', function* () {
    const { templateOf } = yield* call(templatePart.load)
    yield* deliver(yield* call(templateOf, recurso, yield* readReferences(recurso)), `${recurso}_plantilla`)
  })
}
