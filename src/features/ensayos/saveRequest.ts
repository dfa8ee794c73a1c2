import type { AdjuntoDeEnsayo } from '@/domain/adjuntoDeEnsayo'
import type { ResultadoDeEnsayo } from '@/domain/resultadoDeEnsayo'
import type { PartFacts } from '@/features/ensayos/parts'
import type { Opened, SaveRequest, Screen } from '@/features/ensayos/slice'
import type { ImageFacts } from '@/store/images'

/** All that a save works on: the form as sent, and the drafts as they stood then. */
export interface SaveInput extends SaveRequest, Pick<Screen, 'results' | 'attachments'> {
  id: number
  opened: Opened
}

export interface SaveFacts extends ImageFacts {
  results: PartFacts<ResultadoDeEnsayo>
  attachments: PartFacts<AdjuntoDeEnsayo>
  /** By the id of the draft, the ticket of the picture that was uploaded last. */
  pictures: Record<number, string>
}
