import type { ImportableName } from '@/features/importar/model/resources'
import type { MissingName, ReviewedRow } from '@/features/importar/model/types'
import type { Reversion } from '@/shared/history'

/** Record that the run creates first for a missing name, once for all its rows. */
export interface MadeName {
  key: string
  recurso: MissingName['recurso']
  text: string
  /** Crop of a stage. */
  owner?: number
  id: number | null
  reason: string | null
}

/** State of a row in a run. `left`: failed, and left out by the user. */
export type RunRowState = 'waiting' | 'created' | 'changed' | 'failed' | 'left'

/** Row that the run writes. */
export interface RunRow {
  row: ReviewedRow
  state: RunRowState
  /** Id of the created or changed record, also if the row failed afterwards; null if nothing was written. */
  id: number | null
  reason: string | null
  /** Id of a record of others that prevented the creation of this one. */
  other: number | null
}

/** Import, active or ended: plain data, stored beyond the page [IX-06]. */
export interface ImportRun {
  /** Prefix of the idempotency keys. */
  id: string
  /** Start time, in milliseconds. */
  at: number
  recurso: ImportableName
  fileName: string
  phase: 'running' | 'stopping' | 'over'
  names: readonly MadeName[]
  rows: readonly RunRow[]
  /** Rows that the review left out, with their reasons; part of "Descargar lo que falta". */
  left: readonly ReviewedRow[]
  /** Titles of the file, and its cells by row, for the download. */
  titles: readonly string[]
  cells: Readonly<Record<number, readonly string[]>>
  /** Name of the record being written. */
  now: string | null
  /** Save-Id of all requests of the run, which form one history entry; null without extensions. */
  save: string | null
  /** Id of the history entry that "Deshacer la importación" undoes; null if it is not known. */
  entry: number | null
}

export type UndoState = { phase: 'running' } | { phase: 'done'; deshecho: Reversion } | { phase: 'failed'; reason: string }

/** Result of creating the record of a missing name. */
export interface NameEnd {
  run: string
  key: string
  id: number | null
  reason: string | null
}

/** Result of a row. */
export interface RowEnd extends Pick<RunRow, 'state' | 'id' | 'reason' | 'other'> {
  run: string
  number: number
}

export const withNameEnds = (run: ImportRun, ends: readonly NameEnd[]): ImportRun => {
  const byKey = new Map(ends.map(({ key, id, reason }) => [key, { id, reason }]))
  return { ...run, names: run.names.map(name => ({ ...name, ...byKey.get(name.key) })) }
}

export const withRowEnds = (run: ImportRun, ends: readonly RowEnd[]): ImportRun => {
  const byNumber = new Map(ends.map(({ number, state, id, reason, other }) => [number, { state, id, reason, other }]))
  return {
    ...run,
    rows: run.rows.map(each => {
      const end = byNumber.get(each.row.number)
      return end ? { ...each, ...end } : each
    }),
  }
}

/** True if the record of a row was written. */
export const isWritten = (state: RunRow['state']): boolean => state === 'created' || state === 'changed'

/** Number of rows that wait, or have failed and were not left out. */
export const unsettledIn = ({ rows }: Pick<ImportRun, 'rows'>): number =>
  rows.filter(({ state }) => state === 'waiting' || state === 'failed').length

export const isSettled = (run: Pick<ImportRun, 'rows'>): boolean => unsettledIn(run) === 0
