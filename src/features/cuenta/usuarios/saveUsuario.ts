import { usuariosApi } from '@/api/usuarios'
import type { UsuarioInput } from '@/domain/usuario/usuario'
import { selectUser, userRequested } from '@/features/cuenta/slice'
import { saveKey, type saveRequested, type UsuarioSave } from '@/features/cuenta/usuarios/events'
import { askForEnlace, handOn, noEnlace, type EnlaceFacts } from '@/features/cuenta/usuarios/makeEnlace'
import { formClosed, selectForm } from '@/features/cuenta/usuarios/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { usuarios } from '@/store/catalogues'
import { makeOnce, nothingMade, type MakeFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

type Facts = MakeFacts<UsuarioInput> & EnlaceFacts

const SAVE_FAILED = 'Se ha producido un error al guardar el usuario'

/** What was edited: of what somebody else has changed meanwhile nothing is written over. */
const changed = ({ values, opened }: UsuarioSave): Partial<UsuarioInput> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => opened?.[name as keyof UsuarioInput] !== value))

export const saveSteps: readonly Step<UsuarioSave, Facts>[] = [
  {
    name: 'Usuario',
    isForm: true,
    *run(context) {
      const { input } = context
      if (input.id === null) yield* makeOnce({ api: usuariosApi, input: input.values }, context)
      else yield* call(usuariosApi.update, input.id, changed(input))
    },
    fallback: SAVE_FAILED,
  },
  {
    name: 'Crear el enlace',
    when: ({ id }) => id === null,
    *run({ facts }) {
      return facts.id === null ? undefined : yield* askForEnlace(facts.id)
    },
    // The user is there: another link is asked for in the list.
    onFailure: 'tell',
    fallback: 'El usuario está en la lista, pero no se ha podido crear su enlace: pida un enlace nuevo',
  },
]

/** A new user gets a link in place of a password; of an old one what was edited is saved [AU-02]. */
export function* saveUsuario({ payload }: ReturnType<typeof saveRequested>): Saga {
  const { formId, id, values } = payload
  const key = saveKey(formId)
  const done = yield* runSequence<UsuarioSave, Facts>({ key, steps: saveSteps, input: payload, facts: { ...nothingMade, ...noEnlace } })
  if (!done) {
    // Its form was closed while it ran: nobody will try it again.
    if ((yield* select(selectForm))?.formId !== formId) yield* put(sequenceForgotten({ key }))
    return
  }
  yield* put(formClosed({ formId }))
  yield* put(usuarios.loadRequested())
  if (id !== null) yield* put(toastRaised('success', 'Usuario guardado con éxito'))
  else if (done.caduca > 0) yield* handOn(values, true, done)
  // The frame has the name of who is signed in, and the list what they may do.
  if (id !== null && (yield* select(selectUser))?.id === id) yield* put(userRequested())
}
