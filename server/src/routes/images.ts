import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { Type } from '@fastify/type-provider-typebox'
import { baseOf } from '../http/baseOf'
import { createRecords } from '../catalogue/records'
import { recordSchema } from './catalogue'
import type { Context } from '../context'
import { inTransactionOf } from '../database/transaction'
import { checkSessionAgain, sessionOf } from '../http/authentication'
import { authorOf } from '../http/author'
import type { Http } from '../http/http'
import { runOnce, sendAnswer } from '../http/idempotency'
import { error, byId } from '../definitions/schemas'
import { sendNothing } from '../http/send'
import { imageFields, type ImageField } from '../definitions/imageFields'
import type { ImageStore } from '../images/imageStore'
import { inspectImage } from '../images/inspectImage'

import { acceptForms, boundForms, readUpload, type Bounded } from './readUpload'

const uploadRoute = (http: Http, { db, settings, configuration }: Context, store: ImageStore, bounded: Bounded, field: ImageField) => {
  const { catalogue, column, names } = field
  const records = createRecords(catalogue)
  http.post(
    `${catalogue.path}:id/upload_${column}/`,
    {
      schema: {
        tags: [catalogue.table],
        summary: `La imagen, en el campo ${names.join(' o ')}`,
        consumes: ['multipart/form-data'],
        params: byId,
        response: {
          200: recordSchema(catalogue),
          401: error,
          404: error,
          412: error,
          422: error,
        },
      },
    },
    async (request, reply) => {
      const answer = await bounded(sessionOf(request).usuarioId, async () => {
        const file = await readUpload(request, names, configuration.maxUploadBytes)
        await checkSessionAgain(db, request)
        const image = await inspectImage(file, column)
        const known = { id: request.params.id, ifMatch: request.headers['if-match'] }
        return store.keep(image, put =>
          runOnce(db, request, async transaction => {
            await put(transaction)
            const { body, etag } = await records.setImage(transaction, known, column, image.hash, baseOf(settings, request))
            return { status: 200, headers: { etag }, body }
          }),
        )
      })
      return sendAnswer(reply, answer)
    },
  )
}

const deleteRoute = (http: Http, { db, settings }: Context, { catalogue, column }: ImageField) => {
  const records = createRecords(catalogue)
  http.delete(
    `${catalogue.path}:id/delete_${column}/`,
    { schema: { tags: [catalogue.table], params: byId, response: { 204: Type.Null(), 401: error, 404: error, 412: error } } },
    async (request, reply) => {
      const known = { id: request.params.id, ifMatch: request.headers['if-match'] }
      await inTransactionOf(db, authorOf(request), transaction =>
        records.setImage(transaction, known, column, null, baseOf(settings, request)),
      )
      return sendNothing(reply, 204)
    },
  )
}

/** Giving a record an image, and taking it away. */
export const imageRoutes = async (http: Http, context: Context, store: ImageStore) => {
  await http.register(async scope => {
    const forms = scope.withTypeProvider<TypeBoxTypeProvider>()
    await acceptForms(forms, context.configuration.maxUploadBytes)
    const bounded = boundForms()
    for (const field of imageFields) {
      uploadRoute(forms, context, store, bounded, field)
      if (field.canDelete) deleteRoute(forms, context, field)
    }
  })
}
