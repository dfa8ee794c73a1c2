import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { picture } from '@test/server/images/samples'
import { call } from '@test/support/call'
import { multipart } from '@test/support/multipart'
import { signIn } from '@test/support/server'
import { addressOf, endServer, spawnServer } from '@test/support/serverProcess'
import { startWriters } from '@test/support/writers'

export interface FullDisk {
  /** While the disk is full: what a write, the upload of a picture, a list and health answered. */
  full: { write: [number, unknown]; upload: [number, unknown]; list: number; health: [number, unknown] }
  /** After there is space again. */
  freed: { health: number; write: number; faults: string[] }
  /** How often each status was answered to the writers; 0 stands for none. */
  statuses: [number, number][]
  /** Whether it was the same process all the time; where it ended, its last words. */
  ended: string | undefined
  /** What the next start did not find of all that was acknowledged. */
  lost: string[]
}

const WRITERS = 4

/** `dd` ends with an error once nothing fits any more. */
const fill = (file: string) => spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k'], { stdio: 'ignore' })

/**
 * A server on the embedded database whose disk fills up under writers and is freed again.
 * @param directory on a small file system of its own (`mount -t tmpfs -o size=120m …`), which this fills to the last byte
 */
export const fullDisk = async (directory: string): Promise<FullDisk> => {
  const env = { DATA_DIR: join(directory, 'data'), SEED_DEMO: '1', SEED_SCALE: '0' }
  const filler = join(directory, 'filler')
  const server = spawnServer(env)
  const address = await addressOf(server)
  const token = await signIn(address)
  const ask = async (method: string, path: string, options = {}): Promise<[number, unknown]> => {
    const answer = await call(method, address + path, { token, ...options }).catch(() => undefined)
    return [answer?.status ?? 0, answer?.json]
  }
  // As large as a page of a table, so that there is no room for it in one that is there.
  const write = () => ask('POST', '/api/magnitudes/', { json: { valor: { es_ES: `Llena ${Math.random()} ${'ñ'.repeat(8_000)}` } } })
  const writers = startWriters(address, token, WRITERS)
  try {
    await writers.untilAcknowledged(40)
    fill(filler)
    const form = multipart({ name: 'imagen', content: await picture(), filename: 'foto.png', type: 'image/png' })
    let written = await write()
    for (let n = 0; n < 100 && written[0] < 300; n++) written = await write()
    const upload = await ask('POST', '/api/familias/1/upload_imagen/', { body: form.body, headers: form.headers })
    const [list] = await ask('GET', '/api/familias/')
    const full = { write: written, upload, list, health: await ask('GET', '/api/salud/') }
    rmSync(filler)
    const [health] = await ask('GET', '/api/salud/')
    const [after] = await write()
    await writers.stop()
    const faults = await writers.faults().catch(String)
    const ended = server.child.exitCode === null ? undefined : server.output().split('\n').slice(-5).join('\n')
    await endServer(server)
    const again = spawnServer(env)
    const lost = await writers.faults(await addressOf(again))
    await endServer(again)
    return { full, freed: { health, write: after, faults: [faults].flat() }, statuses: [...writers.statuses()], ended, lost }
  } finally {
    rmSync(filler, { force: true })
    server.child.kill('SIGKILL')
  }
}
