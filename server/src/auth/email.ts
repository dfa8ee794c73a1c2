import { sql } from 'kysely'

/**
 * Email in the form that identifies a user: folded by the database's `lower`, not JavaScript's, which folds other letters. Otherwise
 * attempts with two spellings of one email would be counted apart.
 */
export const foldEmail = (email: string) => sql<string>`lower(${email})`

/** Condition on a row of `usuarios`: the email, in any case of letters. */
export const hasEmail = (email: string) => sql<boolean>`lower(email) = ${foldEmail(email)}`
