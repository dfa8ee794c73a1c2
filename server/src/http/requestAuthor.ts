import type { FastifyRequest } from 'fastify'
import { invalid } from '../response/httpError'
import type { Author } from '../database/author'
import { sessionOf } from './authentication'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Author of a request: the caller, and the save named by the header `Save-Id` [HI-01]. */
export const requestAuthor = (request: FastifyRequest): Author => {
  const guardado = request.headers['save-id']
  const usuario = sessionOf(request).usuarioId
  if (guardado === undefined || guardado === '') return { usuario }
  if (typeof guardado !== 'string' || !UUID.test(guardado)) throw invalid({ 'Save-Id': ['Debe ser un UUID.'] })
  return { usuario, guardado }
}
