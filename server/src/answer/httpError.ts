import type { Failure } from '../database/failures'

export type FieldErrors = Record<string, string[]>

interface Extra {
  errors?: FieldErrors
  headers?: Record<string, string>
  /** Only the log has it. */
  cause?: unknown
  /** Whose sign-in is refused; for the log alone. */
  email?: string
}

/** An answer that a handler gives by throwing; `detail` is a Spanish sentence that the application shows as it is. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>
  readonly email: string | undefined

  constructor(
    readonly status: number,
    readonly detail: string,
    { errors, headers = {}, cause, email }: Extra = {},
  ) {
    super(detail, { cause })
    this.errors = errors
    this.headers = headers
    this.email = email
  }
}

export const notFound = () => new HttpError(404, 'No encontrado.')

const INVALID = 'Hay datos que no son válidos.'
/** Says all by itself, without the name of its field. */
const isWhole = (sentence: string) => sentence.startsWith('Ya existe ')

/** Where all that is wrong can be said in one sentence, that one is for the toast. */
export const invalid = (errors: FieldErrors) => {
  const [sentence = INVALID, ...others] = Object.values(errors).flat()
  return new HttpError(400, others.length === 0 && isWhole(sentence) ? sentence : INVALID, { errors })
}

/** Seconds after which trying again is worth while. */
const PAUSE = { 'retry-after': '5' }

const failures: Record<Failure, [status: number, detail: string]> = {
  unreachable: [503, 'La base de datos no responde. Vuelva a intentarlo.'],
  locked: [503, 'Otro cambio ocupa estos datos. Vuelva a intentarlo dentro de unos segundos.'],
  slow: [503, 'La operación ha tardado demasiado y se ha interrumpido. Vuelva a intentarlo dentro de unos segundos.'],
  busy: [503, 'El servidor está muy ocupado. Vuelva a intentarlo dentro de unos segundos.'],
  full: [507, 'No queda espacio en el disco del servidor. No se ha guardado nada: avise a quien lo administra.'],
  damaged: [503, 'Hay datos dañados en el disco de la base de datos, y no se pueden leer: avise a quien administra el servidor.'],
}

/** The answer for what failed, with nothing of it but a sentence. */
export const failed = (failure: Failure, cause?: unknown): HttpError => {
  const [status, detail] = failures[failure]
  return new HttpError(status, detail, { headers: failure === 'damaged' ? {} : PAUSE, cause })
}
