import { FOLLOWED_MS, followActivity, loadActivity, loadMore } from '@/features/historial/actividad/loadActivity'
import { nextPageRequested, restoreKey, restoreRequested, undoKey, undoRequested } from '@/features/historial/events'
import { restore } from '@/features/historial/papelera/restore'
import { forgetUndos, undo } from '@/features/historial/actividad/undo'
import { loadRecords, loadFullTexts } from '@/features/historial/actividad/unfold'
import { activityRequested, activityLeft, recordKeyOf, recordsRequested, fullTextsRequested } from '@/features/historial/slice'
import { usuarios } from '@/store/catalogues'
import { dataChanged } from '@/store/live/events'
import { watch } from '@/store/watch'

export const historialSaga = watch({
  first: [
    [restoreRequested, restore, ({ payload }) => restoreKey(payload)],
    // Loads the users for the filter.
    [activityRequested, usuarios.loadMissing],
    [fullTextsRequested, loadFullTexts, ({ payload }) => recordKeyOf(payload)],
    [nextPageRequested, loadMore],
    [undoRequested, undo, ({ payload }) => undoKey(payload.id)],
  ],
  latest: [
    [activityLeft, forgetUndos],
    [activityRequested, loadActivity],
    [recordsRequested, loadRecords, ({ payload }) => String(payload)],
  ],
  paused: [[dataChanged, followActivity, FOLLOWED_MS]],
})
