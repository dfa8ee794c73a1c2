import { isAnyOf, nanoid } from '@reduxjs/toolkit'
import { buffers, eventChannel } from 'redux-saga'
import { presenciaApi } from '@/api/live/presencia'
import type { OpenRecord } from '@/shared/live'
import { selectExtensions } from '@/store/configuration'
import { call, endedBy, select, takeNext, within, type Saga } from '@/store/effects'
import { recordLeft, recordShown, selectPlace } from '@/store/live/slice'
import { guarded } from '@/store/watch'

/** Interval of reports in milliseconds: the API forgets a page after 30 s. */
export const REPEAT_MS = 20_000

const isVisible = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible'

const visibilityChannel = () =>
  eventChannel<{ visible: boolean }>(emit => {
    const page = typeof document === 'undefined' ? new EventTarget() : document
    const tell = () => emit({ visible: isVisible() })
    page.addEventListener('visibilitychange', tell)
    return () => page.removeEventListener('visibilitychange', tell)
  }, buffers.sliding(1))

/**
 * Reports the record that the page shows to the API: at once, after each change of its language, every 20 s while the page is visible, and
 * when it is closed. A page without a record sends no reports [SY-05, SY-09].
 */
export function* presenceSaga(): Saga {
  if (!(yield* select(selectExtensions))) return
  const visibility = yield* call(visibilityChannel)
  const pagina = yield* call(() => nanoid())
  let reportedPlace: OpenRecord | null = null
  try {
    while (true) {
      const place: OpenRecord | null = yield* select(selectPlace)
      const formerPlace = reportedPlace
      if (place && isVisible()) {
        reportedPlace = place
        yield* guarded('presencia', () => call(presenciaApi.tell, place, pagina))
      } else if (!place && formerPlace) {
        reportedPlace = null
        yield* guarded('presencia', () => call(presenciaApi.leave, formerPlace, pagina))
      }
      // Calls are sequential: another record may have opened during this one.
      if ((yield* select(selectPlace)) !== place) continue
      const changed = () => takeNext(visibility)
      yield* endedBy(isAnyOf(recordShown, recordLeft), () => (place && isVisible() ? within(REPEAT_MS, changed) : changed()))
    }
  } finally {
    visibility.close()
  }
}
