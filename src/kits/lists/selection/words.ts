import { hasExtensions } from '@/api/http/http'
import { countedNoun } from '@/shared/counted'
import { articleOf, endingOf } from '@/shared/endingOf'
import { fewOf } from '@/shared/listed'
import type { Noun } from '@/shared/resources/names'
import type { BulkAction } from '@/kits/lists/selection/definition'

/** Result, for example "37 productos acabados desactivados". */
export const saidOf = (noun: Noun, { done }: BulkAction, count: number): string =>
  `${countedNoun(count, noun)} ${done(endingOf(noun, count))}`

/** Partial result, for example "35 de 37 desactivados". */
export const resultOf = (noun: Noun, { done }: BulkAction, count: number, total: number): string =>
  `${count} de ${total} ${done(endingOf(noun, total))}`

export const selectedText = (noun: Noun, count: number): string => `${count} seleccionad${endingOf(noun, count)}`

export const failedText = (noun: Noun, { verb }: BulkAction, count: number): string =>
  count === 1
    ? `1 no se ha podido ${verb} y sigue seleccionad${endingOf(noun, 1)}`
    : `${count} no se han podido ${verb} y siguen seleccionad${endingOf(noun, count)}`

/** Words of a selection of all matching rows: "Todos los que cumplen". */
export const allMatchingText = (noun: Noun): string => `Tod${endingOf(noun, 2)} ${articleOf(noun, 2)} que cumplen`

/** Label of the button that selects all matching rows: "Seleccionar los 37 que cumplen". */
export const selectMatchingLabel = (noun: Noun, count: number): string =>
  count === 1 ? `Seleccionar ${articleOf(noun, 1)} que cumple` : `Seleccionar ${articleOf(noun, count)} ${count} que cumplen`

/** Label of the button that repeats failed records: "Reintentar los 3". */
export const retryLabel = (noun: Noun, count: number): string =>
  count === 1 ? 'Reintentar' : `Reintentar ${articleOf(noun, count)} ${count}`

export const undoneText = (count: number): string => `${count} sin hacer: se detuvo`

/** Text while the usages of the selected records are looked up [LS-10]. */
export const checkingText = (count: number): string => (count === 1 ? 'Comprobando si se usa ...' : 'Comprobando si se usan ...')

export const cannotRemove = (what: string, count: number): string => `No se ${count === 1 ? 'puede' : 'pueden'} eliminar ${what}`

export const usedText = (count: number): string => (count === 1 ? '1 se usa y no se eliminará:' : `${count} se usan y no se eliminarán:`)

const SHOWN = 5

/** Up to five names, then "y 32 más". */
export const namesOf = (names: readonly string[]): string => `${fewOf(names, SHOWN)}.`

/** Bulk deletion. @param work call that deletes one record, and the message for a failure */
export const removal = (work: Pick<BulkAction, 'run' | 'fallback'>): BulkAction => ({
  key: 'eliminar',
  label: 'Eliminar',
  tone: 'danger',
  asksUses: true,
  title: what => `¿Eliminar ${what}?`,
  text: count => {
    if (!hasExtensions()) return 'Atención, este cambio es irreversible.'
    return count === 1 ? 'Va a la papelera, de donde se puede recuperar.' : 'Van a la papelera, de donde se pueden recuperar.'
  },
  button: count => `Eliminar ${count}`,
  running: 'Eliminando',
  verb: 'eliminar',
  done: ending => `eliminad${ending}`,
  change: {},
  ...work,
})

/** `pendingIn` of an action that every selected record needs. */
export const allPending = (_root: unknown, ids: readonly number[]): readonly number[] => ids
