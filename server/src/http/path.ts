import type { FastifyRequest } from 'fastify'

/** The path of a request as the router reads it: decoded, without the query. What cannot be decoded stays as it came; no route has it. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** True for a path of the API, answered with JSON and for the caller alone. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path)
