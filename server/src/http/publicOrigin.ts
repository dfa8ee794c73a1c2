import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** The absolute addresses of images begin so: as the server is known outside, or as this caller knows it. */
export const publicOrigin = ({ publicUrl }: Settings, { protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`
