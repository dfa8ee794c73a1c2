import { Starting, type Health } from '../health'
import type { Http } from './http'
import { isSafe } from './methods'
import { isApiPath, pathOf } from './path'

/** Refuses calls until the server can answer them, and tells the health what the answers say of the disk. */
export const watchReadiness = (http: Http, health: Health) => {
  http.addHook('onRequest', async request => {
    const path = pathOf(request)
    if (health.isStarting && (isApiPath(path) || path.startsWith('/imagenes/'))) throw new Starting()
  })
  http.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (statusCode === 507) health.isFull = true
    else if (statusCode < 300 && !isSafe(method)) health.isFull = false
  })
}
