import { isWhole, type Draft } from '@/kits/drafts/model/draft'
import { differenceOf, placesOf } from '@/kits/drafts/model/since'
import { selectExtensions } from '@/store/configuration'
import { openDrafts } from '@/kits/drafts/database'
import { sinceRequested, sinceLoaded } from '@/kits/drafts/since/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { savesOf } from '@/kits/history/saves/saga'
import { watch } from '@/store/watch'

const read = async (id: string): Promise<Draft | undefined> => {
  const database = await openDrafts()
  try {
    return await database.get('drafts', id)
  } finally {
    database.close()
  }
}

/** Compares a draft with the current record, and looks up the authors of the record's changes [DR-04]. */
function* loadSince({ payload: { id, now, isOrdered, history } }: ReturnType<typeof sinceRequested>): Saga {
  try {
    const draft = yield* call(read, id)
    if (!draft || !isWhole(draft)) return
    const difference = differenceOf(draft.content, now, isOrdered)
    const isTold = history !== null && difference.theirs.length > 0 && (yield* select(selectExtensions))
    const saves = isTold ? yield* savesOf(history, placesOf(difference.theirs)) : []
    yield* put(sinceLoaded({ id, since: { ...difference, saves } }))
  } catch (error) {
    reportError('borradores', error)
  }
}

export const sinceSaga = watch({ latest: [[sinceRequested, loadSince, ({ payload }) => payload.id]] })
