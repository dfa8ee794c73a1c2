import { listEntered } from '@/features/cultivos/slice'
import { cultivos, gruposDeCultivo } from '@/store/catalogues'
import { type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

function* loadList(): Saga {
  yield* cultivos.enter()
  yield* gruposDeCultivo.enter()
}

/** What the list asks for. */
export const cultivosListSaga = watch({ latest: [[listEntered, loadList]] })
