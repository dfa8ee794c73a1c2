import type { Format } from '@/kits/pictures/format'

/** Maximum long side of a reduced picture, in pixels [PH-02]. */
export const REDUCED_SIDE = 3000

/**
 * Maximum number of pixels of a still picture that the server decodes, in any format: 300 MB at eight bytes a pixel. A larger picture is
 * reduced first.
 */
export const MOST_PIXELS = 37_500_000

/** Maximum number of pixels of all frames of an animation that the server decodes, at four bytes a pixel. */
export const MOST_PIXELS_OF_FRAMES = 75_000_000

/** Maximum number of pixels that the browser decodes: half a gigabyte. */
export const MOST_DECODED_PIXELS = 128_000_000

/** Maximum size of a file that is read, in bytes. */
export const MOST_FILE_BYTES = 200_000_000

/** Picture that can be sent: decoded, within the limits, and in a format that the server accepts. */
export interface ReadyPicture {
  file: File
  width: number
  height: number
  /** Origin of a converted or reduced file: "Reducida de 11,2 MB, convertida de HEIC"; null for the chosen file itself. */
  origin: string | null
  /** Data URL of the thumbnail, which needs no object URL; null if the browser cannot make one. */
  thumb: string | null
}

/** Picture over a limit, which may be reduced [PH-02]. */
export interface LargePicture {
  width: number
  height: number
  /** Reduced copy for the preview, or the file itself in browsers without a canvas. */
  preview: Blob
  excess: 'bytes' | 'pixels'
}

/** Steps of the preparation of a file; the last one is `ready`, `offer` or `refused`. */
export type Step =
  /** Progress in words: "Convirtiendo de HEIC ...". */
  | { kind: 'working'; sentence: string }
  | { kind: 'large'; picture: LargePicture }
  | { kind: 'ready'; picture: ReadyPicture }
  /** Result of "Reducir a 1,8 MB"; `loses` names the lost parts. */
  | { kind: 'offer'; picture: ReadyPicture; format: string; loses: string }
  /** Sentence about the file, without its name: "no es una imagen: es un documento PDF." */
  | { kind: 'refused'; sentence: string }

export type LastStep = Extract<Step, { kind: 'ready' | 'offer' | 'refused' }>

export const WORDS = {
  opening: 'Abriendo la imagen ...',
  tooLong: 'es demasiado grande para abrirla aquí.',
  damaged: 'no se puede abrir: está dañada o incompleta.',
  notLoaded: 'no se ha podido abrir: no hay conexión o hay una versión nueva. Elíjala otra vez o recargue la página.',
  notReducible: 'no se puede reducir.',
  unreadable: 'no se puede leer.',
  other: (what: string) => `no es una imagen: es ${what}.`,
  unknownHere: (format: Format) => `es una imagen ${format} que no se puede abrir aquí: guárdela como JPEG.`,
  converting: (format: string) => `Convirtiendo de ${format} ...`,
} as const
