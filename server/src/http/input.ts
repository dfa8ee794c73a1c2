import type { FastifyRequest } from 'fastify'
import { HttpError, type FieldErrors } from '../answer/httpError'
import { isObject } from './validation'

/** What came, with what the schema has against it: what only the database can know to be wrong is told along with that. */
export const inputOf = ({ body, validationError }: FastifyRequest): { body: Record<string, unknown>; refused: FieldErrors | undefined } => {
  const refused = validationError instanceof HttpError ? validationError.errors : undefined
  if (validationError !== undefined && refused === undefined) throw validationError
  if (!isObject(body)) throw validationError ?? new Error('A body came by its schema')
  return { body, refused }
}
