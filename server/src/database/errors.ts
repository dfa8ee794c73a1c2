import { errorCode } from '../errors'

/** Newer engines say restrict_violation (23001) where older ones say foreign_key_violation (23503). */
export const isForeignKeyViolation = (error: unknown): boolean => ['23503', '23001'].includes(errorCode(error) ?? '')

/** A unique index reports it, or an exclusion where values are too long for one. */
export const isUniqueViolation = (error: unknown): boolean => ['23505', '23P01'].includes(errorCode(error) ?? '')
