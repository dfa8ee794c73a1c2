import { changeActivo } from '@/features/cuenta/usuarios/changeActivo'
import { activoKey, activoRequested, enlaceKey, enlaceRequested, saveKey, saveRequested } from '@/features/cuenta/usuarios/events'
import { makeEnlace } from '@/features/cuenta/usuarios/makeEnlace'
import { saveUsuario } from '@/features/cuenta/usuarios/saveUsuario'
import { enlaceClosed, formClosed } from '@/features/cuenta/usuarios/slice'
import { call, type Saga } from '@/store/effects'
import { leaveForm } from '@/store/images'
import { secretVault } from '@/store/vault'
import { watch } from '@/store/watch'

function* leave({ payload }: ReturnType<typeof formClosed>): Saga {
  yield* leaveForm({ formId: payload.formId, key: saveKey(payload.formId) })
}

function* forgetEnlace({ payload }: ReturnType<typeof enlaceClosed>): Saga {
  yield* call(secretVault.drop, payload)
}

export const usuariosSaga = watch({
  first: [
    [saveRequested, saveUsuario, ({ payload }) => saveKey(payload.formId)],
    [enlaceRequested, makeEnlace, ({ payload }) => enlaceKey(payload)],
    [activoRequested, changeActivo, ({ payload }) => activoKey(payload)],
  ],
  latest: [
    [formClosed, leave, ({ payload }) => payload.formId],
    [enlaceClosed, forgetEnlace, ({ payload }) => payload.ticket],
  ],
})
