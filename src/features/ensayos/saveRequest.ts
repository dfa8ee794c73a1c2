import type { ResultadoDeEnsayo } from '@/domain/resultadoDeEnsayo'
import type { AttachmentDraft, ResultDraft, TrialValues } from '@/domain/trial'
import type { WholeEnsayo } from '@/features/ensayos/readEnsayo'
import type { Opened, SaveRequest, Screen } from '@/features/ensayos/slice'
import type { ImageFacts } from '@/store/images'
import { noReplacement, type ReplaceFacts } from '@/store/sequences/replaceStep'

/** All that a save works on: the form as sent, and the drafts as they stood then. */
export interface SaveInput extends SaveRequest, Pick<Screen, 'results' | 'attachments'> {
  id: number
  opened: Opened
}

/** What of an attachment is sent in its record; the picture goes by itself. */
export type AttachmentInput = Pick<AttachmentDraft, 'orden' | 'descripcion'>

/** What a save knows of the attachments of its trial [TR-17]. */
export interface AttachmentFacts {
  /** By the id of the draft, what was sent of it, try by try, and whether the last was answered. */
  writes: Record<number, { inputs: AttachmentInput[]; answered: boolean }>
  /** By the id of the draft, that of the record which it was made into. */
  records: Record<number, number>
  /** Of those records, how many were found there without an answer that told them. */
  found: number
  /** Ids of the records that are deleted. */
  gone: number[]
  /** By the id of the draft, the ticket of the picture that was uploaded last. */
  pictures: Record<number, string>
}

export interface SaveFacts extends ImageFacts, ReplaceFacts<ResultadoDeEnsayo, ResultDraft> {
  /** What was sent of the trial, try by try: it may be there although no answer came. */
  sent: TrialValues[]
  attachments: AttachmentFacts
  /** What the server holds once all is saved, where the form stays open. */
  reread: WholeEnsayo | null
}

export const noFacts = (id: number): SaveFacts => ({
  id,
  images: {},
  sent: [],
  ...noReplacement,
  attachments: { writes: {}, records: {}, found: 0, gone: [], pictures: {} },
  reread: null,
})
