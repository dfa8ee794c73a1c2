import type { Testigo, Testigos } from '@/features/ensayos/model/barCharts'
import { selectEnsayo } from '@/features/ensayos/slice'
import { isObject } from '@/shared/isObject'
import { call, select, type Saga } from '@/store/effects'
import { readJson, writeJson } from '@/store/memory/storedJson'
import type { OfForm } from '@/store/screens/screen'

const keyOf = (ensayo: number): string => `testigos.${ensayo}`

const isTestigo = (each: unknown): each is Testigo =>
  typeof each === 'object' && each !== null && 'id' in each && Number.isInteger(each.id) && 'hash' in each && Number.isInteger(each.hash)

/** Control results of a trial in local storage; invalid content counts as none [FT-04]. */
export const readTestigos = (ensayo: number): Testigos =>
  Object.fromEntries(
    Object.entries(readJson(keyOf(ensayo), isObject) ?? {}).filter((entry): entry is [string, Testigo] => isTestigo(entry[1])),
  )

/** Stores the control results in this browser, because the API has no field for them. */
export function* keepTestigos({ payload }: { payload: OfForm }): Saga {
  const { id, formId, testigos } = yield* select(selectEnsayo)
  if (id !== null && formId === payload.formId) yield* call(writeJson, keyOf(id), testigos)
}
