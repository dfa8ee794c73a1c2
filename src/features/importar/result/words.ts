import type { ImportableName } from '@/features/importar/model/resources'
import type { ReviewedRow } from '@/features/importar/model/types'
import { inGender, shortNoun } from '@/features/importar/places'
import type { ImportRun } from '@/features/importar/slice'
import { doneIn, rowsInWords } from '@/features/importar/words'
import { capitalized } from '@/shared/capitalized'
import { counted } from '@/shared/counted'
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

/** Results of a run. @param same number of unchanged rows in the review; null without a review */
export const factsOf = ({ recurso, rows, names }: ImportRun, same: number | null): Fact[] => {
  const plural = capitalized(shortNoun(recurso))
  const changed = rows.filter(({ state }) => state === 'changed').map(({ row }) => row)
  const made = names.filter(({ id }) => id !== null)
  const kinds = [...new Set(made.map(name => name.recurso))]
  return [
    { term: `${plural} ${inGender(recurso, 'nuev')}`, count: rows.filter(({ state }) => state === 'created').length },
    {
      term: `${plural} ${inGender(recurso, 'cambiad')}`,
      count: changed.length,
      ...(changed.length > 0 && { detail: counted(valuesIn(changed), 'valor', 'valores') }),
    },
    ...kinds.map((kind): Fact => {
      const texts = made.filter(name => name.recurso === kind).map(({ text }) => text)
      return {
        term: `${capitalized(resourceHeads[kind].noun.many)} ${inGender(kind, 'cread')}`,
        count: texts.length,
        detail: listed(texts),
      }
    }),
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

export const undoInWords = (run: ImportRun): string => {
  const created = run.rows.filter(({ state }) => state === 'created').length
  const news = created === 0 ? '' : `: ${created === 1 ? 'lo nuevo va' : `los ${numero(created)} registros nuevos van`} a la papelera`
  return `Devuelve ${countedRecords(run.recurso, doneIn(run))} a como ${doneIn(run) === 1 ? 'estaba' : 'estaban'} antes${news}. Lo que alguien haya cambiado desde entonces se queda como está, y se le dirá cuál es.`
}

export const undoTitle = (run: ImportRun): string => `¿Deshacer la importación de ${countedRecords(run.recurso, doneIn(run))}?`

export const undoQuestion = ({ rows }: ImportRun): string => {
  const [created, changed] = (['created', 'changed'] as const).map(state => rows.filter(each => each.state === state).length)
  const parts = [
    ...(changed ? [numbered(changed, 'vuelve a como estaba', 'vuelven a como estaban')] : []),
    ...(created ? [`${numbered(created, 'nuevo va', 'nuevos van')} a la papelera`] : []),
  ]
  return `${parts.join(' y ')}. Lo que alguien haya cambiado desde entonces se queda como está.`
}

/** "Importación deshecha, salvo 3 productos" */
export const undoneTitle = (recurso: ImportableName, kept: number): string =>
  kept === 0 ? 'Importación deshecha' : `Importación deshecha, salvo ${countedRecords(recurso, kept)}`
