import { inTemporaryDirectory, plainEnvironment } from '../environment.mjs'
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
export const withServer = (env, work) =>
  inTemporaryDirectory(async DATA_DIR => {
    const server = await forkServer({ ...plainEnvironment, ...env, DATA_DIR })
    try {
      return await work(server)
    } finally {
      await server.end()
    }
  })
