import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { LiveChange } from '@/shared/live'
import type { Schema } from '../database/schema'
import { readChanges, readVersions } from './readChanges'

/**
 * Reads what has changed and tells it, from the moment of `start` until `stop`. Reads follow each other: one that is asked for while another
 * is under way comes after it, once, and not before `gapMs` have passed.
 * @param failed hears of reads that the database did not answer; `isBehind` says that one has to follow
 */
export const createFeed = (db: Kysely<Schema>, gapMs: number, tell: (change: LiveChange) => void, failed: (error: unknown) => void) => {
  let known: Awaited<ReturnType<typeof readVersions>> | undefined
  let starting: Promise<void> | undefined
  let isReading = false
  let isAsked = false
  let isBehind = false

  /** Ends early where the feed was stopped meanwhile. */
  const readOnce = async () => {
    const versions = known
    if (versions === undefined) return
    for (const [recurso, version] of await readVersions(db)) {
      const since = versions.get(recurso)
      if (since === version) continue
      const changes = since === undefined ? [] : await readChanges(db, recurso, since)
      if (known !== versions) return
      versions.set(recurso, changes[0]?.version ?? version)
      changes.forEach(tell)
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
      known = await readVersions(db)
    } finally {
      starting = undefined
    }
    // Reads at once: a notification of a later change may have come before the answer.
    read()
  }

  return {
    /** Comes once all later changes will be told. */
    start: async () => {
      if (known === undefined) await (starting ??= begin())
    },
    stop: () => {
      known = undefined
    },
    read,
    isBehind: () => isBehind,
  }
}
