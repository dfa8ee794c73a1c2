import { inMegabytes } from '@/shared/inMegabytes'
import { fileSize } from '@/ui/images/fileSize'
import type { LargePicture, LastStep, Step } from '@/kits/pictures/prepared'

type Offer = Extract<LastStep, { kind: 'offer' }>

/** State of a chosen file: being prepared, over a limit, or refused [PH-01, PH-02]. */
export type Intake = {
  name: string
  /** Size in bytes; null until it is read. */
  size: number | null
} & (
  | {
      kind: 'working'
      sentence: string
      /** True while another file is being prepared. */
      isWaiting: boolean
    }
  /** File over a limit; the offer is null while the reduced picture is being made. */
  | { kind: 'large'; picture: LargePicture; offer: Offer | null }
  | { kind: 'refused'; sentence: string }
)

export const begun = ({ name }: File): Intake => ({ name, size: null, kind: 'working', sentence: 'En espera', isWaiting: true })

/** Part of a sentence after the name: " · 212 kB"; empty until the size is known. */
export const sizeInWords = ({ size }: Intake): string => (size === null ? '' : ` · ${fileSize(size)}`)

/** Next state of a file; null for a ready one. */
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

/** Warning about a file over the size limit, before its content is read [IM-03]. */
export const bytesOver = (limit: string): string => `El archivo seleccionado es demasiado grande (límite ${limit})`

/** Warning about a picture over the size limit, or with more pixels than the server decodes. */
export const excessOf = ({ excess, width, height }: LargePicture, limit: string): string =>
  excess === 'bytes' ? bytesOver(limit) : `La imagen tiene demasiados píxeles (${width} × ${height})`

/** Label of the offer of a reduced picture, with its size rounded up to hundredths of a megabyte: "Reducir a 4,88 MB" [PH-02]. */
export const reduceTo = ({ picture }: Offer): string => `Reducir a ${inMegabytes(Math.ceil(picture.file.size / 10_000) * 10_000)}`
