import type { ImportableName } from '@/features/importar/model/resources'
import type { ReviewedRow } from '@/features/importar/model/types'
import { inGender, shortNoun } from '@/features/importar/places'
import type { ImportRun } from '@/features/importar/model/importRun'
import { doneIn, rowsInWords, writtenBy } from '@/features/importar/words'
import { capitalized } from '@/shared/capitalized'
import { counted } from '@/shared/counted'
import { groupBy } from '@/shared/groupBy'
import { resourceHeads } from '@/shared/resources/names'
import { listed } from '@/shared/listed'
import { numbered, numero } from '@/ui/text/numero'

/** "208 de 214 filas importadas" */
export const resultTitle = (run: ImportRun): string => {
  const done = doneIn(run)
  const { length: total } = run.rows
  const imported = total === 1 ? 'importada' : 'importadas'
  return done === total ? `${rowsInWords(total)} ${imported}` : `${numero(done)} de ${rowsInWords(total)} ${imported}`
}

export interface Fact {
  term: string
  count: number
  detail?: string
}

/** Number of values that changed rows wrote, lines of composition included. */
const valuesIn = (rows: readonly ReviewedRow[]): number =>
  rows.reduce((sum, { changes, lines }) => sum + changes.length + (lines?.shown.filter(({ state }) => state !== 'same').length ?? 0), 0)

/** Missing names whose records the run has created, by resource. */
const madeIn = (names: ImportRun['names']) => [
  ...groupBy(
    names.filter(({ id }) => id !== null),
    ({ recurso }) => recurso,
  ),
]

/** Results of a run. @param same number of unchanged rows in the review; null without a review */
export const factsOf = ({ recurso, rows, names }: ImportRun, same: number | null): Fact[] => {
  const plural = capitalized(shortNoun(recurso))
  const changed = rows.filter(({ state }) => state === 'changed').map(({ row }) => row)
  return [
    { term: `${plural} ${inGender(recurso, 'nuev')}`, count: rows.filter(({ state }) => state === 'created').length },
    {
      term: `${plural} ${inGender(recurso, 'cambiad')}`,
      count: changed.length,
      ...(changed.length > 0 && { detail: counted(valuesIn(changed), 'valor', 'valores') }),
    },
    ...madeIn(names).map(([kind, made]): Fact => ({
      term: `${capitalized(resourceHeads[kind].noun.many)} ${inGender(kind, 'cread')}`,
      count: made.length,
      detail: listed(made.map(({ text }) => text)),
    })),
    ...(same === null ? [] : [{ term: 'Iguales', count: same, detail: 'no se han tocado' }]),
  ]
}

/** Sentence on the rows that the review left out. */
export const leftInWords = (left: readonly ReviewedRow[], isBeside: boolean): string => {
  const errors = left.filter(({ state }) => state === 'error').length
  const repeated = left.filter(({ state }) => state === 'repeated').length
  const parts = [
    ...(errors > 0 ? [`${numero(errors)} con error`] : []),
    ...(repeated > 0 ? [counted(repeated, 'repetida', 'repetidas')] : []),
  ]
  const total = errors + repeated
  const subject = `${isBeside ? (total === 1 ? 'Otra ' : 'Otras ') : ''}${isBeside && total === 1 ? 'fila' : rowsInWords(total)}`
  return `${subject} ${total === 1 ? 'quedó' : 'quedaron'} fuera al revisar: ${parts.join(' y ')}. «Descargar lo que falta» ${total === 1 ? 'la' : 'las'} incluye, con su motivo en la última columna.`
}

const countedRecords = (recurso: ImportableName, count: number): string =>
  numbered(count, resourceHeads[recurso].noun.one, shortNoun(recurso))

/** Numbers of records that a run has created and changed for its rows, also for rows that failed afterwards. */
const writtenIn = (rows: ImportRun['rows']) => {
  const written = rows.filter(({ id }) => id !== null)
  const created = written.filter(({ row }) => row.id === null).length
  return { created, changed: written.length - created }
}

/** Number of records of the rows that an undo brings back, as in the title of its question; without any, of the missing names. */
export const undoneIn = (run: ImportRun): number => writtenBy(run).length

export const undoTitle = ({ recurso, rows }: ImportRun): string => {
  const { created, changed } = writtenIn(rows)
  return `¿Deshacer la importación${created + changed === 0 ? '' : ` de ${countedRecords(recurso, created + changed)}`}?`
}

/** "2 familias vuelven a como estaban, y 1 nueva y 1 icono creado van a la papelera" */
const undoneInWords = ({ recurso, rows, names }: ImportRun): string => {
  const { created, changed } = writtenIn(rows)
  const news = `${changed === 0 ? countedRecords(recurso, created) : numero(created)} ${inGender(recurso, 'nuev', created)}`
  const masters = madeIn(names).map(([kind, { length }]) => {
    const { one, many } = resourceHeads[kind].noun
    return `${numbered(length, one, many)} ${inGender(kind, 'cread', length)}`
  })
  const trashed = [...(created > 0 ? [news] : []), ...masters]
  const goes = created + names.filter(({ id }) => id !== null).length === 1 ? 'va' : 'van'
  const parts = [
    ...(changed > 0 ? [`${countedRecords(recurso, changed)} ${changed === 1 ? 'vuelve a como estaba' : 'vuelven a como estaban'}`] : []),
    ...(trashed.length > 0 ? [`${listed(trashed)} ${goes} a la papelera`] : []),
  ]
  return parts.join(trashed.length > 1 ? ', y ' : ' y ')
}

const OTHERS_STAY = 'Lo que alguien haya cambiado desde entonces se queda como está'

export const undoInWords = (run: ImportRun): string => `${undoneInWords(run)}. ${OTHERS_STAY}, y se le dirá cuál es.`

export const undoQuestion = (run: ImportRun): string => `${undoneInWords(run)}. ${OTHERS_STAY}.`

/** "Importación deshecha, salvo 3 productos" */
export const undoneTitle = (recurso: ImportableName, kept: number): string =>
  kept === 0 ? 'Importación deshecha' : `Importación deshecha, salvo ${countedRecords(recurso, kept)}`
