import { hasStatus } from '@/api/http/ApiError'

/** True if the API rejects the code itself, not the fields sent with it. */
export const isDead = (error: unknown): boolean => hasStatus(error, 400) && Object.keys(error.errors).every(field => field === 'codigo')
