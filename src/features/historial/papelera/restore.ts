import type { Action } from '@reduxjs/toolkit'
import { papeleraApi } from '@/api/papelera'
import { enlaceDe } from '@/kits/history/model/recordAddress'
import type { Restauracion } from '@/shared/history'
import { restoreKey, type RestoreRequest, type restoreRequested } from '@/features/historial/events'
import { restoreResultShown, selectHistory, type RestauracionIncompleta } from '@/features/historial/slice'
import {
  componentes,
  cultivos,
  ensayos,
  envases,
  estadosFenologicos,
  familias,
  iconos,
  magnitudes,
  papelera,
  productosAcabados,
  productosGenericos,
  soluciones,
} from '@/store/catalogues'
import { call, put, select, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import type { ResourceName } from '@/shared/resources/names'
import { isResourceName } from '@/shared/resources/registry'
import { toastRaised } from '@/store/toasts'

interface Facts {
  restored: Restauracion | null
}

export const restoreSteps = ({ nombre }: RestoreRequest): readonly Step<RestoreRequest, Facts>[] => [
  {
    name: 'Restaurar',
    *run({ input, keyOf }) {
      return { restored: yield* call(papeleraApi.restore, input.id, keyOf()) }
    },
    fallback: `Se ha producido un error al restaurar ${nombre}`,
  },
]

interface List {
  name: string
  loadRequested: () => Action
}

/** Lists of a resource's records, its own first; stages are restored with their crop. */
const lists: Record<ResourceName, readonly List[]> = {
  magnitudes: [magnitudes],
  iconos: [iconos],
  familias: [familias],
  envases: [envases],
  componentes: [componentes],
  grupos_de_cultivo: [],
  cultivos: [cultivos, estadosFenologicos],
  estados_fenologicos: [estadosFenologicos],
  soluciones: [soluciones],
  productos_genericos: [productosGenericos],
  productos_acabados: [productosAcabados],
  lineas_de_composicion: [],
  como_se_aplica: [],
  ensayos: [ensayos],
  resultados_de_ensayo: [],
  adjuntos_de_ensayo: [],
  combinaciones_de_productos: [],
}

/** Result without the loss whose record was restored separately; null without further losses. */
const withoutFound = (told: RestauracionIncompleta, id: number): RestauracionIncompleta | null => {
  const perdidas = told.perdidas.filter(({ papelera: found }) => found !== id)
  return perdidas.length > 0 ? { ...told, perdidas } : null
}

/** Restores a record, without confirmation, because no data are overwritten. Shows losses [HI-04]. */
export function* restore({ payload }: ReturnType<typeof restoreRequested>): Saga {
  const done = yield* runAfresh({ key: restoreKey(payload), steps: restoreSteps(payload), input: payload, facts: { restored: null } })
  // Reloads the bin in any case: another user may have restored the record.
  yield* put(papelera.loadRequested())
  if (!done?.restored) return
  const { nombre } = payload
  const { restored } = done
  const holding = isResourceName(restored.tipo) ? lists[restored.tipo] : []
  if (restored.perdidas.length > 0) yield* put(restoreResultShown({ ...restored, nombre }))
  else {
    const { told } = yield* select(selectHistory)
    yield* put(restoreResultShown(told && withoutFound(told, payload.id)))
    const [list] = holding
    const to = enlaceDe(restored.tipo, restored.id)
    yield* put(toastRaised('success', `${nombre} se ha restaurado`, list && to ? { list: list.name, id: restored.id, to } : undefined))
  }
  for (const { loadRequested } of holding) yield* put(loadRequested())
}
