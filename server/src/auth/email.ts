import { sql } from 'kysely'

/**
 * Email in the form that identifies a user: folded by the database's `lower`, not JavaScript's, which folds other letters. Otherwise
 * attempts with two spellings of one email would be counted apart.
 */
export const foldEmail = (email: string) => sql<string>`lower(${email})`
