import { ApiError } from '@/api/http/ApiError'

/** The code itself is what is refused, and not what was sent with it. */
export const isDead = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && Object.keys(error.errors).every(field => field === 'codigo')
