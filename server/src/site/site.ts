import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../response/httpError'
import { PAGE_HEADERS } from '../http/headers'
import type { Http } from '../http/http'
import { isApiPath, pathOf } from '../http/path'
import { sendTagged } from '../http/send'
import type { SiteFile } from './files'
import { pageOf } from './page'

const missing = `<!doctype html>
<html lang="es"><meta charset="utf-8"><title>Nutrición de cultivos</title>
<h1>La aplicación no está compilada</h1><p>Ejecute <code>npm run build</code> y vuelva a arrancar el servidor.</p></html>
`

/**
 * Policy of the worker that decodes pictures, which may compile WebAssembly. A worker has the policy of its own script; the page keeps the
 * stricter one [PH-01].
 */
const PICTURES = /^\/assets\/pictures\.[^/]*js$/
const POLICY_OF_PICTURES =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types webpack"

/** True for a navigation, false for a script that fetches a file: scripts accept any type, and their paths have an extension. */
const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest, path: string) =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path))

/** Serves the built application: its files, and its page for every other path outside the API, so that routes can be opened and reloaded [RT-06]. */
export const siteRoutes = (http: Http, files: ReadonlyMap<string, SiteFile>) => {
  const page = pageOf(files)

  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    page
      ? sendTagged(request, reply, page)
      : reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(missing)

  http.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || isApiPath(path)) throw notFound()
    const file = files.get(path)
    if (PICTURES.test(path)) reply.header('content-security-policy', POLICY_OF_PICTURES)
    if (path.startsWith('/assets/')) for (const name of PAGE_HEADERS) reply.removeHeader(name)
    if (file !== undefined) return sendTagged(request, reply, file)
    if (path.startsWith('/assets/') || !wantsPage(request, path)) throw notFound()
    return sendPage(request, reply)
  })
}
