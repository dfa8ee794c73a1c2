import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forkServer } from '../server/process.mjs'

/** Browser context with an earlier session. */
export const openContext = async (browser, { address, authorization }) => {
  const token = { name: 'token', value: authorization.replace('Token ', '') }
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    baseURL: address,
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [token] }] },
  })
}

/** Calls `work` with a new server on a new database. */
export const withServer = async (env, work) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  const { DATABASE_URL, PUBLIC_URL, ...rest } = process.env
  const server = await forkServer({ ...rest, ...env, DATA_DIR })
  try {
    return await work(server)
  } finally {
    await server.end()
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}
