import type { Action } from '@reduxjs/toolkit'
import { papeleraApi } from '@/api/papelera'
import { enlaceDe } from '@/domain/historial/direccion'
import type { Restaurado } from '@/domain/historial/historial'
import { restoreKey, type Restoring, type restoreRequested } from '@/features/historial/events'
import { restoredTold, selectHistory, type Incompleto } from '@/features/historial/slice'
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
import { toastRaised } from '@/store/toasts'

interface Facts {
  restored: Restaurado | null
}

export const restoreSteps = ({ nombre }: Restoring): readonly Step<Restoring, Facts>[] => [
  {
    name: 'Restaurar',
    *run({ input, keyOf }) {
      return { restored: yield* call(papeleraApi.restore, input.id, keyOf()) }
    },
    fallback: `Se ha producido un error al restaurar ${nombre}`,
  },
]

/** By resource, the lists that hold its records; those of a crop's stages come back with it. */
const lists: Readonly<Record<string, readonly { name: string; loadRequested: () => Action }[]>> = {
  magnitudes: [magnitudes],
  iconos: [iconos],
  familias: [familias],
  envases: [envases],
  componentes: [componentes],
  cultivos: [cultivos, estadosFenologicos],
  estados_fenologicos: [estadosFenologicos],
  soluciones: [soluciones],
  productos_genericos: [productosGenericos],
  productos_acabados: [productosAcabados],
  ensayos: [ensayos],
}

/** What is still missing once this has come back too; null for nothing. */
const withoutFound = (told: Incompleto, id: number): Incompleto | null => {
  const perdidas = told.perdidas.filter(({ papelera: found }) => found !== id)
  return perdidas.length > 0 ? { ...told, perdidas } : null
}

/** Brings a record back without asking: that destroys nothing. What did not come with it is told [HI-04]. */
export function* restore({ payload }: ReturnType<typeof restoreRequested>): Saga {
  const done = yield* runAfresh({ key: restoreKey(payload), steps: restoreSteps(payload), input: payload, facts: { restored: null } })
  // Somebody else may have restored it: either way it is not there any more, or something else is.
  yield* put(papelera.loadRequested())
  if (!done?.restored) return
  const { nombre } = payload
  const { restored } = done
  const holding = lists[restored.tipo] ?? []
  if (restored.perdidas.length > 0) yield* put(restoredTold({ ...restored, nombre }))
  else {
    const { told } = yield* select(selectHistory)
    yield* put(restoredTold(told && withoutFound(told, payload.id)))
    const [list] = holding
    const to = enlaceDe(restored.tipo, restored.id)
    yield* put(toastRaised('success', `${nombre} se ha restaurado`, list && to ? { list: list.name, id: restored.id, to } : undefined))
  }
  for (const { loadRequested } of holding) yield* put(loadRequested())
}
