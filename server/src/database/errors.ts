import { errorCode } from '../errors'

/** True for foreign_key_violation (23503), and restrict_violation (23001), which newer engines report instead. */
export const isForeignKeyViolation = (error: unknown): boolean => ['23503', '23001'].includes(errorCode(error) ?? '')

/** True for a violation of a unique index, or of an exclusion constraint, used where values are too long for an index. */
export const isUniqueViolation = (error: unknown): boolean => ['23505', '23P01'].includes(errorCode(error) ?? '')
