import { isAnyOf } from '@reduxjs/toolkit'
import { reloadEstados } from '@/features/cultivos/reloadEstados'
import { estadosFollowed, ordersKey, selectCultivo } from '@/features/cultivos/slice'
import { delay, put, select, take, type Saga } from '@/store/effects'
import { selectIsRunning, sequenceFailed, sequenceFinished } from '@/store/sequences/slice'

/** Pause before the stages are read, in milliseconds, because a move writes several of them. */
const PAUSE_MS = 200

function* ordersSaved(key: string): Saga {
  while (yield* select(selectIsRunning, key)) yield* take(isAnyOf(sequenceFinished, sequenceFailed))
}

/** Updates the stages of the open crop after a change on the server [SY-04]. Waits for a running save of moved stages. */
export function* followEstados(): Saga {
  yield* delay(PAUSE_MS)
  const { formId, id, cultivo } = yield* select(selectCultivo)
  if (!cultivo || id === null) return
  const key = ordersKey({ formId })
  while (true) {
    yield* ordersSaved(key)
    const { estados: before } = yield* select(selectCultivo)
    const stages = yield* reloadEstados(id)
    const { formId: open, estados } = yield* select(selectCultivo)
    if (open !== formId) return
    // A move during the read makes the read orders stale, even if its save has ended.
    if (estados !== before) continue
    yield* put(estadosFollowed({ formId, ...stages }))
    return
  }
}
