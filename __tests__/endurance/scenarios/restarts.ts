import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn, startFilledPostgres } from '@test/support/server'
import { addressOf, endServer, spawnServer } from '@test/support/serverProcess'
import { startWriters } from '@test/support/writers'
import type { Scenario } from '../scenario'
import { highestMemory } from '../watch'

const WRITERS = 8
const EXPECTED = [0, 200, 201, 204, 503]

/** PostgreSQL that stops and starts again: clients are asked to retry, and the server process continues. */
export const restarts: Scenario = {
  title: 'PostgreSQL restarted under eight writers',
  engines: ['postgres'],
  isShort: () => true,
  run: async (_engine, size) => {
    const rounds = size === 'whole' ? 30 : 2
    const directory = mkdtempSync(join(tmpdir(), 'nutricion-endurance-'))
    const postgres = await startFilledPostgres()
    const server = spawnServer({ DATA_DIR: directory, DATABASE_URL: await postgres.createDatabase() })
    try {
      const address = await addressOf(server)
      const writers = startWriters(address, await signIn(address), WRITERS)
      for (let round = 0; round < rounds; round++) {
        await writers.untilAcknowledged(40)
        await postgres.restart()
      }
      await writers.untilAcknowledged(40)
      await writers.stop()
      const faults = await writers.faults()
      const strange = [...writers.statuses()].filter(([status]) => !EXPECTED.includes(status))
      const problems = [
        ...faults,
        ...strange.map(([status, times]) => `${status} was answered ${times} times`),
        ...(server.child.exitCode === null ? [] : ['the server ended']),
      ]
      const tried = `${rounds} restarts, ${writers.acknowledged()} writes`
      return { tried, lost: faults.length, stallMs: undefined, memoryMb: highestMemory(server.child.pid ?? 0), problems }
    } finally {
      await endServer(server)
      await postgres.stop()
      rmSync(directory, { recursive: true, force: true })
    }
  },
}
