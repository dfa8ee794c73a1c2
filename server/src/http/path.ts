import type { FastifyRequest } from 'fastify'

export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? ''

/**
 * Path of a request as the router reads it: decoded, without the query. A path that cannot be decoded is returned as received; no route
 * matches it.
 */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => {
  const path = withoutQuery(url)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** True for a path of the API, whose responses are JSON and for the caller alone. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path)
