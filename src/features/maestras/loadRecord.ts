import { addressIn } from '@/api/http/image'
import type { MasterDefinition, MasterRecord } from '@/features/maestras/definition'
import { masterOf } from '@/features/maestras/registry'
import { recordFailed, recordLoaded, type editRequested } from '@/features/maestras/slice'
import { call, put, type Saga } from '@/store/effects'
import { waitForDrafts } from '@/kits/drafts/waitForDrafts'
import { reportError } from '@/store/reportError'

/** Parts of a screen that show a record. */
export const shownOf = ({ images, toInput }: MasterDefinition, record: MasterRecord) => ({
  opened: toInput(record),
  pictures: Object.fromEntries(images.map(({ property }) => [property, addressIn(record, property)])),
})

/**
 * Loads the current record instead of the list's copy, which may be hours old and would overwrite other users' translations [ML-06]. A
 * failure shows in place of the form [ER-04].
 */
export function* loadRecord({ payload: { master, id, formId } }: ReturnType<typeof editRequested>): Saga {
  const definition = masterOf(master)
  try {
    const record = yield* call(definition.api.get, id)
    yield* waitForDrafts()
    yield* put(recordLoaded({ master, formId, ...shownOf(definition, record) }))
  } catch (error) {
    reportError(`maestras/${master}/${id}`, error)
    yield* put(recordFailed({ master, formId }))
  }
}
