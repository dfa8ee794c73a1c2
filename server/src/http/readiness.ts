import { Starting, type Health } from '../health'
import type { Http } from './http'
import { isApiPath, pathOf } from './path'

/**
 * Refuses calls until the server is ready, and notes a full disk, which a response 507 reports. No successful call takes that back, since it may
 * write nothing: the health check tries the disk itself.
 */
export const watchReadiness = (http: Http, health: Health) => {
  http.addHook('onRequest', async request => {
    const path = pathOf(request)
    if (health.isStarting && (isApiPath(path) || path.startsWith('/imagenes/'))) throw new Starting()
  })
  http.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 507) health.isFull = true
  })
}
