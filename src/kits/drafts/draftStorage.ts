import { filesIn, isOutdated, markOf, type Draft } from '@/kits/drafts/model/draft'
import { isAsSaved } from '@/kits/drafts/model/isAsSaved'
import { isAllSaved } from '@/kits/drafts/model/halfSaved'
import {
  draftsOf,
  lazyDrafts,
  putDraft,
  putRun,
  readDraft,
  removeDrafts,
  removeDraftsOf,
  removeRun,
  ticketsOf,
  type DraftDatabase,
} from '@/kits/drafts/database'
import { withWords } from '@/kits/drafts/earlierRuns'
import { keptRunOf, type KeptRun } from '@/kits/drafts/keptRun'
import { reportError } from '@/store/reportError'
import type { Journal } from '@/store/sequences/journal'
import { fileVault } from '@/store/vault'

/** Connection to the draft database, opened again after it was closed. */
export type OpenDatabase = () => Promise<DraftDatabase>

/**
 * Writes the drafts of one user; writes of the same draft happen in the order of the calls. The run of a save is kept together with its
 * draft; runs of other saves are not kept.
 */
export const createDraftStorage = (user: string, database: OpenDatabase = lazyDrafts()) => {
  /** Last write and tickets on disk, by draft id. */
  const lasts = new Map<string, Promise<unknown>>()
  const filed = new Map<string, Set<string>>()
  const draftsOfRuns = new Map<string, string>()
  /** Contents of the last write, by draft id. */
  const contents = new Map<string, Draft['content']>()
  /** Last noted run, by key. */
  const runs = new Map<string, KeptRun>()
  /** Contents that the last save of a run sends, by key; undefined for a draft that was not written before. */
  const sent = new Map<string, Draft['content'] | undefined>()

  const after = <T>(id: string, write: () => Promise<T>): Promise<T> => {
    const written = (lasts.get(id) ?? Promise.resolve()).catch(() => undefined).then(write)
    lasts.set(id, written)
    return written
  }

  const fileOf = (ticket: string): [string, File][] => {
    const file = fileVault.find({ ticket })
    // Without a file that was uploaded and released meanwhile.
    return file ? [[ticket, file]] : []
  }

  /** Writes a draft. Resolves to false when it was removed meanwhile. */
  const keep = async (draft: Draft): Promise<boolean> => {
    const { values, parts, dialog } = draft.content
    const tickets = filesIn([values, parts, dialog]).map(({ ticket }) => ticket)
    const storedTickets = filed.get(draft.id) ?? new Set()
    const added = new Map(tickets.filter(ticket => !storedTickets.has(ticket)).flatMap(fileOf))
    const gone = [...storedTickets].filter(ticket => !tickets.includes(ticket))
    draftsOfRuns.set(draft.content.runKey, draft.id)
    contents.set(draft.id, draft.content)
    filed.set(draft.id, new Set(tickets))
    const written = database().then(opened => putDraft(opened, draft, { added, gone }))
    written.catch(() => filed.set(draft.id, storedTickets))
    lasts.set(
      draft.id,
      Promise.all([lasts.get(draft.id), written]).catch(() => undefined),
    )
    await written
    const { runKey } = draft.content
    const [run, before] = [runs.get(runKey), sent.get(runKey)]
    if (run?.saves !== undefined && before && isAsSaved(before, draft.content))
      await writeRun(draft.id, { ...run, saves: markOf(draft.content) })
    return contents.has(draft.id)
  }

  /** Tickets of a draft's files. Known without a query for drafts that this page has written or read. */
  const filesOf = async (id: string): Promise<Iterable<string>> => filed.get(id) ?? ticketsOf(await database(), id)

  const removeKept = async (ids: readonly string[]): Promise<void> => {
    const files = await Promise.all(ids.map(filesOf))
    await removeDrafts(
      await database(),
      ids,
      files.flatMap(tickets => [...tickets]),
    )
  }

  /** Forgets the writes of a draft that was deleted: the next one has all files again. A run stays, because its save may be under way. */
  const forget = (id: string): void => {
    filed.delete(id)
    contents.delete(id)
  }

  const forgetRun = (key: string): void => {
    draftsOfRuns.delete(key)
    runs.delete(key)
    sent.delete(key)
  }

  const removing = async (ids: readonly string[]): Promise<void> => {
    const removed = removeKept(ids)
    for (const id of ids) {
      forget(id)
      for (const [key, draft] of draftsOfRuns) if (draft === id) forgetRun(key)
    }
    await removed
  }

  // Pending removals. The database stays open until they end: a draft deleted on sign-out must not be there for the next user [DR-07].
  let removals: Promise<unknown> = Promise.resolve()
  const awaited = (removal: Promise<void>): Promise<void> => {
    removals = Promise.allSettled([removals, removal])
    return removal
  }

  const removingAll = async (): Promise<void> => {
    for (const each of [filed, contents, draftsOfRuns, runs, sent]) each.clear()
    await Promise.allSettled(lasts.values())
    await removeDraftsOf(await database(), user)
  }

  /** Calls `work` with the draft of a run. Errors are reported and swallowed: a save must not fail because of its draft. */
  const ofRun = async (key: string, work: (id: string) => Promise<unknown>): Promise<void> => {
    const id = draftsOfRuns.get(key)
    if (id === undefined) return
    try {
      await work(id)
    } catch (error) {
      reportError('borradores', error)
    }
  }

  const writeRun = (id: string, run: KeptRun): Promise<void> => {
    runs.set(run.key, run)
    return after(id, async () => {
      // Skipped when the draft was discarded meanwhile.
      if (draftsOfRuns.get(run.key) === id) await putRun(await database(), id, run)
    })
  }

  const markOfContent = (content: Draft['content'] | undefined): string => markOf(content ?? {})

  /** Id of the draft of a run, and whether the draft has been edited since the save began. */
  const draftOfRun = (key: string): { id: string; isEdited: boolean } | undefined => {
    const id = draftsOfRuns.get(key)
    return id === undefined
      ? undefined
      : { id, isEdited: sent.has(key) && contents.has(id) && markOfContent(sent.get(key)) !== markOfContent(contents.get(id)) }
  }

  const journal: Journal = {
    note: (sequence, run, error) =>
      ofRun(sequence.key, id => {
        // First note of a save, made before its first step.
        if (run.steps.every(({ state }) => state === 'waiting')) sent.set(sequence.key, contents.get(id))
        const kept = keptRunOf(sequence, run, error, runs.get(sequence.key))
        if (isAllSaved(kept)) kept.saves = markOfContent(sent.has(sequence.key) ? sent.get(sequence.key) : contents.get(id))
        return writeRun(id, kept)
      }),
    end: (key, isSaved) =>
      ofRun(key, id => {
        runs.delete(key)
        return after(id, async () => (isSaved && draftOfRun(key)?.isEdited !== true ? removeKept([id]) : removeRun(await database(), id)))
      }),
  }

  return {
    keep,
    forget,
    remove: (ids: readonly string[]) => awaited(removing(ids)),
    /** Removes all drafts of the user, from every tab. */
    removeAll: () => awaited(removingAll()),
    draftOfRun,
    /** Links a recovered draft to its run: the progress of the save is kept again. */
    adopt({ id, content }: Draft): void {
      draftsOfRuns.set(content.runKey, id)
      contents.set(id, content)
    },
    /** Keeps the run of a recovered draft that has another id now: without the run a second crash would lose the progress of the save. */
    keepRun: (run: KeptRun) => ofRun(run.key, id => writeRun(id, run)),
    /** Last run noted by this page. */
    runOf: (key: string): KeptRun | undefined => runs.get(key),
    journal,
    /** Kept drafts. Removes drafts older than 90 days, and drafts of which all was saved before their page closed. */
    async list(): Promise<{ draft: Draft; run: KeptRun | undefined }[]> {
      const all = (await draftsOf(await database(), user)).map(({ draft, run }) => ({ draft, run: run && withWords(run) }))
      const over = all.filter(
        ({ draft, run }) => isOutdated(draft, Date.now()) || (run && isAllSaved(run) && run.saves === markOf(draft.content)),
      )
      if (over.length > 0) await removeKept(over.map(({ draft }) => draft.id))
      return all.filter(each => !over.includes(each))
    },
    /** Draft without its run and files. */
    readContent: async (id: string): Promise<Draft | undefined> => (await database()).get('drafts', id),
    /** Draft with its run; its files go back into the vault under their old tickets. */
    async read(id: string): Promise<{ draft: Draft | undefined; run: KeptRun | undefined }> {
      await lasts.get(id)
      const { draft, run, files } = await readDraft(await database(), id)
      filed.set(id, new Set(files.map(([ticket]) => ticket)))
      for (const [ticket, file] of files) if (file) fileVault.restore({ ticket }, file, id)
      return { draft, run: run && withWords(run) }
    },
    async close(): Promise<void> {
      await removals
      await Promise.allSettled(lasts.values())
      await database().then(
        opened => opened.close(),
        () => undefined,
      )
    },
  }
}

export type DraftStorage = ReturnType<typeof createDraftStorage>
