import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { usuariosApi } from '@/api/usuarios'
import { userLoaded, userRequested } from '@/features/cuenta/slice'
import { saveKey, saveRequested, type UsuarioSave } from '@/features/cuenta/usuarios/events'
import { saveUsuario } from '@/features/cuenta/usuarios/saveUsuario'
import { formClosed, formOpened, selectEnlaces, selectForm } from '@/features/cuenta/usuarios/slice'
import { usuarios } from '@/store/catalogues'
import { selectConflict, selectFieldErrors } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { ANA, CADUCA, ENLACE, LUCIA } from '@test/features/cuenta/usuarios/users'
import { knowingKeys } from '@test/features/productos/play'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(usuariosApi)
const values = { email: 'marta@example.com', nombre: 'Marta', apellidos: 'Ruiz', administrador: false }
const opened = formOpened(null)
const { formId } = opened.payload
const asNew: UsuarioSave = { formId, id: null, values, opened: null, overwrites: [] }

type State = ReturnType<typeof stateAfter>
const shown = (...more: { type: string }[]) => knowingKeys(stateAfter(userLoaded(LUCIA), usuarios.loaded([LUCIA, ANA]), opened, ...more))

const play = (
  asked: UsuarioSave,
  answers: { create?: unknown; list?: unknown; update?: unknown; link?: unknown },
  state: State = shown(),
) =>
  expectSaga(saveUsuario, saveRequested(asked))
    .withReducer(rootReducer, state)
    .provide([
      ...('create' in answers ? [[matchers.call.fn(usuariosApi.create), answers.create] as never] : []),
      ...('list' in answers ? [[matchers.call.fn(usuariosApi.list), answers.list] as never] : []),
      ...('update' in answers ? [[matchers.call.fn(usuariosApi.update), answers.update] as never] : []),
      ...('link' in answers ? [[matchers.call.fn(usuariosApi.createLink), answers.link] as never] : []),
      strict,
    ])

describe('a new user, step by step [AC-03]', () => {
  it('is added under a key, and a link shows in place of the form [AU-02]', async () => {
    const { storeState } = await play(asNew, { create: { ...ANA, id: 9 }, link: { enlace: ENLACE, caduca: CADUCA } })
      .call.like({ fn: usuariosApi.create, args: [values, `${saveKey(formId)}/Usuario/`] })
      .call.like({ fn: usuariosApi.createLink, args: [9] })
      .put(usuarios.loadRequested())
      .run()
    expect(selectForm(storeState)).toBeNull()
    expect(selectEnlaces(storeState)).toMatchObject([{ nombre: 'Marta Ruiz', email: values.email, isInvited: true }])
    expect(selectToasts(storeState)).toEqual([])
    expect(storeState.sequences).toEqual({})
    expect(JSON.stringify(storeState)).not.toContain(ENLACE)
  })

  it('is told of by a toast where the link was mailed [AU-06]', async () => {
    const { storeState } = await play(asNew, { create: { ...ANA, id: 9 }, link: { enviado: true, caduca: CADUCA } }).run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Enlace enviado a marta@example.com' }])
    expect(selectEnlaces(storeState)).toEqual([])
  })

  it('keeps its form where it is refused, with what the API says of its fields [AU-02, ER-01]', async () => {
    const taken = 'Ya existe un usuario con ese correo electrónico.'
    const error = new ApiError(400, 'Hay datos que no son válidos.', { errors: { email: taken } })
    const { storeState } = await play(asNew, { create: throwError(error) })
      .not.put(usuarios.loadRequested())
      .run()
    expect(selectForm(storeState)).toEqual({ formId, id: null })
    expect(selectFieldErrors(storeState, saveKey(formId))).toEqual({ email: taken })
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: 'Hay datos que no son válidos.' }])
    expect(logged()).toEqual([`${saveKey(formId)} > Usuario`])
  })

  it.each([
    ['', null],
    ['. El servidor está ocupado.', 'El servidor está ocupado.'],
  ])('is there all the same where the link cannot be made, and it is said%s [AU-02]', async (more, detail) => {
    const { storeState } = await play(asNew, { create: { ...ANA, id: 9 }, link: throwError(new ApiError(detail ? 503 : 0, detail)) })
      .put(usuarios.loadRequested())
      .run()
    expect(selectForm(storeState)).toBeNull()
    expect(selectEnlaces(storeState)).toEqual([])
    expect(selectToasts(storeState)).toMatchObject([
      { tone: 'error', text: `El usuario está en la lista, pero no se ha podido crear su enlace: pida un enlace nuevo${more}` },
    ])
    expect(storeState.sequences).toEqual({})
  })

  it('is forgotten where it fails after its form was closed', async () => {
    const state = shown(formClosed({ formId }))
    const { storeState } = await play(asNew, { create: throwError(new ApiError(0, null)) }, state).run()
    expect(selectToasts(storeState)).toMatchObject([{ text: 'Se ha producido un error al guardar el usuario' }])
    expect(storeState.sequences).toEqual({})
  })
})

describe('a user who is edited', () => {
  const { email, nombre, apellidos, administrador } = ANA
  const before = { email, nombre, apellidos, administrador }
  const edited: UsuarioSave = { formId, id: ANA.id, values: { ...before, administrador: true }, opened: before, overwrites: [] }

  it('is sent what has changed and nothing else; no link is made [AU-02]', async () => {
    const { storeState } = await play(edited, { list: [LUCIA, ANA], update: ANA })
      .call.like({ fn: usuariosApi.update, args: [ANA.id, { administrador: true }] })
      .not.put(userRequested())
      .run()
    expect(selectForm(storeState)).toBeNull()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Usuario guardado con éxito' }])
  })

  it('is asked about where another administrator has changed the same, and keeps what only they have changed [ML-06]', async () => {
    const mine = { ...edited, values: { ...before, nombre: 'Anabel' } }
    const theirs = { ...ANA, nombre: 'Anita', apellidos: 'Ruiz' }
    const asked = await play(mine, { list: [LUCIA, theirs] })
      .not.call.fn(usuariosApi.update)
      .run()
    const conflict = selectConflict(asked.storeState, saveKey(formId))
    expect(conflict?.clashes).toEqual([{ field: 'nombre', locale: null, mine: 'Anabel', theirs: 'Anita' }])
    expect(selectForm(asked.storeState)).not.toBeNull()
    // A sign-in meanwhile does not change the version.
    const signedIn = { ...theirs, sesiones: 4 }
    await play({ ...mine, overwrites: conflict?.tags ?? [] }, { list: [LUCIA, signedIn], update: ANA }, asked.storeState)
      .call.like({ fn: usuariosApi.update, args: [ANA.id, { nombre: 'Anabel' }] })
      .run()
  })

  it.each([
    ['cannot be read', { list: throwError(new ApiError(0, null)) }, 'Se ha producido un error al guardar el usuario'],
    ['is not in the list any more', { list: [LUCIA] }, 'Este usuario ya no está en la lista'],
    [
      'cannot be written',
      { list: [LUCIA, ANA], update: throwError(new ApiError(0, null)) },
      'Se ha producido un error al guardar el usuario',
    ],
  ])('keeps the form where the user %s', async (_what, answers, text) => {
    const { storeState } = await play(edited, answers).run()
    expect(selectForm(storeState)).not.toBeNull()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  })

  it('has the frame ask for them again who is signed in [SE-09]', async () => {
    await play({ ...edited, id: LUCIA.id }, { list: [LUCIA, ANA], update: LUCIA })
      .put(userRequested())
      .run()
  })
})
