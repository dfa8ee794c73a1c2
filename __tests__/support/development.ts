import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { root } from '@server/root'

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** The application as a developer runs it, without the bundler's server: not minified, and with all that production leaves out. */
export const buildForDevelopment = () => {
  const folder = mkdtempSync(join(tmpdir(), 'development-'))
  const args = [join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'development', '--output-path', folder]
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const answer = async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (/^\/(api|imagenes)\/|^\/config\.json$/.test(pathname)) return route.fallback()
    const contentType = TYPES[extname(pathname)]
    return route.fulfill({
      contentType: contentType ?? 'text/html',
      body: readFileSync(join(folder, contentType === undefined ? 'index.html' : pathname)),
    })
  }
  return {
    /** The page then shows this build, on the API of the server that it asks. */
    serveTo: (page: Page) => page.route('**/*', answer),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
