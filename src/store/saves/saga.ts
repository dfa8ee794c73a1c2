import { authApi } from '@/api/auth'
import { versionesApi } from '@/api/versiones'
import { savesBehind } from '@/domain/historial/saves'
import { selectConflict } from '@/store/conflicts'
import { all, call, fork, put, select, within, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { savesAsked, savesLearnt, type Asked, type Save } from '@/store/saves/slice'
import { onLatest } from '@/store/watch'

/** Time in milliseconds after which the question shows without the saves. */
const PATIENCE_MS = 1_000

/** Looks up in the history who has saved what a save asks about; where it does not say so in time, nobody is named. */
export function* learnSaves(asked: Asked): Saga {
  const { key, tipo, id, parte } = asked
  let saves: Save[] = []
  try {
    const answers = yield* within(PATIENCE_MS, () => all([() => call(versionesApi.of, { tipo, id }), () => call(authApi.user)]))
    const clashes = (yield* select(selectConflict, key))?.clashes ?? []
    if (answers) saves = savesBehind(answers[0].entradas, clashes, { tipo, id, parte }, answers[1].id)
  } catch (error) {
    reportError('saves', error)
  }
  yield* put(savesLearnt({ key, saves }))
}

/** Joins the session with the first question about a record that has a history. */
export function* savesSaga(): Saga {
  yield* fork(
    onLatest<ReturnType<typeof savesAsked>>,
    savesAsked,
    ({ payload }) => payload.key,
    ({ payload }) => learnSaves(payload),
  )
}
