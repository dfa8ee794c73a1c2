import { filesIn, isOutdated, markOf, type Draft } from '@/kits/drafts/model/draft'
import { isAllSaved } from '@/kits/drafts/model/halfSaved'
import {
  draftsOf,
  openDrafts,
  putDraft,
  putRun,
  readDraft,
  removeDrafts,
  removeDraftsOf,
  removeRun,
  ticketsOf,
  type DraftDatabase,
} from '@/kits/drafts/database'
import { keptRunOf, type KeptRun } from '@/kits/drafts/keptRun'
import { reportError } from '@/store/reportError'
import type { Journal } from '@/store/sequences/journal'
import { fileVault } from '@/store/vault'

export interface Disk {
  open?: () => Promise<DraftDatabase>
  /** Turns a run as it was kept, by an earlier version perhaps, into one of today. */
  readRun?: (run: KeptRun) => KeptRun
}

/**
 * Writes drafts of one user, each draft's in the order in which they were asked for. What a draft's save learns goes with it, as long as the
 * draft is kept; of any other run nothing is.
 */
export const createKeeper = (user: string, { open = openDrafts, readRun = run => run }: Disk = {}) => {
  const database = open()
  // Whoever asks for something hears of it.
  database.catch(() => undefined)
  /** By draft: its last write, and the files that are on disk. */
  const lasts = new Map<string, Promise<unknown>>()
  const filed = new Map<string, Set<string>>()
  const draftsOfRuns = new Map<string, string>()
  /** Drafts as they were written last, by id. */
  const contents = new Map<string, Draft['content']>()
  /** Runs as they were noted last, by key. */
  const runs = new Map<string, KeptRun>()

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
    const wanted = filesIn([values, parts, dialog]).map(({ ticket }) => ticket)
    const known = filed.get(draft.id) ?? new Set()
    const added = new Map(wanted.filter(ticket => !known.has(ticket)).flatMap(fileOf))
    const gone = [...known].filter(ticket => !wanted.includes(ticket))
    draftsOfRuns.set(draft.content.runKey, draft.id)
    contents.set(draft.id, draft.content)
    filed.set(draft.id, new Set(wanted))
    const written = database.then(opened => putDraft(opened, draft, { added, gone }))
    written.catch(() => filed.set(draft.id, known))
    lasts.set(
      draft.id,
      Promise.all([lasts.get(draft.id), written]).catch(() => undefined),
    )
    return written
  }

  /** Files of a draft that this page has written, or read, are known at once. */
  const filesOf = async (id: string): Promise<Iterable<string>> => filed.get(id) ?? ticketsOf(await database, id)

  const removeKept = async (ids: readonly string[]): Promise<void> => {
    const files = await Promise.all(ids.map(filesOf))
    await removeDrafts(
      await database,
      ids,
      files.flatMap(tickets => [...tickets]),
    )
  }

  const forgetRun = (key: string): void => {
    draftsOfRuns.delete(key)
    runs.delete(key)
  }

  const removing = async (ids: readonly string[]): Promise<void> => {
    const removed = removeKept(ids)
    for (const id of ids) {
      filed.delete(id)
      contents.delete(id)
      for (const [key, draft] of draftsOfRuns) if (draft === id) forgetRun(key)
    }
    await removed
  }

  // A draft that somebody deletes on their way out must not be there for the next one: the database stays open until it is gone [DR-07].
  let removals: Promise<unknown> = Promise.resolve()
  const awaited = (removal: Promise<void>): Promise<void> => {
    removals = Promise.allSettled([removals, removal])
    return removal
  }

  const removingAll = async (): Promise<void> => {
    for (const each of [filed, contents, draftsOfRuns, runs]) each.clear()
    await Promise.allSettled(lasts.values())
    await removeDraftsOf(await database, user)
  }

  /** Catches errors of keeping drafts and runs: no save fails because of them. */
  const ofRun = async (key: string, work: (id: string) => Promise<unknown>): Promise<void> => {
    const id = draftsOfRuns.get(key)
    if (id === undefined) return
    try {
      await work(id)
    } catch (error) {
      reportError('borradores', error)
    }
  }

  const journal: Journal = {
    note: (sequence, run, error) =>
      ofRun(sequence.key, id => {
        const kept = keptRunOf(sequence, run, error, runs.get(sequence.key))
        if (isAllSaved(kept)) kept.saves = markOf(contents.get(id) ?? {})
        runs.set(sequence.key, kept)
        return after(id, async () => {
          // The draft was discarded meanwhile.
          if (draftsOfRuns.get(sequence.key) === id) await putRun(await database, id, kept)
        })
      }),
    end: (key, isSaved) =>
      ofRun(key, id => {
        runs.delete(key)
        return after(id, async () => (isSaved ? removeKept([id]) : removeRun(await database, id)))
      }),
  }

  return {
    keep,
    remove: (ids: readonly string[]) => awaited(removing(ids)),
    /** All that the user has, whatever tab has written it. */
    removeAll: () => awaited(removingAll()),
    /** The draft that a run belongs to, if any. */
    draftOfRun: (key: string): string | undefined => draftsOfRuns.get(key),
    /** Its form is open again: what its save learns is kept. */
    adopt({ id, content }: Draft): void {
      draftsOfRuns.set(content.runKey, id)
      contents.set(id, content)
    },
    /** Run as this page noted it last. */
    runOf: (key: string): KeptRun | undefined => runs.get(key),
    journal,
    /** Kept drafts, without those older than 90 days and those whose page went when all was saved. */
    async list(): Promise<{ draft: Draft; run: KeptRun | undefined }[]> {
      const all = (await draftsOf(await database, user)).map(({ draft, run }) => ({ draft, run: run && readRun(run) }))
      const over = all.filter(
        ({ draft, run }) => isOutdated(draft, Date.now()) || (run && isAllSaved(run) && run.saves === markOf(draft.content)),
      )
      if (over.length > 0) await removeKept(over.map(({ draft }) => draft.id))
      return all.filter(each => !over.includes(each))
    },
    /** With its files back in the vault, under the tickets that they had. */
    async read(id: string): Promise<{ draft: Draft | undefined; run: KeptRun | undefined }> {
      await lasts.get(id)
      const { draft, run, files } = await readDraft(await database, id)
      filed.set(id, new Set(files.map(([ticket]) => ticket)))
      for (const [ticket, file] of files) if (file) fileVault.restore({ ticket }, file, id)
      return { draft, run: run && readRun(run) }
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
