import { withWords } from '@/app/earlierRuns'
import { draftsSaga } from '@/kits/drafts/saga'
import type { Saga } from '@/store/effects'

/** Drafts of a user, those of earlier versions too. */
export const keptDrafts = (email: string): Saga => draftsSaga(email, { readRun: withWords })
