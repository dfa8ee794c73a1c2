import { Type } from '@fastify/type-provider-typebox'
import { THUMBNAIL_WIDTH } from '@/domain/constants'
import type { Context } from '../context'
import { namesTag } from '../answer/etag'
import { notFound } from '../answer/httpError'
import type { Http } from '../http/http'
import { error } from '../definitions/schemas'
import { sendNothing } from '../http/send'
import type { ImageStore } from '../images/imageStore'
import { createThumbnails, THUMBNAIL_TYPE } from '../images/thumbnails'

const byHash = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) })
const width = Type.Object({ w: Type.Optional(Type.Literal(THUMBNAIL_WIDTH, { description: 'Ancho de una miniatura' })) })

const content = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' })

const headers = {
  // The address has the hash of the bytes: what it names never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  // Whatever the bytes may be besides an image, it does nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  // The application may be served from another host.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Images by the hash of their bytes, as they are stored or, with `?w=96`, small. Needs no session: an `<img>` sends no token. */
export const serveImages = (http: Http, { db }: Context, store: ImageStore) => {
  const read = async (hash: string) => {
    const image = await store.read(db, hash)
    if (image === undefined) throw notFound()
    return image
  }
  const thumbnail = createThumbnails(async hash => (await read(hash)).bytes)

  http.get(
    '/imagenes/:hash',
    {
      schema: {
        tags: ['imagenes'],
        security: [],
        summary: 'La imagen tal como se subió, sin sus metadatos, o una miniatura',
        params: byHash,
        querystring: width,
        produces: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
        response: { 200: content, 400: error, 404: error },
      },
    },
    async (request, reply) => {
      const { hash } = request.params
      const isSmall = request.query.w !== undefined
      const { tipo, bytes } = isSmall ? { tipo: THUMBNAIL_TYPE, bytes: await thumbnail(hash) } : await read(hash)
      const etag = isSmall ? `"${hash}-${THUMBNAIL_WIDTH}"` : `"${hash}"`
      reply.headers({ ...headers, etag })
      return namesTag(request.headers['if-none-match'], etag) ? sendNothing(reply, 304) : reply.type(tipo).send(bytes)
    },
  )
}
