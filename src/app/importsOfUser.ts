import { selectUser } from '@/features/cuenta/slice'
import { runOfDraft } from '@/features/importar/run/draftIds'
import { mayHaveImports } from '@/features/importar/run/importDatabase'
import { discardAllRequested, discardRequested, draftChanged, draftEnded, draftsListed, selectIsKept } from '@/kits/drafts/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { untilIdle } from '@/store/onIdle'
import { watch } from '@/store/watch'
import { lazyPart } from '@/ui/lazyPart'

/** Imports in IndexedDB (2 KiB), loaded on demand for their deletion. */
const keptRunsPart = lazyPart(() => import('@/features/importar/run/keptRuns'))
/** Drafts of these imports (1 KiB more), loaded in browsers that store imports. */
const draftsOfImportsPart = lazyPart(() => import('@/features/importar/run/draftsOfImports'))

/**
 * Makes drafts of interrupted imports that have none: kept by an earlier version, or by a page whose write of the draft failed. Settled and
 * outdated imports are deleted, with their drafts.
 */
function* listImports(): Saga {
  yield* call(untilIdle)
  const user = yield* select(selectUser)
  if (!user || !(yield* call(mayHaveImports))) return
  const { draftsOfImports } = yield* call(draftsOfImportsPart.load)
  const { drafts, endedIds } = yield* call(draftsOfImports, user.email)
  for (const draft of drafts) if (!(yield* select(selectIsKept, draft.id))) yield* put(draftChanged(draft))
  if (endedIds.length > 0) yield* put(discardRequested({ ids: endedIds }))
}

function* dropImport({ payload: { id, elsewhere } }: ReturnType<typeof draftEnded>): Saga {
  const run = runOfDraft(id)
  if (run === null || elsewhere) return
  const { forgetRun } = yield* call(keptRunsPart.load)
  yield* call(forgetRun, run)
}

function* dropImports(): Saga {
  const user = yield* select(selectUser)
  if (!user || typeof indexedDB === 'undefined') return
  const { forgetRunsOf, ownerOf } = yield* call(keptRunsPart.load)
  yield* call(forgetRunsOf, ownerOf(user.email))
}

/**
 * Keeps interrupted imports and their drafts together: each import is a draft, and is deleted with it. The user discards drafts one by one, or
 * all before a sign-out [IX-06, DR-05, DR-07]. Runs beyond the session, because the sign-out does not wait for the deletion.
 */
export const importsOfUser = watch({
  first: [
    [draftEnded, dropImport, ({ payload }) => payload.id],
    [discardAllRequested, dropImports],
  ],
  latest: [[draftsListed, listImports]],
})
