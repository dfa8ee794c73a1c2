import { listEntered } from '@/features/cultivos/slice'
import { cultivos, gruposDeCultivo } from '@/store/catalogues'
import { fork, type Saga } from '@/store/effects'
import { onLatest } from '@/store/watch'

function* loadList(): Saga {
  yield* cultivos.enter()
  yield* gruposDeCultivo.enter()
}

/** What the list asks for. */
export function* cultivosListSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, () => '', loadList)
}
