import { withWords } from '@/app/earlierRuns'
import { draftsSaga } from '@/kits/drafts/saga'
import type { Saga } from '@/store/effects'

/** Saga of a user's drafts, including drafts of earlier versions. */
export const keptDrafts = (email: string): Saga => draftsSaga(email, { readRun: withWords })
