import { listEntered } from '@/features/soluciones/slice'
import { soluciones } from '@/store/catalogues'
import { type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

function* loadList(): Saga {
  yield* soluciones.enter()
}

/** What the list asks for. */
export const solucionesListSaga = watch({ latest: [[listEntered, loadList]] })
