import { listEntered } from '@/features/soluciones/slice'
import { soluciones } from '@/store/catalogues'
import { fork, type Saga } from '@/store/effects'
import { onLatest } from '@/store/watch'

function* loadList(): Saga {
  yield* soluciones.enter()
}

/** What the list asks for. */
export function* solucionesListSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, () => '', loadList)
}
