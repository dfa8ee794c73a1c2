import { isOutdated, ticketsIn, type Draft } from '@/domain/draft/draft'
import {
  draftsOf,
  openDrafts,
  putDraft,
  putRun,
  readDraft,
  removeDrafts,
  removeDraftsOf,
  type DraftDatabase,
  type KeptRun,
} from '@/store/drafts/database'
import { reportError } from '@/store/reportError'
import type { Journal } from '@/store/sequences/journal'
import type { Run } from '@/store/sequences/slice'
import { fileVault } from '@/store/vault'

/**
 * Writes drafts of one user, each draft's in the order in which they were asked for. What a draft's save learns goes with it, as long as the
 * draft is kept; of any other run nothing is.
 */
export const createKeeper = (user: string, open: () => Promise<DraftDatabase> = openDrafts) => {
  const database = open()
  // Whoever asks for something hears of it.
  database.catch(() => undefined)
  /** By draft: its last write, and the files that are on disk. */
  const lasts = new Map<string, Promise<unknown>>()
  const filed = new Map<string, Set<string>>()
  const draftsOfRuns = new Map<string, string>()

  const after = <T>(id: string, write: () => Promise<T>): Promise<T> => {
    const written = (lasts.get(id) ?? Promise.resolve()).catch(() => undefined).then(write)
    lasts.set(id, written)
    return written
  }

  const fileOf = (ticket: string): [string, File][] => {
    try {
      return [[ticket, fileVault.open({ ticket })]]
    } catch {
      // Uploaded meanwhile, and let go.
      return []
    }
  }

  const keep = (draft: Draft): Promise<void> => {
    const { values, parts, dialog } = draft.content
    const wanted = [values, parts, dialog].flatMap(ticketsIn)
    const known = filed.get(draft.id) ?? new Set()
    const added = new Map(wanted.filter(ticket => !known.has(ticket)).flatMap(fileOf))
    const gone = [...known].filter(ticket => !wanted.includes(ticket))
    draftsOfRuns.set(draft.content.runKey, draft.id)
    filed.set(draft.id, new Set(wanted))
    const written = database.then(opened => putDraft(opened, draft, { added, gone }))
    written.catch(() => filed.set(draft.id, known))
    lasts.set(
      draft.id,
      Promise.all([lasts.get(draft.id), written]).catch(() => undefined),
    )
    return written
  }

  const removing = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      filed.delete(id)
      for (const [key, draft] of draftsOfRuns) if (draft === id) draftsOfRuns.delete(key)
    }
    for (const id of ids) await lasts.get(id)
    await removeDrafts(await database, ids)
  }

  // A draft that somebody deletes on their way out must not be there for the next one: the database stays open until it is gone [DR-07].
  let removals: Promise<unknown> = Promise.resolve()
  const awaited = (removal: Promise<void>): Promise<void> => {
    removals = Promise.allSettled([removals, removal])
    return removal
  }

  const removingAll = async (): Promise<void> => {
    filed.clear()
    draftsOfRuns.clear()
    await Promise.allSettled(lasts.values())
    await removeDraftsOf(await database, user)
  }

  const noteRun = async (key: string, { steps, facts, save, progress }: Run): Promise<void> => {
    const id = draftsOfRuns.get(key)
    if (id === undefined) return
    const run: KeptRun = { key, steps, facts, save, progress }
    await after(id, async () => putRun(await database, id, run)).catch((error: unknown) => reportError('borradores', error))
  }

  return {
    keep,
    remove: (ids: readonly string[]) => awaited(removing(ids)),
    /** All that the user has, whatever tab has written it. */
    removeAll: () => awaited(removingAll()),
    /** The draft that a run belongs to, if any. */
    draftOfRun: (key: string): string | undefined => draftsOfRuns.get(key),
    /** Its form is open again: what its save learns is kept. */
    adopt: ({ id, content }: Draft): void => void draftsOfRuns.set(content.runKey, id),
    journal: { note: noteRun } satisfies Journal,
    /** All that are kept, without those that nobody has come back to for 90 days. */
    async list(): Promise<{ draft: Draft; run: KeptRun | undefined }[]> {
      const opened = await database
      const all = await draftsOf(opened, user)
      const outdated = all.filter(({ draft }) => isOutdated(draft, Date.now()))
      if (outdated.length > 0)
        await removeDrafts(
          opened,
          outdated.map(({ draft }) => draft.id),
        )
      return all.filter(each => !outdated.includes(each))
    },
    /** With its files back in the vault, under the tickets that they had. */
    async read(id: string): Promise<{ draft: Draft | undefined; run: KeptRun | undefined }> {
      await lasts.get(id)
      const { draft, run, files } = await readDraft(await database, id)
      filed.set(id, new Set(files.map(([ticket]) => ticket)))
      for (const [ticket, file] of files) if (file) fileVault.restore({ ticket }, file, id)
      return { draft, run }
    },
    async close(): Promise<void> {
      await removals
      await Promise.allSettled(lasts.values())
      await database.then(
        opened => opened.close(),
        () => undefined,
      )
    },
  }
}

export type Keeper = ReturnType<typeof createKeeper>
