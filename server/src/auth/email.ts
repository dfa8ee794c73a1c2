import { sql } from 'kysely'

/**
 * An email as users are told apart: the database's own `lower`, never JavaScript's, which folds other letters. Two spellings of
 * one user would else be counted apart.
 */
export const foldEmail = (email: string) => sql<string>`lower(${email})`
