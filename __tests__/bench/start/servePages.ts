import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Http } from '../../../server/src/http/http'

/** Serves comparison pages of one script each from the address of the product: they share its session and its API. */
export const servePages = (http: Http, folder: string) => {
  http.get<{ Params: { name: string } }>('/bench/:name', ({ params: { name } }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="es"><title>${name}</title><div id="root"></div><script defer src="/bench/scripts/${name}.js"></script>`,
      ),
  )
  http.get<{ Params: { name: string } }>('/bench/scripts/:name', async ({ params: { name } }, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(join(folder, name))),
  )
}
