import type { Format } from '@/kits/pictures/format'

/** Long side of a reduced picture at most, in pixels [PH-02]. */
export const REDUCED_SIDE = 3000

/**
 * Pixels that the server decodes of any still picture, whatever its format and depth: 300 MB at eight bytes a pixel. More of them are
 * reduced first.
 */
export const MOST_PIXELS = 37_500_000

/** Pixels of all frames of an animation that the server decodes, at four bytes a pixel. */
export const MOST_PIXELS_OF_FRAMES = 75_000_000

/** Pixels that a browser is asked to decode: half a gigabyte. */
export const MOST_DECODED_PIXELS = 128_000_000

/** Bytes of a file that is read at all. */
export const MOST_FILE_BYTES = 200_000_000

/** File that can be sent: it was decoded, is no larger than the limit, and has a format that the server takes. */
export interface ReadyPicture {
  file: File
  width: number
  height: number
  /** Origin of what it was made of: "Reducida de 11,2 MB, convertida de HEIC"; null for the file as it was chosen. */
  origin: string | null
  /** Data address of a small picture of it, which costs the page no call; null where the page cannot make one. */
  thumb: string | null
}

/** Picture that cannot be sent as it is, and maybe reduced [PH-02]. */
export interface LargePicture {
  width: number
  height: number
  /** Small picture of it. */
  preview: Blob
  excess: 'bytes' | 'pixels'
}

/** Steps of the preparation of a file; the last one is `ready`, `offer` or `refused`. */
export type Step =
  /** "Convirtiendo de HEIC ..." */
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
