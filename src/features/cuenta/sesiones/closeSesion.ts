import { sesionesApi } from '@/api/sesiones'
import { closeKey, OTHERS_KEY, type closeRequested } from '@/features/cuenta/sesiones/events'
import { call, put, type Saga } from '@/store/effects'
import { sesiones } from '@/store/catalogues'
import { runAfresh } from '@/store/sequences/run'
import type { Sequence } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

/** Runs the sequence, shows the toast and reloads the list, because sessions also change elsewhere. */
function* close<Input>(said: string, sequence: Omit<Sequence<Input, object>, 'facts'>): Saga {
  const done = yield* runAfresh({ ...sequence, facts: {} })
  if (done) yield* put(toastRaised('success', said))
  yield* put(sesiones.loadRequested())
}

/** Closes a session; its device is signed out at its next call [AU-05]. */
export function* closeSesion({ payload }: ReturnType<typeof closeRequested>): Saga {
  yield* close('Sesión cerrada con éxito', {
    key: closeKey(payload),
    steps: [
      {
        name: 'Cerrar la sesión',
        *run({ input }) {
          yield* call(sesionesApi.remove, input.id)
        },
        fallback: 'Se ha producido un error al cerrar la sesión',
      },
    ],
    input: payload,
  })
}

export function* closeOthers(): Saga {
  yield* close('Se han cerrado las demás sesiones', {
    key: OTHERS_KEY,
    steps: [
      {
        name: 'Cerrar las demás sesiones',
        *run() {
          yield* call(sesionesApi.removeOthers)
        },
        fallback: 'Se ha producido un error al cerrar las demás sesiones',
      },
    ],
    input: null,
  })
}
