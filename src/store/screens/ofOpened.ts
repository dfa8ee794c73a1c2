import type { PayloadAction } from '@reduxjs/toolkit'
import type { OfForm } from '@/store/screens/screen'

/** For what is open beside a form: a late event of a form that is no longer the one changes nothing. */
export const ofOpened =
  <State extends { readonly opened: OfForm | null }>() =>
  <Payload extends OfForm>(next: (state: State, payload: Payload) => State) =>
  (state: State, { payload }: PayloadAction<Payload>): State =>
    state.opened?.formId === payload.formId ? next(state, payload) : state
