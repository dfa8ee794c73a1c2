import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { engines } from '@test/support/engines'
import { runSql } from '@test/support/program'
import { putFilledDatabase, signIn, startFilledPostgres, WITHOUT_LIMITS } from '@test/support/server'
import { addressOf, endServer, spawnServer } from '@test/support/serverProcess'

const home = temporaryDirectory()

/** Overwrites the first page of a table with garbage. */
const spoil = async (file: string) => {
  const opened = await open(file, 'r+')
  await opened.write(Buffer.alloc(8_192, 0xab), 0, 8_192, 0)
  await opened.close()
}

const FILE = "select pg_relation_filepath('familias') as file"
const fileIn = (rows: unknown) => (rows as { file: string }[])[0]?.file ?? ''

/** Settings of a server on a filled, stopped database in which a page of a table is damaged. */
const damagedDatabase = {
  embedded: async (dataDir: string) => {
    await putFilledDatabase(dataDir)
    const env = { DATA_DIR: dataDir }
    await spoil(join(dataDir, 'postgres', fileIn(await runSql(env, FILE))))
    return { env, stop: async () => undefined }
  },
  postgres: async (dataDir: string) => {
    const cluster = await startFilledPostgres()
    const env = { DATA_DIR: dataDir, DATABASE_URL: await cluster.createDatabase(), ...WITHOUT_LIMITS }
    const file = fileIn(await runSql(env, FILE))
    // A restart drops the pages cached by the database server.
    await cluster.restart()
    await spoil(join(cluster.data, file))
    return { env, stop: cluster.stop }
  },
}

it.each(engines)('a damaged page is told to who meets it, and leaves the server unwell (%s)', async engine => {
  const { env, stop } = await damagedDatabase[engine](home)
  const server = spawnServer({ SEED_DEMO: '0', ...env })
  try {
    const address = await addressOf(server)
    const token = await signIn(address)
    const get = (path: string) => call('GET', address + path, { token })
    expect((await get('/api/salud/')).status).toBe(200)
    const damaged = { detail: expect.stringContaining('datos dañados en el disco') }
    for (const path of ['/api/familias/', '/api/familias/', '/api/salud/', '/api/salud/']) {
      const { status, json, headers } = await get(path)
      expect([status, json, headers['retry-after']]).toEqual([503, damaged, undefined])
    }
    // Undamaged tables are still readable.
    expect((await get('/api/magnitudes/')).status).toBe(200)
    expect((await get('/api/salud/')).status).toBe(503)
    const lines = server.output().match(/^.*"event":"database\.damaged".*$/gm) ?? []
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, err: expect.objectContaining({ code: 'XX001' }) }),
    ])
  } finally {
    await endServer(server)
    await stop()
  }
})
