import { join } from 'node:path'
import { picture } from '@test/server/images/samples'
import { call, type Call } from '@test/support/call'
import { freePort } from '@test/support/freePort'
import { multipart } from '@test/support/multipart'
import { signIn } from '@test/support/server'
import { addressOf, endServer, spawnServer, type ServerProcess } from '@test/support/serverProcess'
import { startWriters } from '@test/support/writers'
import type { Scenario } from '../scenario'
import { mountSmallDisk, type SmallDisk } from '../smallDisk'
import { highestMemory } from '../watch'

const WRITERS = 4
const FULL = /No queda espacio en el disco/
const SAID_AT_THE_END = /disk is full/i

/** Text as large as a database page, so that each row needs a new page. */
const large = () => ({ valor: { es_ES: `Llena ${Math.random()} ${'ñ'.repeat(8_000)}` } })

const fillAndFree = async (disk: SmallDisk, env: Record<string, string>, server: ServerProcess) => {
  const problems: string[] = []
  const address = await addressOf(server)
  const token = await signIn(address)
  const ask = async (method: string, path: string, options: Call = {}) => {
    const answer = await call(method, address + path, { token, ...options }).catch(() => undefined)
    return { status: answer?.status ?? 0, text: answer?.text ?? '' }
  }
  const expect = (what: string, { status, text }: { status: number; text: string }, expected: number) => {
    // An engine that cannot continue without space ends the server, which logs the reason.
    if (status === 0 && SAID_AT_THE_END.test(server.output())) return
    const isSaid = status < 500 || FULL.test(text)
    if (status !== expected || !isSaid) problems.push(`${what} was answered with ${status} ${text.slice(0, 200)}`)
  }
  const writers = startWriters(address, token, WRITERS)
  await writers.untilAcknowledged(40)
  disk.fill()
  let written = await ask('POST', '/api/magnitudes/', { json: large() })
  for (let n = 0; n < 100 && written.status === 201; n++) written = await ask('POST', '/api/magnitudes/', { json: large() })
  expect('a write', written, 507)
  // Without writers: a small write may still fit, after which the server reports itself healthy.
  await writers.stop()
  const form = multipart({ name: 'imagen', content: await picture(), filename: 'foto.png', type: 'image/png' })
  expect('an upload', await ask('POST', '/api/familias/1/upload_imagen/', form), 507)
  expect('a list', await ask('GET', '/api/familias/'), 200)
  expect('the health check', await ask('GET', '/api/salud/'), 503)
  disk.free()
  if (server.child.exitCode === null) {
    expect('the health check afterwards', await ask('GET', '/api/salud/'), 200)
    expect('a write afterwards', await ask('POST', '/api/magnitudes/', { json: large() }), 201)
  }
  const memoryMb = server.child.exitCode === null ? highestMemory(server.child.pid ?? 0) : 0
  await endServer(server)
  const again = spawnServer(env)
  try {
    await addressOf(again)
    return { faults: await writers.faults(), problems, memoryMb, writes: writers.acknowledged() }
  } finally {
    await endServer(again)
  }
}

/** Disk that fills up under writers and is freed again: responses have the reason, and acknowledged records stay. */
export const fullDisk: Scenario = {
  title: 'Disk full under four writers',
  engines: ['embedded'],
  isShort: () => true,
  run: async (_engine, size) => {
    const rounds = size === 'whole' ? 5 : 1
    let [lost, writes, memory] = [0, 0, 0]
    const problems: string[] = []
    for (let round = 0; round < rounds; round++) {
      const disk = mountSmallDisk(110 + 7 * round)
      if (disk === undefined)
        return { tried: 'skipped: nothing can be mounted', lost: 0, stallMs: undefined, memoryMb: 0, problems: [], isSkipped: true }
      const env = { DATA_DIR: join(disk.directory, 'data'), PORT: String(await freePort()), SEED_DEMO: '1', SEED_SCALE: '0' }
      const server = spawnServer(env)
      try {
        const found = await fillAndFree(disk, env, server)
        lost += found.faults.length
        writes += found.writes
        memory = Math.max(memory, found.memoryMb)
        problems.push(...found.faults, ...found.problems)
      } finally {
        server.child.kill('SIGKILL')
        await server.ended
        disk.remove()
      }
    }
    return { tried: `${rounds} full disks, ${writes} writes`, lost, stallMs: undefined, memoryMb: memory, problems }
  },
}
