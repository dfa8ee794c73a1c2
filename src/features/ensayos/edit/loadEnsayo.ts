import { readEnsayo } from '@/features/ensayos/readEnsayo'
import { LIST_PATH, selectEnsayo, ensayoLoaded, type detailEntered } from '@/features/ensayos/slice'
import { cultivos, magnitudes, paises, productosGenericos } from '@/store/catalogues'
import { call, put, select, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { reportError } from '@/store/reportError'

/** The trial with all that belongs to it. Where any of that fails, the list shows again [TR-13]. */
export function* loadEnsayo({ payload: { id, formId } }: ReturnType<typeof detailEntered>): Saga {
  for (const catalogue of [cultivos, magnitudes, paises, productosGenericos]) yield* put(catalogue.loadRequested())
  try {
    yield* put(ensayoLoaded({ formId, ...(yield* call(readEnsayo, id)) }))
  } catch (error) {
    reportError(`ensayos/${id}`, error)
    // Whoever has gone elsewhere since is not called back.
    const isOpen = (yield* select(selectEnsayo)).formId === formId
    if (isOpen) yield* put(navigationRequested(LIST_PATH, { replace: true }))
  }
}
