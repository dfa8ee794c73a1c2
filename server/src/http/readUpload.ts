import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HttpError, imageTooLarge, unsupportedType } from '../response/httpError'
import type { Http } from './http'
import { sha256 } from '../sha256'

/** Accepts forms on the routes of this scope only. One file is needed; up to three more are read and discarded. */
export const acceptForms = async (http: Http, maxBytes: number) => {
  await http.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: maxBytes, files: 4, fields: 20, fieldSize: 20_000 } })
}

interface Part {
  name: string
  /** SHA-256 of its bytes. */
  digest: string
  isTruncated: boolean
}

/** Parts of a form in their order, and the one file that is kept in memory. */
interface Form {
  parts: Part[]
  file: Buffer | undefined
}

/** Reads and discards a file; returns its hash. */
const drain = async (file: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  for await (const chunk of file) hash.update(chunk)
  return hash.digest('hex')
}

/** Reads all parts to the end: otherwise a caller that is still sending would not see the response. Keeps the first file of one of the fields. */
const readForm = async (request: FastifyRequest, fields: string[]): Promise<Form> => {
  const form: Form = { parts: [], file: undefined }
  // The parser would wait for ever for a connection that has been closed before.
  if (request.raw.destroyed) throw new Error('The connection was closed before the form was read')
  for await (const part of request.parts()) {
    const name = part.fieldname
    if (part.type !== 'file') form.parts.push({ name, digest: sha256(String(part.value)), isTruncated: false })
    else if (form.file === undefined && fields.includes(name)) {
      const bytes = await part.toBuffer()
      if (bytes.length > 0) form.file = bytes
      form.parts.push({ name, digest: sha256(bytes), isTruncated: part.file.truncated })
    } else form.parts.push({ name, digest: await drain(part.file), isTruncated: part.file.truncated })
  }
  return form
}

/** Error of a body that is no form, has too many parts or ends too soon: the parser reports these without a status, or with an unsuitable one. */
const refused = (cause: unknown) =>
  cause instanceof Error && 'statusCode' in cause && (cause.statusCode === 408 || cause.statusCode === 413)
    ? cause
    : new HttpError(400, 'El formulario no es correcto o no ha llegado entero.', { cause })

/** Fingerprint of a form. Equal parts in equal order have an equal fingerprint; the boundary between them does not count. */
const fingerprint = (parts: Part[]) => Buffer.from(JSON.stringify(parts.map(({ name, digest }) => [name, digest])))

/**
 * First file in one of these fields of a form. Stores the fingerprint of the parts in `rawBody`, for the idempotency key.
 * @throws HttpError 400, 413, 415, and an error of status 408
 */
export const readUpload = async (request: FastifyRequest, fields: string[], maxBytes: number): Promise<Buffer> => {
  if (!request.isMultipart()) throw unsupportedType('multipart/form-data')
  const { parts, file } = await readForm(request, fields).catch((error: unknown) => {
    throw refused(error)
  })
  if (parts.some(({ isTruncated }) => isTruncated)) throw imageTooLarge(maxBytes)
  request.rawBody = fingerprint(parts)
  if (file !== undefined) return file
  const [field = ''] = fields
  throw new HttpError(400, 'Falta la imagen.', { errors: { [field]: ['Este campo es obligatorio.'] } })
}
