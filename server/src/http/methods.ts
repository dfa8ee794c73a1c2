import type { HTTPMethods } from 'fastify'
import { HttpError } from '../response/httpError'
import type { Http } from './http'

const all: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** True for a method that changes nothing. */
export const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Watches the routes registered later. `refuseOthers` makes every path answer 405 with `Allow` to the methods it has no route for. */
export const watchMethods = (http: Http) => {
  const methodsByUrl = new Map<string, Set<HTTPMethods>>()
  http.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByUrl.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    methodsByUrl.set(url, methods)
  })
  return {
    refuseOthers: () => {
      for (const [url, methods] of [...methodsByUrl]) {
        const allow = [...methods].join(', ')
        const refuse = async () => {
          throw new HttpError(405, 'El método no está permitido en esta dirección.', { headers: { allow } })
        }
        // Refused in `onRequest`: the body is not read.
        http.route({ url, method: all.filter(each => !methods.has(each)), schema: { hide: true }, onRequest: refuse, handler: refuse })
      }
    },
  }
}
