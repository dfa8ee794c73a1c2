import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** Origin of absolute addresses: PUBLIC_URL where it is set, otherwise the origin that the caller used. */
export const publicOrigin = ({ publicUrl }: Settings, { protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`
