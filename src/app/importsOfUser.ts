import { selectUser } from '@/features/cuenta/slice'
import { logoutRequested } from '@/features/session/slice'
import { call, select, type Saga } from '@/store/effects'
import { watch } from '@/store/watch'
import { lazyPart } from '@/ui/lazyPart'

/** Imports in IndexedDB (2 KiB), loaded on demand: needed here on sign-out only. */
const keptRunsPart = lazyPart(() => import('@/features/importar/run/keptRuns'))

function* dropImports(): Saga {
  const user = yield* select(selectUser)
  if (!user || typeof indexedDB === 'undefined') return
  const { forgetRunsOf, ownerOf } = yield* call(keptRunsPart.load)
  yield* call(forgetRunsOf, ownerOf(user.email))
}

/** Deletes interrupted imports when the user signs out, because they contain whole files [IX-06]. */
export const importsOfUser = watch({ first: [[logoutRequested, dropImports]] })
