import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Compressed, ONE_AHEAD, type Content } from '../response/compression'
import { digest, namesTag } from '../response/etag'
import { unlessGone } from './gone'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Cache-Control of tagged responses: browsers may store them and revalidate each time. */
export const CACHE_PRIVATE = 'private, no-cache'

const noContent = new Compressed(Buffer.alloc(0))

interface TaggedContent {
  content: Content
  etag: string
  type: string
  cacheControl: string
}

/** Sends JSON or a file, in a coding that the caller accepts. */
export const sendContent = async (request: FastifyRequest, reply: FastifyReply, content: Content, type: string) => {
  const { encoding, parts, length } = await content.encode(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.type(type)
  if (length !== undefined) reply.header('content-length', length)
  if (parts instanceof Readable) return reply.send(parts)
  return reply.send(Array.isArray(parts) && parts.length === 1 ? parts[0] : Readable.from(parts, ONE_AHEAD))
}

/** Sends tagged content in a coding that the caller accepts, or 304 where the caller has it already. */
export const sendTagged = async (request: FastifyRequest, reply: FastifyReply, { content, etag, type, cacheControl }: TaggedContent) => {
  // Weak: one tag is used for every coding of the content.
  reply.headers({ etag: `W/${etag}`, 'cache-control': cacheControl })
  vary(reply, 'Accept-Encoding')
  if (namesTag(request.headers['if-none-match'], etag)) return sendNothing(reply, 304)
  return sendContent(request, reply, content, type)
}

interface VersionedList {
  /** Current version of the list; undefined where it is not known before the list is read. */
  current: number | undefined
  tagOf: (version: number) => string
  read: (gone: AbortSignal) => Promise<{ version: number; content: Content }>
}

/** Sends a list with the tag of its version. The list is not read for a caller that has the current version. */
export const sendVersion = async (request: FastifyRequest, reply: FastifyReply, { current, tagOf, read }: VersionedList) => {
  const isKnown = current !== undefined && namesTag(request.headers['if-none-match'], tagOf(current))
  const list = await unlessGone(reply, async gone => (isKnown ? { version: current, content: noContent } : read(gone)))
  if (list === undefined) return undefined
  vary(reply, 'Authorization')
  return sendTagged(request, reply, { content: list.content, etag: tagOf(list.version), type: JSON_TYPE, cacheControl: CACHE_PRIVATE })
}

/** Sends a short list, read for each call; its ETag is the hash of its content. */
export const sendList = (request: FastifyRequest, reply: FastifyReply, list: readonly object[]) => {
  const bytes = Buffer.from(JSON.stringify(list))
  vary(reply, 'Authorization')
  return sendTagged(request, reply, {
    content: new Compressed(bytes),
    etag: `"${digest(bytes)}"`,
    type: JSON_TYPE,
    cacheControl: CACHE_PRIVATE,
  })
}

/** Adds a name to the header `Vary`. */
export const vary = (reply: FastifyReply, name: string) => {
  const before = reply.getHeader('vary')
  reply.header('vary', typeof before === 'string' ? `${before}, ${name}` : name)
}

/** Sends a response without a body: 204, 304. */
export const sendNothing = (reply: FastifyReply, status: number) => reply.code(status).send()
