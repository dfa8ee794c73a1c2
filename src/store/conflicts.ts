import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { ApiError } from '@/api/ApiError'
import type { Tagged } from '@/api/http'
import { mergeEdited, sinceSent, type Clash } from '@/domain/merge'
import { call, type Saga } from '@/store/effects'
import { sequenceForgotten, sequenceStarted } from '@/store/sequences/slice'

/** What somebody else has written over since the form opened: the user decides. */
export class ConflictError extends ApiError {
  constructor(
    /** Of the version that it clashes with. */
    readonly tag: string,
    readonly clashes: Clash[],
  ) {
    super(412, 'Otra persona ha cambiado este registro desde que lo abrió')
  }
}

interface Versions<Entity, Input> {
  /** The record as it is now. */
  read: () => Saga<Tagged<Entity>>
  /** Fails with 412 where the record is no longer what the tag says. */
  write: (input: Input, tag: string | null) => Saga<Entity>
  toInput: (record: Entity) => Input
  /** What the record held when the form opened. */
  opened: Input
  typed: Input
  /** What earlier tries of the same form had typed when they sent it, even if no answer came; not what it was merged to. */
  sent?: readonly Input[]
  /** Of the version whose clashes the user has seen and wants to write over; null before any. */
  seen: string | null
}

/** Between reading and writing there is time for others to write; more often than this in one save is no accident. */
const TRIES = 3

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412

/**
 * Writes what was edited over the record as it is now [ML-06]. Where somebody else has edited the same since it was opened,
 * nothing is written until the user has seen it; an API that says no versions is written to without asking.
 * @throws ConflictError for clashes with a version other than `seen`.
 */
export function* saveOver<Entity, Input extends object>({
  read,
  write,
  toInput,
  opened,
  typed,
  sent = [],
  seen,
}: Versions<Entity, Input>): Saga<Entity> {
  for (let left = TRIES; ; left -= 1) {
    const { record, tag } = yield* call(read)
    const current = toInput(record)
    const { merged, clashes } = mergeEdited(sinceSent(opened, sent, current), typed, current)
    if (clashes.length > 0 && tag !== null && tag !== seen) throw new ConflictError(tag, clashes)
    try {
      return yield* call(write, merged, tag)
    } catch (error) {
      if (!isStale(error) || left === 1) throw error
    }
  }
}

interface Conflict {
  tag: string
  clashes: Clash[]
}

const forget = (conflicts: Record<string, Conflict>, { payload }: PayloadAction<{ key: string }>) => {
  delete conflicts[payload.key]
}

/** By the key of the run that met it. */
const slice = createSlice({
  name: 'conflicts',
  initialState: (): Record<string, Conflict> => ({}),
  reducers: {
    conflictFound: (conflicts, { payload: { key, ...conflict } }: PayloadAction<Conflict & { key: string }>) => {
      conflicts[key] = conflict
    },
    conflictClosed: forget,
  },
  extraReducers: builder => builder.addCase(sequenceStarted, forget).addCase(sequenceForgotten, forget),
  selectors: { selectConflict: (conflicts, key: string): Conflict | undefined => conflicts[key] },
})

export const { conflictFound, conflictClosed } = slice.actions
export const { selectConflict } = slice.selectors
export const conflictsReducer = slice.reducer
