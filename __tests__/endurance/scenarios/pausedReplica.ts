import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '@test/support/call'
import { signIn, startFilledPostgres } from '@test/support/server'
import { addressOf, endServer, spawnServer } from '@test/support/serverProcess'
import { whileHeld } from '@test/support/whileHeld'
import { startWriters } from '@test/support/writers'
import type { Scenario } from '../scenario'
import { highestMemory } from '../watch'

const WRITERS = 4
const LIMITS = { DATABASE_LOCK_TIMEOUT_MS: '500', DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '1500' }
const EXPECTED = [0, 200, 201, 204, 404, 503]

/** Replica that is paused during a save and resumed: its save is rolled back, and the saves of the others continue. */
export const pausedReplica: Scenario = {
  title: 'A replica paused in a save under writers',
  engines: ['postgres'],
  isShort: () => true,
  run: async (_engine, size) => {
    const [rounds, others] = size === 'whole' ? [10, 2] : [1, 1]
    const directory = mkdtempSync(join(tmpdir(), 'nutricion-endurance-'))
    const postgres = await startFilledPostgres()
    const databaseUrl = await postgres.createDatabase()
    const servers = Array.from({ length: 1 + others }, () => spawnServer({ DATA_DIR: directory, DATABASE_URL: databaseUrl, ...LIMITS }))
    const problems: string[] = []
    try {
      const [at = '', ...addresses] = await Promise.all(servers.map(addressOf))
      const paused = servers[0]?.child
      const token = await signIn(at)
      const save = (name: string) =>
        call('POST', `${at}/api/magnitudes/`, { token, json: { valor: { es_ES: name } } }).then(({ status }) => status, String)
      const writing = addresses.map(address => startWriters(address, token, WRITERS))
      const refused = () => writing.reduce((sum, { statuses }) => sum + (statuses().get(503) ?? 0), 0)
      for (let round = 0; round < rounds; round++) {
        await Promise.all(writing.map(writers => writers.untilAcknowledged(40)))
        let interrupted: Promise<number | string> | undefined
        await whileHeld(databaseUrl, 'lock table magnitudes in exclusive mode', async waiting => {
          interrupted = save(`Interrumpida ${round}`)
          // Waits for all writers and the save of the replica to pause.
          await waiting(WRITERS * others + 1)
          paused?.kill('SIGSTOP')
        })
        const before = refused()
        await Promise.all(writing.map(writers => writers.untilAcknowledged(40)))
        if (refused() === before) problems.push('the paused replica held no save up: nothing was tried')
        paused?.kill('SIGCONT')
        const status = await interrupted
        if (status !== 503) problems.push(`the interrupted save was answered with ${status}`)
        const next = await save(`Despierta ${round}`)
        if (next !== 201) problems.push(`a save after the pause was answered with ${next}`)
      }
      await Promise.all(writing.map(writers => writers.stop()))
      const faults = (await Promise.all(writing.map(writers => writers.faults()))).flat()
      const strange = writing.flatMap(writers => [...writers.statuses()].filter(([status]) => !EXPECTED.includes(status)))
      return {
        tried: `${rounds} pauses, ${writing.reduce((sum, { acknowledged }) => sum + acknowledged(), 0)} writes`,
        lost: faults.length,
        stallMs: undefined,
        memoryMb: Math.max(...servers.map(({ child }) => highestMemory(child.pid ?? 0))),
        problems: [...problems, ...faults, ...strange.map(([status, times]) => `${status} was answered ${times} times`)],
      }
    } finally {
      servers[0]?.child.kill('SIGCONT')
      await Promise.all(servers.map(endServer))
      await postgres.stop()
      rmSync(directory, { recursive: true, force: true })
    }
  },
}
