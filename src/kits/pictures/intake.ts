import { fileSize } from '@/ui/images/fileSize'
import type { LargePicture, LastStep, Step } from '@/kits/pictures/prepared'

export type Offer = Extract<LastStep, { kind: 'offer' }>

/** Chosen file on its way to be a picture of the form, or refused [PH-01, PH-02]. */
export type Intake = {
  name: string
  /** In bytes; null until it is read. */
  size: number | null
} & (
  | {
      kind: 'working'
      sentence: string
      /** Waiting files start after the one that is being prepared. */
      isWaiting: boolean
    }
  /** Over a limit; the offer is null while it is worked out. */
  | { kind: 'large'; picture: LargePicture; offer: Offer | null }
  | { kind: 'refused'; sentence: string }
)

export const begun = ({ name }: File): Intake => ({ name, size: null, kind: 'working', sentence: 'En espera', isWaiting: true })

/** Part of a sentence after the name: " · 212 kB"; empty until the size is known. */
export const sizeInWords = ({ size }: Intake): string => (size === null ? '' : ` · ${fileSize(size)}`)

/** Next state of a file; null for one that is ready. */
export const advanced = (intake: Intake, step: Step): Intake | null => {
  const { name, size } = intake
  switch (step.kind) {
    case 'working':
      return { name, size, isWaiting: false, ...step }
    case 'refused':
      return { name, size, ...step }
    case 'large':
      return { name, size, kind: 'large', picture: step.picture, offer: null }
    case 'offer':
      return intake.kind === 'large' ? { ...intake, offer: step } : null
    case 'ready':
      return null
  }
}

/** Warning about a file over the limit [IM-03], whatever it holds. */
export const bytesOver = (limit: string): string => `El archivo seleccionado es demasiado grande (límite ${limit})`

/** Warning about a picture over the limit, or over what the server decodes. */
export const excessOf = ({ excess, width, height }: LargePicture, limit: string): string =>
  excess === 'bytes' ? bytesOver(limit) : `La imagen tiene demasiados píxeles (${width} × ${height})`
