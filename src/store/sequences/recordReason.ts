import { detailOr, hasStatus } from '@/api/http/ApiError'

export const STALE = 'Otra persona lo ha cambiado mientras tanto'
const NO_ANSWER = 'El servidor no responde'
const REFUSED = 'El servidor no lo ha aceptado'

/** Reason of a record that a run over many records has not written: the message of the response, or else the fallback. */
export const recordReason = (error: unknown, fallback = REFUSED): string => (hasStatus(error, 0) ? NO_ANSWER : detailOr(error, fallback))
