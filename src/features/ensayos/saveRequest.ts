import type { AdjuntoDeEnsayo } from '@/domain/adjuntoDeEnsayo'
import type { ResultadoDeEnsayo } from '@/domain/resultadoDeEnsayo'
import type { AttachmentDraft, TrialValues } from '@/domain/trial'
import { noParts, type PartFacts } from '@/features/ensayos/parts'
import type { Opened, SaveRequest, Screen } from '@/features/ensayos/slice'
import type { ImageFacts } from '@/store/images'

/** All that a save works on: the form as sent, and the drafts as they stood then. */
export interface SaveInput extends SaveRequest, Pick<Screen, 'results' | 'attachments'> {
  id: number
  opened: Opened
}

/** What of an attachment is sent in its record; the picture goes by itself. */
export type AttachmentInput = Pick<AttachmentDraft, 'orden' | 'descripcion'>

export interface SaveFacts extends ImageFacts {
  /** What was sent of the trial, try by try: it may be there although no answer came. */
  sent: TrialValues[]
  /** The results that were there when the first try came to them: they give way. null before. */
  replaced: number[] | null
  results: PartFacts<ResultadoDeEnsayo>
  attachments: PartFacts<AdjuntoDeEnsayo>
  /** By id, what was sent of attachments that were there before, try by try, and whether the last was answered. */
  updates: Record<number, { inputs: AttachmentInput[]; answered: boolean }>
  /** By the id of the draft, the ticket of the picture that was uploaded last. */
  pictures: Record<number, string>
}

export const noFacts = (id: number): SaveFacts => ({
  id,
  images: {},
  sent: [],
  replaced: null,
  results: noParts(),
  attachments: noParts(),
  updates: {},
  pictures: {},
})
