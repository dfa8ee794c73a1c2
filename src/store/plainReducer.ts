import { original, type Draft, type PayloadAction } from '@reduxjs/toolkit'

/** Reducers without Immer, for a state with tens of thousands of objects: they read no drafts and return new objects. */
export const plainReducer =
  <State>() =>
  <Payload>(change: (state: State, payload: Payload) => State) =>
  (state: Draft<State>, { payload }: PayloadAction<Payload>): State =>
    change(original(state), payload)
