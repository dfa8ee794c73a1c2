import { changeActivo } from '@/features/cuenta/usuarios/changeActivo'
import {
  activoKey,
  activoRequested,
  enlaceKey,
  enlaceRequested,
  listEntered,
  saveKey,
  saveRequested,
} from '@/features/cuenta/usuarios/events'
import { ENLACE_OWNER, makeEnlace } from '@/features/cuenta/usuarios/makeEnlace'
import { saveUsuario } from '@/features/cuenta/usuarios/saveUsuario'
import { enlaceClosed, formClosed } from '@/features/cuenta/usuarios/slice'
import { call, fork, put, type Saga } from '@/store/effects'
import { usuarios } from '@/store/catalogues'
import { leaveForm } from '@/store/images'
import { secretVault } from '@/store/vault'
import { onFirst, onLatest } from '@/store/watch'

/** Only administrators may read the users: the list asks for them, not the address. */
function* loadUsuarios(): Saga {
  yield* put(usuarios.loadRequested())
}

function* leave({ payload }: ReturnType<typeof formClosed>): Saga {
  yield* leaveForm({ formId: payload.formId, key: saveKey(payload.formId) })
}

function* forgetEnlace(): Saga {
  yield* call(secretVault.dropOf, ENLACE_OWNER)
}

export function* usuariosSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, () => '', loadUsuarios)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload.formId), saveUsuario)
  yield* fork(onLatest<ReturnType<typeof formClosed>>, formClosed, ({ payload }) => payload.formId, leave)
  yield* fork(onFirst<ReturnType<typeof enlaceRequested>>, enlaceRequested, ({ payload }) => enlaceKey(payload), makeEnlace)
  yield* fork(onLatest<ReturnType<typeof enlaceClosed>>, enlaceClosed, () => '', forgetEnlace)
  yield* fork(onFirst<ReturnType<typeof activoRequested>>, activoRequested, ({ payload }) => activoKey(payload), changeActivo)
}
