import { withWords } from '@/app/earlierRuns'
import { draftsSaga } from '@/kits/drafts/saga'
import type { Saga } from '@/store/effects'

/** Drafts of a user, including those of earlier versions. */
export const keptDrafts = (email: string): Saga => draftsSaga(email, { readRun: withWords })
