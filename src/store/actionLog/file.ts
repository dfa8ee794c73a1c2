import type { Action } from '@reduxjs/toolkit'
import { isObject } from '@/shared/isObject'

/** Log as written to a file. `preloadedState` and `payload` are for the import of Redux DevTools, which ignores the rest [AC-06]. */
export interface LogFile {
  /** JSON of the state at the start. */
  preloadedState: string
  /** JSON of the actions, in order. */
  payload: string
  /** JSON of the final state, with which a replay is compared. */
  state: string
  /** Milliseconds since 1970. */
  startedAt: number
  /** Time of each action, in milliseconds since the start. */
  times: number[]
  /** Version of the application: another one may reduce the same actions to another state. */
  version: string
}

/** Log as read from a file, with its JSON strings parsed. */
export interface ActionLog {
  preloadedState: object
  actions: Action[]
  /** Null when the file has none, as in an export of Redux DevTools. */
  state: object | null
  startedAt: number | null
  times: number[]
  version: string | null
}

const isAction = (value: unknown): value is Action => isObject(value) && typeof value['type'] === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

const parse = (text: unknown, what: string): unknown => {
  try {
    if (typeof text === 'string') return JSON.parse(text)
  } catch {
    // The error below replaces the parser's message.
  }
  throw new Error(`This is no action log: ${what} is no JSON text`)
}

/**
 * Migrates the state of a log to the slices of this version. Versions up to 0.4.9 kept slices of later chunks under `late`, and the
 * question or refusal of a save under `conflicts` and `refusals`, which are now part of its run.
 */
const bySlices = ({ late, conflicts: _conflicts, refusals: _refusals, ...state }: Record<string, unknown>): object =>
  isObject(late) ? { ...state, ...late } : state

/**
 * Reads a log of this application or of Redux DevTools.
 * @throws Error with the reason why the text is no log
 */
export const readLog = (text: string): ActionLog => {
  const file = parse(text, 'the file')
  if (!isObject(file)) throw new Error('This is no action log: the file is no JSON object')
  const preloadedState = parse(file['preloadedState'], 'preloadedState')
  const actions = parse(file['payload'], 'payload')
  const state = file['state'] === undefined ? null : parse(file['state'], 'state')
  if (!isObject(preloadedState)) throw new Error('This is no action log: preloadedState holds no object')
  if (!Array.isArray(actions) || !actions.every(isAction)) throw new Error('This is no action log: payload holds no array of actions')
  if (state !== null && !isObject(state)) throw new Error('This is no action log: state holds no object')
  const { startedAt, times, version } = file
  return {
    preloadedState: bySlices(preloadedState),
    actions,
    state: state && bySlices(state),
    startedAt: isNumber(startedAt) ? startedAt : null,
    times: Array.isArray(times) ? times.filter(isNumber) : [],
    version: typeof version === 'string' ? version : null,
  }
}
