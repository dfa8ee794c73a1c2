import { sql } from 'kysely'
import { HttpError } from '../response/httpError'

/** SQL condition of an active administrator. An invited one has no password yet, cannot sign in and does not count. */
export const IS_ADMINISTRATOR = sql<boolean>`(administrador and activo and password_hash is not null)`

/** Refusal of a session that is not an administrator's. Commands of an operator on the machine are not checked. */
export const mustBeAdministrator = () => new HttpError(403, 'Solo un administrador puede cambiar los usuarios.')
