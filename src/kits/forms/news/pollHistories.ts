import { historialApi } from '@/api/historial'
import { savesMissed, selectWatched } from '@/kits/forms/news/slice'
import { selectExtensions } from '@/store/configuration'
import { call, put, select, type Saga } from '@/store/effects'
import { guarded } from '@/store/watch'

/**
 * Marks open records whose history has changed since the last silence of the stream, which a proxy holds back: one request for each record. The
 * record itself is read in the first silence of its form, and later only after a save [SY-09].
 * @param known histories at the last silence, by key of the form; updated
 */
export function* pollHistories(known: Map<string, string>): Saga {
  if (!(yield* select(selectExtensions))) return
  const forms = yield* select(selectWatched)
  const open = new Set(forms.map(({ key }) => key))
  for (const key of known.keys()) if (!open.has(key)) known.delete(key)
  for (const { key, tipo, id, hasMissed } of forms)
    yield* guarded('news', function* () {
      const { entradas } = yield* call(historialApi.ofRecord, { tipo, id })
      const history = JSON.stringify(entradas)
      // A record that could not be read after the last silence is still due.
      if (history === known.get(key) && !hasMissed) return
      known.set(key, history)
      yield* put(savesMissed({ key }))
    })
}
