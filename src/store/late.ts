import type { Action, Reducer } from '@reduxjs/toolkit'

/** What slices keep that come with a later part of the application; each under its name, from its first action on. */
export type Late = Readonly<Record<string, unknown>>

export interface LateRoot {
  late: Late
}

interface LateSlice<State> {
  name: string
  reducer: Reducer<State>
  getInitialState: () => State
}

const slices: Record<string, LateSlice<unknown>> = {}

/**
 * Adds a slice whose actions only its own part makes: no list loads what it does not show. It hears of nothing but its own actions, so that a
 * replay, where all slices are there from the start, comes to the same state.
 * @returns what it keeps, given the whole state
 */
export const joinSlice = <State>(slice: LateSlice<State>): ((root: LateRoot) => State) => {
  slices[slice.name] = slice as LateSlice<unknown>
  const initial = slice.getInitialState()
  return ({ late }) => (late[slice.name] as State | undefined) ?? initial
}

export const lateReducer = (late: Late = {}, action: Action): Late => {
  const slice = slices[action.type.split('/')[0] ?? '']
  return slice ? { ...late, [slice.name]: slice.reducer(late[slice.name], action) } : late
}
