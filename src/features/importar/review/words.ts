import type { Decisions, MissingName, ReviewedLines, ReviewedRow, RowState } from '@/features/importar/model/types'
import { rowsInWords } from '@/features/importar/words'
import { capitalized } from '@/shared/capitalized'
import { counted, countedNoun } from '@/shared/counted'
import { resourceHeads } from '@/shared/resources/names'
import { listed } from '@/shared/listed'
import { numbered, numero } from '@/ui/text/numero'

type StateCounts = Readonly<Record<RowState, number>>

export const countsOf = (rows: readonly ReviewedRow[]): StateCounts => {
  const counts = { new: 0, changed: 0, same: 0, error: 0, repeated: 0 }
  for (const { state } of rows) counts[state] += 1
  return counts
}

/** Number of rows that the run would write. */
export const importedIn = (counts: StateCounts): number => counts.new + counts.changed

/** "Familia «Bioactivadores»" */
export const missingInWords = ({ recurso, text }: MissingName): string => `${capitalized(resourceHeads[recurso].noun.one)} «${text}»`

/** "1 familia", for each kind of record that the run creates first. */
const madeInWords = (missing: readonly MissingName[], { names }: Decisions): string[] => {
  const made = missing.filter(({ key }) => {
    const decision = names[key]
    return decision !== undefined && 'make' in decision
  })
  return [...new Set(made.map(({ recurso }) => recurso))].map(recurso =>
    countedNoun(made.filter(each => each.recurso === recurso).length, resourceHeads[recurso].noun),
  )
}

const sentence = (parts: readonly string[]): string[] => (parts.length === 0 ? [] : [`${capitalized(parts.join('; '))}.`])

/** Plan of the run, in two sentences. */
export const planInWords = (counts: StateCounts, missing: readonly MissingName[], decisions: Decisions): string => {
  const written = [
    counts.new > 0 && numbered(counts.new, 'nueva', 'nuevas'),
    counts.changed > 0 && numbered(counts.changed, 'que cambia', 'que cambian'),
  ].filter(part => part !== false)
  const made = madeInWords(missing, decisions)
  const isOneMade = made.length === 1 && made[0]?.startsWith('1 ') === true
  const out = [
    counts.error > 0 && `${numero(counts.error)} con error`,
    counts.repeated > 0 && numbered(counts.repeated, 'repetida', 'repetidas'),
  ].filter(part => part !== false)
  const isOneOut = counts.error + counts.repeated === 1
  return [
    ...sentence([
      ...(written.length > 0 ? [written.join(' y ')] : []),
      ...(made.length > 0 ? [`se ${isOneMade ? 'crea' : 'crean'} ${listed(made)}`] : []),
    ]),
    ...sentence([
      ...(counts.same > 0 ? [counts.same === 1 ? 'la igual no se toca' : `las ${numero(counts.same)} iguales no se tocan`] : []),
      ...(out.length > 0 ? [`${out.join(' y ')} ${isOneOut ? 'queda' : 'quedan'} fuera`] : []),
    ]),
  ].join(' ')
}

export const allSameInWords = (count: number): string =>
  count === 1 ? 'La fila es igual a lo que hay' : `Las ${rowsInWords(count)} son iguales a lo que hay`

export const reviewingInWords = (done: number, total: number): string =>
  total === 0 ? 'Revisando ...' : `Revisando ${numero(done)} de ${rowsInWords(total)} ...`

/** "8 líneas, 4 cambios" */
export const linesInWords = ({ inputs, shown }: ReviewedLines): string => {
  const changes = shown.filter(({ state }) => state !== 'same').length
  return [counted(inputs.length, 'línea', 'líneas'), ...(changes > 0 ? [counted(changes, 'cambio', 'cambios')] : [])].join(', ')
}

/** Number of unchanged lines of a composition, and the rule. */
export const restInWords = ({ inputs, shown }: ReviewedLines): string => {
  const same = shown.filter(({ state }) => state === 'same').length
  const rest = same > 0 ? `${counted(same, 'línea igual', 'líneas iguales')}. ` : ''
  const kept = inputs.length === 1 ? 'la del archivo' : `las ${numero(inputs.length)} del archivo`
  return `${rest}Este producto se queda con ${kept}.`
}

export const nothingShownInWords = (isSearched: boolean): string =>
  isSearched ? 'Ninguna fila cumple la búsqueda' : 'Ninguna fila está en este estado'
