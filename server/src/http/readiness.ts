import { Starting, type Health } from '../health'
import type { Http } from './http'
import { isSafe } from './methods'
import { isApiPath, pathOf } from './path'

/** Refuses calls until the server is ready, and updates the health: a response 507 reports a full disk, a successful write reports space. */
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
