import { createStore } from '@/app/createStore'
import { KEEP } from '@/store/imageDraft'
import { detailEntered, resultadoAdded, saveKey, saveRequested, selectEnsayo } from '@/features/ensayos/slice'
import { signedOut } from '@/features/session/slice'
import { selectIsRunning } from '@/store/sequences/slice'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { ensayosSaga } from '@/features/ensayos/saga'
import { ensayosListSaga } from '@/features/ensayos/list/listSaga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(ensayosSaga)
runInSessions(ensayosListSaga)

const { logged } = quietErrors()

const ensayo = ensayoRecord()
const turn = () => new Promise(resolve => setTimeout(resolve))

it.each([1, 2, 3, 4, 5, 8])(
  'ends a save that has made %i calls: nothing more is asked, nothing is said, nothing stays [SE-07]',
  async calls => {
    const server = createMemoryServer({ ensayos: [ensayo] })
    const store = createStore()
    store.dispatch(detailEntered({ id: 1 }))
    for (let turns = 0; turns < 50 && selectEnsayo(store.getState()).opened === null; turns += 1) await turn()
    const { formId, opened } = selectEnsayo(store.getState())
    if (!opened) throw new Error('It did not open')
    for (const valor of [1, 2, 3, 4, 5, 6, 7]) store.dispatch(resultadoAdded(formId, { valor, magnitud: null, descripcion: {} }))
    await turn()

    const start = server.callsSoFar()
    store.dispatch(saveRequested({ formId, values: opened.values, imagen: KEEP, overwrites: [], stay: false }))
    for (let turns = 0; turns < 500 && server.callsSoFar() < start + calls; turns += 1) await Promise.resolve()
    expect(server.callsSoFar()).toBeGreaterThanOrEqual(start + calls)
    expect(selectIsRunning(store.getState(), saveKey({ formId }))).toBe(true)
    const asked = server.callsSoFar()
    store.dispatch(signedOut())
    const { sequences, toasts, navigation } = store.getState()
    await turn()
    expect(server.callsSoFar()).toBe(asked)
    expect(sequences).toEqual({})
    expect(store.getState()).toMatchObject({ sequences, toasts, navigation })
    expect(logged()).toEqual([])
  },
)
