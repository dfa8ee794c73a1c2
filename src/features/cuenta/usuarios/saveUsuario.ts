import type { TaggedRecord } from '@/api/http/http'
import { usuariosApi } from '@/api/usuarios'
import { usuarioInputOf, type UsuarioInput, type UsuarioListado } from '@/shared/user'
import { selectUser, userRequested } from '@/features/cuenta/slice'
import { saveKey, type saveRequested, type UsuarioSave } from '@/features/cuenta/usuarios/events'
import { askForEnlace, showEnlace, noEnlace, type EnlaceFacts } from '@/features/cuenta/usuarios/makeEnlace'
import { formClosed, selectForm } from '@/features/cuenta/usuarios/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { usuarios } from '@/store/catalogues'
import { taggedIn } from '@/store/saveOver'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { noAttempts, recordStep, type RecordFacts } from '@/store/sequences/recordStep'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

interface Facts extends CreationFacts<UsuarioInput>, EnlaceFacts, RecordFacts<UsuarioListado, UsuarioInput> {}

const SAVE_FAILED = 'Se ha producido un error al guardar el usuario'

const RECORD_STEP = 'Usuario'
const GONE = 'Este usuario ya no está en la lista'

/** User with a tag of the fields that the form edits: a sign-in does not change the tag. */
function* readUsuario(id: number): Saga<TaggedRecord<UsuarioListado>> {
  const { record } = taggedIn(yield* call(usuariosApi.list), id, GONE)
  return { record, tag: JSON.stringify(usuarioInputOf(record)) }
}

const updateStep = (id: number) =>
  recordStep<UsuarioSave, UsuarioListado, UsuarioInput>({
    name: RECORD_STEP,
    read: () => readUsuario(id),
    // Leaves out fields that only another user has changed.
    write: (_input, { merged, current }) =>
      call(
        usuariosApi.update,
        id,
        Object.fromEntries(Object.entries(merged).filter(([name, value]) => current[name as keyof UsuarioInput] !== value)),
      ),
    toValues: usuarioInputOf,
    opened: ({ opened, values }) => opened ?? values,
    typed: ({ values }) => values,
    fallback: SAVE_FAILED,
  })

const saveSteps: readonly Step<UsuarioSave, Facts>[] = [
  {
    name: RECORD_STEP,
    isForm: true,
    *run(context) {
      const { input } = context
      if (input.id !== null) return yield* updateStep(input.id).run(context)
      yield* makeOnce({ api: usuariosApi, input: input.values }, context)
    },
    fallback: SAVE_FAILED,
  },
  {
    name: 'Crear el enlace',
    when: ({ id }) => id === null,
    *run({ facts }) {
      return facts.id === null ? undefined : yield* askForEnlace(facts.id)
    },
    // The user exists now; a new link can be requested in the list.
    onFailure: 'tell',
    fallback: 'El usuario está en la lista, pero no se ha podido crear su enlace: pida un enlace nuevo',
    keepsFallback: true,
  },
]

/** Saves a user: a new one gets a link instead of a password, an existing one the edited fields [AU-02]. */
export function* saveUsuario({ payload }: ReturnType<typeof saveRequested>): Saga {
  const { formId, id, values } = payload
  const key = saveKey(formId)
  const done = yield* runSequence<UsuarioSave, Facts>({
    key,
    steps: saveSteps,
    input: payload,
    facts: { ...nothingMade, ...noEnlace, ...noAttempts },
  })
  if (!done) {
    // The form was closed meanwhile: the run is not retried.
    if ((yield* select(selectForm))?.formId !== formId) yield* put(sequenceForgotten({ key }))
    return
  }
  yield* put(formClosed({ formId }))
  yield* put(usuarios.loadRequested())
  if (id !== null) yield* put(toastRaised('success', 'Usuario guardado con éxito'))
  else if (done.caduca > 0) yield* showEnlace(values, true, done)
  // Reloads the profile: the frame shows the user's name, and the list depends on the user's right.
  if (id !== null && (yield* select(selectUser))?.id === id) yield* put(userRequested())
}
