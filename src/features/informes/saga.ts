import { exportInforme } from '@/features/informes/exportInforme'
import { exportKey, exportRequested, screenEntered } from '@/features/informes/slice'
import { paises } from '@/store/catalogues'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

function* loadCountries(): Saga {
  yield* paises.enter()
}

export function* informesSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof screenEntered>>, screenEntered, () => '', loadCountries)
  yield* fork(onFirst<ReturnType<typeof exportRequested>>, exportRequested, ({ payload }) => exportKey(payload.kind), exportInforme)
}
