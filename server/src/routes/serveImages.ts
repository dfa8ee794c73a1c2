import { Type } from '@fastify/type-provider-typebox'
import { PREVIEW_WIDTH, THUMBNAIL_WIDTH } from '@/shared/constants'
import type { Context } from '../context'
import { namesTag } from '../response/etag'
import { notFound } from '../response/httpError'
import type { Http } from '../http/http'
import { unchanged } from '../jsonSchemas'
import { sendNothing } from '../http/send'
import { createByteCache } from '../images/byteCache'
import type { StoredImage } from '../images/imageStore'
import { THUMBNAIL_TYPE, type Thumbnails, type Width } from '../images/thumbnails'
import { createSemaphore } from '../semaphore'

type ImagesContext = Pick<Context, 'db' | 'images'>

const ADDRESS = '/imagenes/:hash'

const byHash = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) })
const scale = Type.Object({
  w: Type.Optional(Type.Union([Type.Literal(THUMBNAIL_WIDTH), Type.Literal(PREVIEW_WIDTH)], { description: 'Ancho al que se reduce' })),
})

const content = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' })

const headers = {
  // The address contains the hash of the bytes: the content never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  // Bytes that are more than an image must not run anything.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  // The application may be served from another host.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Cache budget of originals, in bytes. */
const MOST_BYTES = 32_000_000

/** Requests that may wait for the bytes of an original: several pages of pictures. */
const MOST_WAITING = 500

/**
 * Reads originals, two at a time, with a cache of the most recently used.
 * @throws HttpError 404, Overloaded
 */
const createOriginals = ({ db, images }: ImagesContext) => {
  const semaphore = createSemaphore(2, { waiting: MOST_WAITING })
  const cached = createByteCache<StoredImage>(MOST_BYTES, ({ bytes }) => bytes.length)
  const read = (hash: string) =>
    semaphore(async () => {
      const image = await images.read(db, hash)
      if (image === undefined) throw notFound()
      return image
    })
  /**
   * Original from the cache. The row is read each time: an image that was collected, or whose bytes are lost, is answered 404 even if it is
   * cached.
   */
  const readCached = async (hash: string) => {
    if ((await images.describe(db, hash)) === undefined) throw notFound()
    return cached(hash, () => read(hash))
  }
  return { read, cached: readCached }
}

/** True if the header names the tag itself. `*` does not: it asks whether the image exists, which its address does not tell. */
const namesTagItself = (ifNoneMatch: string | undefined, etag: string) => ifNoneMatch?.trim() !== '*' && namesTag(ifNoneMatch, etag)

/**
 * Routes of images by the hash of their bytes, as stored or scaled to `?w=`, without a session: an `<img>` sends no token. A matching tag
 * is answered before anything is read, since the content of an address never changes; HEAD reads no bytes.
 */
export const serveImages = (http: Http, context: ImagesContext, thumbnails: Thumbnails) => {
  const { db, images } = context
  const originals = createOriginals(context)
  const scaled = (hash: string, w: Width) => thumbnails(hash, w, async () => (await originals.read(hash)).bytes)
  const etagOf = (hash: string, w: Width | undefined) => (w === undefined ? `"${hash}"` : `"${hash}-${w}"`)

  http.head(ADDRESS, { schema: { hide: true, params: byHash, querystring: scale } }, async (request, reply) => {
    const { hash } = request.params
    const { w } = request.query
    const etag = etagOf(hash, w)
    const ifNoneMatch = request.headers['if-none-match']
    if (namesTagItself(ifNoneMatch, etag)) return sendNothing(reply.headers({ ...headers, etag }), 304)
    const image = await images.describe(db, hash)
    if (image === undefined) throw notFound()
    reply.headers({ ...headers, etag })
    if (namesTag(ifNoneMatch, etag)) return sendNothing(reply, 304)
    if (w !== undefined) return reply.type(THUMBNAIL_TYPE).send()
    return reply.type(image.tipo).header('content-length', image.tamano).send()
  })

  http.get(
    ADDRESS,
    {
      schema: {
        tags: ['imagenes'],
        security: [],
        summary: 'La imagen que se subió, derecha, en sRGB y sin sus metadatos, o reducida',
        params: byHash,
        querystring: scale,
        produces: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
        response: { 200: content, 304: unchanged },
      },
    },
    async (request, reply) => {
      const { hash } = request.params
      const { w } = request.query
      const etag = etagOf(hash, w)
      const ifNoneMatch = request.headers['if-none-match']
      if (namesTagItself(ifNoneMatch, etag)) return sendNothing(reply.headers({ ...headers, etag }), 304)
      const { tipo, bytes } = w === undefined ? await originals.cached(hash) : { tipo: THUMBNAIL_TYPE, bytes: await scaled(hash, w) }
      reply.headers({ ...headers, etag })
      return namesTag(ifNoneMatch, etag) ? sendNothing(reply, 304) : reply.type(tipo).send(bytes)
    },
  )
}
