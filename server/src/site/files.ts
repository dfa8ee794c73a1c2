import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Compressed } from '../response/compression'
import { digest } from '../response/etag'

export interface SiteFile {
  content: Compressed
  etag: string
  type: string
  cacheControl: string
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

const BROTLI = '.br'

/** Cache-Control of a file. Names under /assets/ contain the hash of the content. */
const cacheControlOf = (path: string) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

export const toSiteFile = (path: string, bytes: Buffer, br?: Buffer): SiteFile => ({
  content: new Compressed(bytes, br),
  etag: `"${digest(bytes)}"`,
  type: types[extname(path)] ?? 'application/octet-stream',
  cacheControl: cacheControlOf(path),
})

/**
 * Files of the built application by URL path, read once at start: they are small, and a path outside the map is not found. Empty where
 * there is no build.
 */
export const readSite = async (folder: string): Promise<Map<string, SiteFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = new Set(entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name)))
  // Some files have a copy that the build compressed with Brotli.
  const files = [...names].filter(name => !name.endsWith(BROTLI))
  const read = async (file: string): Promise<[string, SiteFile]> => {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const compressed = file + BROTLI
    return [path, toSiteFile(path, await readFile(file), names.has(compressed) ? await readFile(compressed) : undefined)]
  }
  return new Map(await Promise.all(files.map(read)))
}
