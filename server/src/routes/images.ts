import { Type, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { THUMBNAIL_WIDTH } from '@/shared/constants'
import { publicOrigin } from '../http/publicOrigin'
import { noteWrittenBytes } from '../history/writtenBytes'
import { createRecords } from '../records/records'
import type { Context } from '../context'
import { inTransactionOf } from '../database/transaction'
import { checkSessionAgain, sessionOf } from '../http/authentication'
import { requestAuthor } from '../http/requestAuthor'
import type { Http } from '../http/http'
import { runOnce, sendAnswer, taggedAnswer } from '../http/idempotency'
import { error, byId } from '../jsonSchemas'
import { sendNothing } from '../http/send'
import { imageFields, type ImageField } from '../resources/images'
import { recordSchema } from '../resources/schemas'
import { pathOf } from '../resources/words'
import { inspectImage, type Image } from '../images/inspectImage'
import type { Thumbnails } from '../images/thumbnails'
import { acceptForms, readUpload } from '../http/readUpload'

const uploadRoute = (
  http: Http,
  { db, images, settings, configuration }: Context,
  makeThumbnail: (image: Image) => Promise<unknown>,
  { resource, column }: ImageField,
) => {
  const records = createRecords(resource)
  // Every form may name the file `imagen`.
  const names = [...new Set([column, 'imagen'])]
  http.post(
    `${pathOf(resource)}:id/upload_${column}/`,
    {
      schema: {
        tags: [resource.name],
        summary: `La imagen, en el campo ${names.join(' o ')}`,
        consumes: ['multipart/form-data'],
        params: byId,
        response: { 200: recordSchema(resource), 412: error, 422: error },
      },
    },
    async (request, reply) => {
      const file = await readUpload(request, names, configuration.maxUploadBytes)
      await checkSessionAgain(db, request)
      const image = await inspectImage(file, column, configuration.maxUploadBytes)
      const known = { id: request.params.id, ifMatch: request.headers['if-match'] }
      const answer = await images.keep(db, image, put =>
        runOnce(db, request, async transaction => {
          if (await put(transaction)) await noteWrittenBytes(transaction, sessionOf(request).usuarioId, image.bytes.length)
          return taggedAnswer(200, await records.setImage(transaction, known, column, image.hash, publicOrigin(settings, request)))
        }),
      )
      await makeThumbnail(image)
      return sendAnswer(reply, answer)
    },
  )
}

const deleteRoute = (http: Http, { db, settings }: Context, { resource, column }: ImageField) => {
  const records = createRecords(resource)
  http.delete(
    `${pathOf(resource)}:id/delete_${column}/`,
    { schema: { tags: [resource.name], params: byId, response: { 204: Type.Null(), 412: error } } },
    async (request, reply) => {
      const known = { id: request.params.id, ifMatch: request.headers['if-match'] }
      await inTransactionOf(db, requestAuthor(request), transaction =>
        records.setImage(transaction, known, column, null, publicOrigin(settings, request)),
      )
      return sendNothing(reply, 204)
    },
  )
}

/** Routes that set and remove the image of a record. */
export const imageRoutes = async (http: Http, context: Context, thumbnails: Thumbnails) => {
  // Lists request the thumbnail next; if it cannot be made now, that request tries again.
  const makeThumbnail = ({ hash, bytes }: Image) => thumbnails(hash, THUMBNAIL_WIDTH, async () => bytes).catch(() => undefined)
  await http.register(async scope => {
    const forms = scope.withTypeProvider<TypeBoxTypeProvider>()
    await acceptForms(forms, context.configuration.maxUploadBytes)
    for (const each of imageFields) {
      uploadRoute(forms, context, makeThumbnail, each)
      if (each.field.removable) deleteRoute(forms, context, each)
    }
  })
}
