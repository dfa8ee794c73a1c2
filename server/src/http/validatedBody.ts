import type { FastifyRequest } from 'fastify'
import { isObject } from '@/shared/isObject'
import { HttpError, type FieldErrors } from '../response/httpError'

/** Body with its schema errors, which are reported together with errors that only the database can find. */
export const validatedBody = ({
  body,
  validationError,
}: FastifyRequest): { body: Record<string, unknown>; refused: FieldErrors | undefined } => {
  const refused = validationError instanceof HttpError ? validationError.errors : undefined
  if (validationError !== undefined && refused === undefined) throw validationError
  if (!isObject(body)) throw validationError ?? new Error('A body came by its schema')
  return { body, refused }
}
