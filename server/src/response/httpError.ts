import { counted } from '@/shared/counted'
import { inMegabytes } from '@/shared/inMegabytes'
import { lowered } from '@/shared/lowered'
import type { Failure } from '../database/failures'

export type FieldErrors = Record<string, string[]>

interface HttpErrorOptions {
  errors?: FieldErrors
  headers?: Record<string, string>
  /** Logged, never sent. */
  cause?: unknown
  /** E-mail of a refused login; logged, never sent. */
  email?: string
}

/** Error response that a handler throws; `detail` is a Spanish sentence that the application shows unchanged. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>
  readonly email: string | undefined

  constructor(
    readonly status: number,
    readonly detail: string,
    { errors, headers = {}, cause, email }: HttpErrorOptions = {},
  ) {
    super(detail, { cause })
    this.errors = errors
    this.headers = headers
    this.email = email
  }
}

export const notFound = () => new HttpError(404, 'No encontrado.')

const INVALID = 'Hay datos que no son válidos.'
/** True for a message that does not need the name of its field. */
const isWhole = (sentence: string) => sentence.startsWith('Ya existe ')

const detailOf = (errors: FieldErrors, labelOf: (field: string) => string): string => {
  const [name, [sentence = ''] = []] = Object.entries(errors)[0] ?? []
  if (name === undefined) return INVALID
  if (isWhole(sentence) && Object.values(errors).flat().length === 1) return sentence
  const label = labelOf(name)
  return `${INVALID} ${label === '' ? sentence : `${label}: ${lowered(sentence)}`}`
}

/** Field name for errors of the whole body. */
export const WHOLE = 'non_field_errors'

/** Labels of fields as in their form. A name without a field is its own label: `Save-Id`. */
export const labelsOf =
  (fields: Readonly<Record<string, { label: string }>>) =>
  (field: string): string =>
    field === WHOLE ? '' : (fields[field]?.label ?? field)

/** Empty label, for messages that name their subject. */
export const unnamed = () => ''

/**
 * Refusal of wrong input, 400. Its `detail` names the first wrong field in words: "Hay datos que no son válidos. Familia: no existe: 9."
 * @param labelOf label of a field by its name in the API; '' if the message needs none
 */
export const invalid = (errors: FieldErrors, labelOf = labelsOf({})) => new HttpError(400, detailOf(errors, labelOf), { errors })

/** Refusal of a body of another content type than the route takes. */
export const unsupportedType = (taken: string) => new HttpError(415, `El tipo de contenido no se admite: use ${taken}.`)

export const imageTooLarge = (maxBytes: number) =>
  new HttpError(413, `La imagen es demasiado grande: no puede tener más de ${inMegabytes(maxBytes)}.`)

/** Refusal 429 of a caller who has exceeded a limit, with the time until a retry. */
export const limitExceeded = (reason: string, seconds: number, options: Pick<HttpErrorOptions, 'email'> = {}) => {
  const wait = counted(Math.ceil(seconds / 60), 'minuto', 'minutos')
  return new HttpError(429, `${reason} Vuelva a intentarlo dentro de ${wait}.`, { ...options, headers: { 'retry-after': String(seconds) } })
}

/** Seconds until a retry. */
const PAUSE = { 'retry-after': '5' }

const failures: Record<Failure, [status: number, detail: string]> = {
  unreachable: [503, 'La base de datos no responde. Vuelva a intentarlo.'],
  locked: [503, 'Otro cambio ocupa estos datos. Vuelva a intentarlo dentro de unos segundos.'],
  slow: [503, 'La operación ha tardado demasiado y se ha interrumpido. Vuelva a intentarlo dentro de unos segundos.'],
  busy: [503, 'El servidor está muy ocupado. Vuelva a intentarlo dentro de unos segundos.'],
  full: [507, 'No queda espacio en el disco del servidor. No se ha guardado nada: avise a quien lo administra.'],
  damaged: [503, 'Hay datos dañados en el disco de la base de datos, y no se pueden leer: avise a quien administra el servidor.'],
}

/** Response for a failure: a sentence, without details of `cause`. */
export const failed = (failure: Failure, cause?: unknown): HttpError => {
  const [status, detail] = failures[failure]
  return new HttpError(status, detail, { headers: failure === 'damaged' ? {} : PAUSE, cause })
}
