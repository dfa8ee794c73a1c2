import { usuariosApi } from '@/api/usuarios'
import { activoKey, type ActivoChange, type activoRequested, LIST_PLACE } from '@/features/cuenta/usuarios/events'
import { call, put, type Saga } from '@/store/effects'
import { usuarios } from '@/store/catalogues'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

const stepOf = (activo: boolean): Step<ActivoChange, object> => ({
  name: activo ? 'Activar el usuario' : 'Desactivar el usuario',
  *run({ input }) {
    yield* call(usuariosApi.update, input.id, { activo })
  },
  fallback: `Se ha producido un error al ${activo ? 'activar' : 'desactivar'} el usuario`,
})

/** Activates or deactivates a user. Deactivation ends all sessions of the user; the user's history stays [AU-04]. */
export function* changeActivo({ payload }: ReturnType<typeof activoRequested>): Saga {
  const done = yield* runAfresh({ key: activoKey(payload), place: LIST_PLACE, steps: [stepOf(payload.activo)], input: payload, facts: {} })
  if (done) yield* put(toastRaised('success', payload.activo ? 'Usuario activado con éxito' : 'Usuario desactivado con éxito'))
  // Reloads the list after a refusal too: its cause may be another user's change.
  yield* put(usuarios.loadRequested())
}
