import { createAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

/** Tickets of the secret vault, because no action may contain a code or a password [SE-17]. */
export interface NewPasswordRequest {
  codigo: Ticket
  first: Ticket
  second: Ticket
}

/** Requests without a session. No reducer handles them, so the sign-in page need not load one. */
export const checkRequested = createAction<{ codigo: Ticket }>('session/checkRequested')
export const newPasswordRequested = createAction<NewPasswordRequest>('session/newPasswordRequested')
export const linkRequested = createAction<{ email: string }>('session/linkRequested')

export const CHECK_KEY = 'session/enlace'
export const NEW_PASSWORD_KEY = 'session/password'
export const LINK_KEY = 'session/recuperar'
