import { createHash } from 'node:crypto'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../answer/httpError'

interface Part {
  name: string
  bytes: Buffer
  /** A text is no image. */
  isFile: boolean
  isTruncated: boolean
}

const megabytes = new Intl.NumberFormat('es', { maximumFractionDigits: 2 })

const tooLarge = (maxBytes: number) =>
  new HttpError(413, `La imagen es demasiado grande: no puede tener más de ${megabytes.format(maxBytes / 1_000_000)} MB.`)

const readPart = async (part: Multipart): Promise<Part> =>
  part.type === 'file'
    ? { name: part.fieldname, bytes: await part.toBuffer(), isFile: true, isTruncated: part.file.truncated }
    : { name: part.fieldname, bytes: Buffer.from(String(part.value)), isFile: false, isTruncated: false }

/** Reads the parts to the end, whatever they are: who is still sending would not see the answer. */
const readParts = async (request: FastifyRequest): Promise<Part[]> => {
  const parts: Part[] = []
  for await (const part of request.parts()) parts.push(await readPart(part))
  return parts
}

/** The body has too many parts, is no form or ends too soon: the parser says that without a status, or with an odd one. */
const refused = (cause: unknown) =>
  cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413
    ? cause
    : new HttpError(400, 'El formulario no es correcto o no ha llegado entero.', { cause })

/** The same parts in the same order are the same content, whatever stands between them. */
const fingerprint = (parts: Part[]) =>
  Buffer.from(JSON.stringify(parts.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])))

/**
 * The file in the first of these fields of a form. Leaves the parts' fingerprint in `rawBody`, for what makes the call idempotent.
 * @throws HttpError 400, 413, 415
 */
export const readUpload = async (request: FastifyRequest, fields: string[], maxBytes: number): Promise<Buffer> => {
  if (!request.isMultipart()) throw new HttpError(415, 'El tipo de contenido no se admite: use multipart/form-data.')
  const parts = await readParts(request).catch((error: unknown) => {
    throw refused(error)
  })
  if (parts.some(({ isTruncated }) => isTruncated)) throw tooLarge(maxBytes)
  request.rawBody = fingerprint(parts)
  const file = parts.find(({ name, isFile, bytes }) => isFile && bytes.length > 0 && fields.includes(name))
  if (file !== undefined) return file.bytes
  const [field = ''] = fields
  throw new HttpError(400, 'Falta la imagen.', { errors: { [field]: ['Este campo es obligatorio.'] } })
}
