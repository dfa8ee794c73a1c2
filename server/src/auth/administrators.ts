import { sql } from 'kysely'
import { HttpError } from '../response/httpError'

/** An active administrator. An invited one, without a password yet, cannot sign in and is none. */
export const RULES = sql<boolean>`(administrador and activo and password_hash is not null)`

/** Only an administrator changes users, told by the session; an operator on the machine itself is not asked. */
export const mustBeAdministrator = () => new HttpError(403, 'Solo un administrador puede cambiar los usuarios.')
