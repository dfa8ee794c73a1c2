import { isRejected } from '@/api/http/ApiError'
import { papeleraApi } from '@/api/papelera'
import { enlaceDe } from '@/kits/history/model/recordAddress'
import { cut } from '@/shared/cut'
import type { Restauracion } from '@/shared/history'
import { restoreKey, type RestoreRequest, type restoreRequested } from '@/features/historial/events'
import { restoreResultShown, selectHistory, type RestauracionIncompleta } from '@/features/historial/slice'
import { catalogueOf, estadosFenologicos, papelera, type Catalogue } from '@/store/catalogues'
import { selectConfiguration } from '@/store/configuration'
import { call, put, select, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { isResourceName } from '@/shared/resources/registry'
import { toastRaised } from '@/store/toasts'

/** Largest length of a name in a toast, which is as narrow as the menu. */
const MOST = 60

interface Facts {
  restored: Restauracion | null
}

/** Restores a record. A request without a result is sent once more: its key returns the losses of a restoration whose response was lost. */
function* restoreOnce(id: number, key: string): Saga<Restauracion> {
  try {
    return yield* call(papeleraApi.restore, id, key)
  } catch (error) {
    const { idempotencyKeys } = yield* select(selectConfiguration)
    if (isRejected(error) || !idempotencyKeys) throw error
    return yield* call(papeleraApi.restore, id, key)
  }
}

const restoreSteps = ({ nombre }: RestoreRequest): readonly Step<RestoreRequest, Facts>[] => [
  {
    name: 'Restaurar',
    *run({ input, keyOf }) {
      return { restored: yield* restoreOnce(input.id, keyOf()) }
    },
    fallback: `Se ha producido un error al restaurar ${nombre}`,
  },
]

/** Lists of a resource's records, its own first; stages are restored with their crop. */
const listsOf = (tipo: string): Catalogue[] => {
  const list = isResourceName(tipo) ? catalogueOf(tipo) : undefined
  return [...(list ? [list] : []), ...(tipo === 'cultivos' ? [estadosFenologicos] : [])]
}

/** Result without the loss whose record was restored separately; null without further losses. */
const withoutFound = (restoreResult: RestauracionIncompleta, id: number): RestauracionIncompleta | null => {
  const perdidas = restoreResult.perdidas.filter(({ papelera: found }) => found !== id)
  return perdidas.length > 0 ? { ...restoreResult, perdidas } : null
}

/** Restores a record, without confirmation, because no data are overwritten. Shows losses [HI-04]. */
export function* restore({ payload }: ReturnType<typeof restoreRequested>): Saga {
  const done = yield* runAfresh({ key: restoreKey(payload), steps: restoreSteps(payload), input: payload, facts: { restored: null } })
  // Reloads the trash in any case: another user may have restored the record.
  yield* put(papelera.loadRequested())
  if (!done?.restored) return
  const { nombre } = payload
  const { restored } = done
  const holding = listsOf(restored.tipo)
  if (restored.perdidas.length > 0) yield* put(restoreResultShown({ ...restored, nombre }))
  else {
    const { restoreResult } = yield* select(selectHistory)
    yield* put(restoreResultShown(restoreResult && withoutFound(restoreResult, payload.id)))
    const [list] = holding
    const to = enlaceDe(restored.tipo, restored.id)
    yield* put(
      toastRaised('success', `${cut(nombre, MOST)} se ha restaurado`, list && to ? { list: list.name, id: restored.id, to } : undefined),
    )
  }
  for (const { loadRequested } of holding) yield* put(loadRequested())
}
