import { lineOf } from '@/shared/lineOf'
import { claveOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Text that another user wrote in the same place meanwhile; author and time as far as the history knows. */
export interface Suya {
  texto: string
  autor: string | null
  momento: string | null
}

/** Unsaved text [TX-04]. */
export interface PendingText {
  texto: string
  /** Saved text when this edit began. */
  antes: string
  /** Marked as valid although its source has changed, or equals it. */
  vigente: boolean
  /** Texts sent so far, each of which the server may hold: the user's own earlier attempt is then not taken for another user's change. */
  enviados: readonly string[]
  /** Change by another user; null when there is none. */
  suya: Suya | null
  /** Reason why the last save failed. */
  fallo: string | null
}

export type PendingTexts = Readonly<Record<string, PendingText>>

/**
 * Fields of a draft, by key. Each edit is wrapped in a list of one: drafts merge maps of languages entry by entry, but take a list as a
 * whole.
 */
export type Valores = Record<string, readonly [PendingText]>

export const valoresOf = (ediciones: PendingTexts): Valores =>
  Object.fromEntries(Object.entries(ediciones).map(([clave, edicion]) => [clave, [edicion]]))

const isEdicion = (value: unknown): value is PendingText =>
  typeof value === 'object' && value !== null && 'texto' in value && typeof value.texto === 'string'

export const edicionesOf = (valores: object): PendingTexts =>
  Object.fromEntries(
    Object.entries(valores).flatMap(([clave, value]: [string, unknown]) => {
      const edicion: unknown = Array.isArray(value) ? value[0] : undefined
      return isEdicion(edicion) ? [[clave, edicion]] : []
    }),
  )

/** New edit of a saved text. */
const nueva = (destino: string): PendingText => ({ texto: destino, antes: destino, vigente: false, enviados: [], suya: null, fallo: null })

/** The edit; undefined when it changes nothing. */
const orNone = (edicion: PendingText): PendingText | undefined =>
  edicion.texto === edicion.antes && !edicion.vigente ? undefined : edicion

/** Edit after typing, based on the saved text or on the earlier edit. */
export const asWritten = (destino: string, edicion: PendingText | undefined, texto: string): PendingText | undefined => {
  const before = edicion ?? nueva(destino)
  // Acceptance holds for the accepted text only.
  return orNone({ ...before, texto, vigente: before.vigente && texto === before.texto, fallo: null })
}

export const vigente = (destino: string, edicion: PendingText | undefined): PendingText => ({
  ...(edicion ?? nueva(destino)),
  vigente: true,
  fallo: null,
})

/** Records the texts sent: the server may hold them from now on, answered or not. Single-line texts are sent without line breaks. */
export const asSent = (edicion: PendingText): PendingText => ({
  ...edicion,
  enviados: [...new Set([...edicion.enviados, edicion.texto, lineOf(edicion.texto)])],
  fallo: null,
})

/** Keeps my text, now based on theirs. */
export const overTheirs = (edicion: PendingText): PendingText | undefined =>
  edicion.suya ? orNone({ ...edicion, antes: edicion.suya.texto, suya: null, fallo: null }) : edicion

const isSaved = (edicion: PendingText, { destino, desfasada, igual }: Texto): boolean =>
  destino === edicion.texto && !(edicion.vigente && (desfasada || igual))

const settled = (edicion: PendingText, texto: Texto | undefined): PendingText | undefined => {
  // The text no longer exists: the edit stays, and the save reports it.
  if (!texto) return edicion
  if (isSaved(edicion, texto)) return undefined
  const { destino } = texto
  if (destino === edicion.antes) return edicion
  if (edicion.enviados.includes(destino)) return orNone({ ...edicion, antes: destino, suya: null, fallo: null })
  return edicion.suya?.texto === destino ? edicion : { ...edicion, fallo: null, suya: { texto: destino, autor: null, momento: null } }
}

/** Edits laid over the current texts, each by its rule; undefined drops an edit. */
const eachLaid = (
  ediciones: PendingTexts,
  textos: readonly Texto[],
  rule: (edicion: PendingText, texto: Texto | undefined) => PendingText | undefined,
): PendingTexts => {
  const claves = Object.keys(ediciones)
  if (claves.length === 0) return ediciones
  const wanted = new Set(claves)
  const byClave = new Map(textos.flatMap(texto => (wanted.has(claveOf(texto)) ? [[claveOf(texto), texto] as const] : [])))
  return Object.fromEntries(
    Object.entries(ediciones).flatMap(([clave, edicion]) => {
      const left = rule(edicion, byClave.get(clave))
      return left ? [[clave, left]] : []
    }),
  )
}

/**
 * Rebases the edits on the current texts: an edit equal to the saved text is dropped, and a text that another user changed meanwhile
 * becomes a conflict with both versions [TX-04, DR-04].
 */
export const laidOver = (ediciones: PendingTexts, textos: readonly Texto[]): PendingTexts => eachLaid(ediciones, textos, settled)

/** Edits without those that another user has saved to the letter. The others stay in their fields: their save asks about both versions [SY-04]. */
export const withoutSaved = (ediciones: PendingTexts, textos: readonly Texto[]): PendingTexts =>
  eachLaid(ediciones, textos, (edicion, texto) => (texto && isSaved(edicion, texto) ? undefined : edicion))
