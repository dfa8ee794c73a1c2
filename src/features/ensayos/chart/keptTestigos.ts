import type { Testigo, Testigos } from '@/features/ensayos/model/barCharts'
import { selectEnsayo } from '@/features/ensayos/slice'
import { call, select, type Saga } from '@/store/effects'
import { browserStorage } from '@/store/memory/browserStorage'
import type { OfForm } from '@/store/screens/screen'

const keyOf = (ensayo: number): string => `testigos.${ensayo}`

const isTestigo = (each: unknown): each is Testigo =>
  typeof each === 'object' && each !== null && 'id' in each && Number.isInteger(each.id) && 'hash' in each && Number.isInteger(each.hash)

/** Control results of a trial in local storage; invalid content counts as none [FT-04]. */
export const readTestigos = (ensayo: number): Testigos => {
  try {
    const kept: unknown = JSON.parse(browserStorage.get(keyOf(ensayo)) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, each]) => isTestigo(each)))
  } catch {
    return {}
  }
}

const write = (ensayo: number, testigos: Testigos): void => {
  if (Object.keys(testigos).length === 0) browserStorage.remove(keyOf(ensayo))
  else browserStorage.set(keyOf(ensayo), JSON.stringify(testigos))
}

/** Stores the control results in this browser, because the API has no field for them. */
export function* keepTestigos({ payload }: { payload: OfForm }): Saga {
  const { id, formId, testigos } = yield* select(selectEnsayo)
  if (id !== null && formId === payload.formId) yield* call(write, id, testigos)
}
