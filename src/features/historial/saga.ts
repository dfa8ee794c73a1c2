import { loadActivity, loadMore } from '@/features/historial/actividad/loadActivity'
import { moreAsked, restoreKey, restoreRequested } from '@/features/historial/events'
import { restore } from '@/features/historial/papelera/restore'
import { learnRecords, learnWhole } from '@/features/historial/actividad/unfold'
import { activityAsked, claveOf, recordsAsked, wholeAsked } from '@/features/historial/slice'
import { usuarios } from '@/store/catalogues'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

export function* historialSaga(): Saga {
  yield* fork(onFirst<ReturnType<typeof restoreRequested>>, restoreRequested, ({ payload }) => restoreKey(payload), restore)
  // The filter of users names all of them.
  yield* fork(onFirst<ReturnType<typeof activityAsked>>, activityAsked, () => '', usuarios.loadMissing)
  yield* fork(onLatest<ReturnType<typeof activityAsked>>, activityAsked, () => '', loadActivity)
  yield* fork(onLatest<ReturnType<typeof recordsAsked>>, recordsAsked, ({ payload }) => String(payload), learnRecords)
  yield* fork(onFirst<ReturnType<typeof wholeAsked>>, wholeAsked, ({ payload }) => claveOf(payload), learnWhole)
  yield* fork(onFirst<ReturnType<typeof moreAsked>>, moreAsked, () => '', loadMore)
}
