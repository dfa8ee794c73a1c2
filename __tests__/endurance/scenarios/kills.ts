import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@demo/random'
import { freePort } from '@test/support/freePort'
import { putFilledDatabase, signIn } from '@test/support/server'
import { addressOf, endServer, spawnServer } from '@test/support/serverProcess'
import { startWriters } from '@test/support/writers'
import type { Scenario } from '../scenario'
import { highestMemory } from '../watch'

const WRITERS = 4

/** Server that is killed at random moments during writes, and started again on its data. */
export const kills: Scenario = {
  title: 'Killed under four writers',
  engines: ['embedded'],
  isShort: () => true,
  run: async (_engine, size) => {
    const rounds = size === 'whole' ? 100 : 3
    const random = createRandom('kills')
    const directory = mkdtempSync(join(tmpdir(), 'nutricion-endurance-'))
    const env = { DATA_DIR: directory, PORT: String(await freePort()), SEED_DEMO: '1', SEED_SCALE: '0' }
    await putFilledDatabase(directory)
    let server = spawnServer(env)
    try {
      const address = await addressOf(server)
      const writers = startWriters(address, await signIn(address), WRITERS)
      for (let round = 0; round < rounds; round++) {
        await writers.untilAcknowledged(WRITERS + random.integer(0, 40))
        await wait(random.integer(0, 50))
        server.child.kill('SIGKILL')
        await server.ended
        server = spawnServer(env)
        await addressOf(server)
      }
      await writers.untilAcknowledged(WRITERS)
      await writers.stop()
      const faults = await writers.faults()
      const memoryMb = highestMemory(server.child.pid ?? 0)
      await endServer(server)
      return {
        tried: `${rounds} kills, ${writers.acknowledged()} writes`,
        lost: faults.length,
        stallMs: undefined,
        memoryMb,
        problems: faults,
      }
    } finally {
      server.child.kill('SIGKILL')
      await server.ended
      rmSync(directory, { recursive: true, force: true })
    }
  },
}
