import { usuariosApi } from '@/api/usuarios'
import { enlaceKey, type enlaceRequested, LIST_PLACE } from '@/features/cuenta/usuarios/events'
import { nameOf, type UserName } from '@/features/cuenta/usuarios/list'
import { enlaceMade } from '@/features/cuenta/usuarios/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { usuarios } from '@/store/catalogues'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'
import { secretVault, type Ticket } from '@/store/vault'

/** Created link; `enlace` is null when it was sent by e-mail. */
export interface EnlaceFacts {
  enlace: Ticket | null
  caduca: number
  unsent: boolean
}

export const noEnlace: EnlaceFacts = { enlace: null, caduca: 0, unsent: false }

/** Requests a link. The API returns the link once; the vault keeps it, outside logs and state [AU-02, SE-17]. */
export function* askForEnlace(id: number): Saga<EnlaceFacts> {
  const { enlace, enviado, caduca } = yield* call(usuariosApi.createLink, id)
  return {
    enlace: enlace === undefined ? null : secretVault.keep(enlace),
    caduca: Date.parse(caduca),
    unsent: enviado === false,
  }
}

/** Shows the link, or the address to which it was sent [AU-02, AU-06]. */
export function* showEnlace(user: UserName, isInvited: boolean, { enlace, caduca, unsent }: EnlaceFacts): Saga {
  const { email } = user
  if (enlace === null) yield* put(toastRaised('success', `Enlace enviado a ${email}`))
  else yield* put(enlaceMade({ nombre: nameOf(user), email, isInvited, enlace, caduca, unsent }))
}

const enlaceSteps: readonly Step<{ id: number }, EnlaceFacts>[] = [
  {
    name: 'Crear el enlace',
    *run({ input }) {
      return yield* askForEnlace(input.id)
    },
    fallback: 'Se ha producido un error al crear el enlace',
  },
]

/** Link for a listed user: a new invitation, or a password reset [AU-02, AU-03]. */
export function* makeEnlace({ payload }: ReturnType<typeof enlaceRequested>): Saga {
  const done = yield* runAfresh({ key: enlaceKey(payload), place: LIST_PLACE, steps: enlaceSteps, input: payload, facts: noEnlace })
  if (!done) return
  const user = yield* select(usuarios.selectById, payload.id)
  if (user) yield* showEnlace(user, user.estado === 'invitado', done)
}
