import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml' }

/** Serves a folder, and the pages in the map `pages` by their path, from a free local port. */
export const serve = async folder => {
  const pages = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pages.get(pathname)
    const content = page ? Promise.resolve(page) : readFile(join(folder, normalize(pathname)))
    content.then(
      body => response.setHeader('Content-Type', TYPES[page ? '.html' : extname(pathname)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return { address: `http://127.0.0.1:${server.address().port}`, pages, stop: () => server.close() }
}
