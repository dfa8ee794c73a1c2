import { selectUser } from '@/features/cuenta/slice'
import { runOfDraft } from '@/features/importar/run/draftIds'
import { discardAllRequested, draftEnded } from '@/kits/drafts/slice'
import { call, select, type Saga } from '@/store/effects'
import { watch } from '@/store/watch'
import { lazyPart } from '@/ui/lazyPart'

/** Imports in IndexedDB (2 KiB), loaded on demand: needed here for their deletion only. */
const keptRunsPart = lazyPart(() => import('@/features/importar/run/keptRuns'))

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
 * Deletes interrupted imports with their drafts, which the user discards one by one, or all of them before a sign-out [IX-06, DR-07]. Runs
 * beyond the session, because the sign-out does not wait for the deletion.
 */
export const importsOfUser = watch({
  first: [
    [draftEnded, dropImport, ({ payload }) => payload.id],
    [discardAllRequested, dropImports],
  ],
})
