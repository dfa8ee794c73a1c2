import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { LiveChange } from '@/shared/live'
import type { Schema } from '../database/schema'
import { readChanges, readVersions } from './readChanges'

/**
 * Reads changes and passes them to `publish`, from `start` until `stop`. Reads do not overlap: all requests during a read lead to one more, which
 * starts `gapMs` after it.
 * @param failed called with the error of a failed read; `isBehind` is true until the next read
 */
export const createFeed = (db: Kysely<Schema>, gapMs: number, publish: (change: LiveChange) => void, failed: (error: unknown) => void) => {
  let knownVersions: Awaited<ReturnType<typeof readVersions>> | undefined
  let starting: Promise<void> | undefined
  let isReading = false
  let isAsked = false
  let isBehind = false

  /** Reads all changes once; ends early if the feed is stopped meanwhile. */
  const readOnce = async () => {
    const versions = knownVersions
    if (versions === undefined) return
    for (const [recurso, version] of await readVersions(db)) {
      const since = versions.get(recurso)
      if (since === version) continue
      const changes = since === undefined ? [] : await readChanges(db, recurso, since)
      if (knownVersions !== versions) return
      versions.set(recurso, changes[0]?.version ?? version)
      changes.forEach(publish)
    }
  }

  const readWhileAsked = async () => {
    while (isAsked) {
      isAsked = false
      isBehind = false
      try {
        await readOnce()
      } catch (error) {
        isBehind = true
        failed(error)
      }
      await pause(gapMs, undefined, { ref: false })
    }
    isReading = false
  }

  const read = () => {
    isAsked = true
    if (isReading) return
    isReading = true
    void readWhileAsked()
  }

  const begin = async () => {
    try {
      knownVersions = await readVersions(db)
    } finally {
      starting = undefined
    }
    // Reads at once: the notification of a later change may have arrived before the versions.
    read()
  }

  return {
    /** Resolves when all later changes are sure to be passed on. */
    start: async () => {
      if (knownVersions === undefined) await (starting ??= begin())
    },
    stop: () => {
      knownVersions = undefined
    },
    read,
    isBehind: () => isBehind,
  }
}
