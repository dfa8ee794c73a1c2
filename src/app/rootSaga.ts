import { cuentaSaga } from '@/features/cuenta/saga'
import { maestrasSaga } from '@/features/maestras/saga'
import { sessionSaga } from '@/features/session/saga'
import { catalogues } from '@/store/catalogues'
import { spawn, type Saga } from '@/store/effects'
import { memorySaga } from '@/store/memory/saga'

/** Spawned, so that no part's failure ends another's watch. */
export function* rootSaga(): Saga {
  for (const { saga } of catalogues) yield* spawn(saga)
  for (const saga of [memorySaga, sessionSaga, cuentaSaga, maestrasSaga]) yield* spawn(saga)
}
