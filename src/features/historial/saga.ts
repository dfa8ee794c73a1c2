import { FOLLOWED_MS, followActivity, loadActivity, loadMore } from '@/features/historial/actividad/loadActivity'
import { moreAsked, restoreKey, restoreRequested, undoKey, undoRequested } from '@/features/historial/events'
import { restore } from '@/features/historial/papelera/restore'
import { forgetUndos, undo } from '@/features/historial/actividad/undo'
import { learnRecords, learnWhole } from '@/features/historial/actividad/unfold'
import { activityAsked, activityLeft, claveOf, recordsAsked, wholeAsked } from '@/features/historial/slice'
import { usuarios } from '@/store/catalogues'
import { dataChanged } from '@/store/live/dataChanged'
import { watch } from '@/store/watch'

export const historialSaga = watch({
  first: [
    [restoreRequested, restore, ({ payload }) => restoreKey(payload)],
    // Loads the users for the filter.
    [activityAsked, usuarios.loadMissing],
    [wholeAsked, learnWhole, ({ payload }) => claveOf(payload)],
    [moreAsked, loadMore],
    [undoRequested, undo, ({ payload }) => undoKey(payload.id)],
  ],
  latest: [
    [activityLeft, forgetUndos],
    [activityAsked, loadActivity],
    [recordsAsked, learnRecords, ({ payload }) => String(payload)],
  ],
  paused: [[dataChanged, followActivity, FOLLOWED_MS]],
})
