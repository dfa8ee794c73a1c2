import { comparisonOpened, genericoFailed, genericoLoaded } from '@/features/productos/edit/comparison/slice'
import { readProducto } from '@/features/productos/readProducto'
import { call, put, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { watch } from '@/store/watch'

/** Reads the generic product that the open one is compared with [CM-01]. */
export function* loadGenerico({ payload: { formId, generico } }: ReturnType<typeof comparisonOpened>): Saga {
  try {
    yield* put(genericoLoaded({ formId, ...(yield* call(readProducto, 'g', generico)) }))
  } catch (error) {
    reportError('comparar', error)
    yield* put(genericoFailed({ formId }))
  }
}

export const comparisonSaga = watch({ latest: [[comparisonOpened, loadGenerico]] })
