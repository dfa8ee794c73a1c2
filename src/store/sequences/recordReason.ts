import { detailOr, hasStatus, isRejected } from '@/api/http/ApiError'

export const STALE = 'Otra persona lo ha cambiado mientras tanto'
/** Also true of a deletion in another tab of the same user. */
export const GONE = 'Se ha eliminado mientras tanto'
const NO_ANSWER = 'El servidor no responde'
const REFUSED = 'El servidor no lo ha aceptado'
/** After a server error or an unreadable answer: the record may have been written. */
const UNCONFIRMED = 'El servidor no lo ha confirmado'

/** Reason of a record that a run over many records has not written: the message of the response, or else the fallback. */
export const recordReason = (error: unknown, fallback = isRejected(error) ? REFUSED : UNCONFIRMED): string =>
  hasStatus(error, 0) ? NO_ANSWER : detailOr(error, fallback)
