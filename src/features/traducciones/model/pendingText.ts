import { lineOf } from '@/shared/lineOf'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Text that another user has saved in this place meanwhile; author and time if the history has them. */
export interface TheirText {
  texto: string
  autor: string | null
  momento: string | null
}

/** Unsaved text [TX-04]. */
export interface PendingText {
  texto: string
  /** Saved text when this edit began. */
  antes: string
  /** True: marked as valid although its source has changed or equals it. */
  vigente: boolean
  /**
   * Texts sent so far, each of which the server may have saved; an earlier attempt of this user is then not taken for another user's
   * change.
   */
  enviados: readonly string[]
  /** Change by another user; null for none. */
  suya: TheirText | null
  /** Reason why the last save failed. */
  fallo: string | null
}

export type PendingTexts = Readonly<Record<string, PendingText>>

/**
 * Fields of a draft, by key. Each edit is wrapped in a list of one, because drafts merge maps of languages entry by entry, but treat a list
 * as a whole.
 */
type Valores = Record<string, readonly [PendingText]>

export const valoresOf = (pendingTexts: PendingTexts): Valores =>
  Object.fromEntries(Object.entries(pendingTexts).map(([key, pending]) => [key, [pending]]))

const isPendingText = (value: unknown): value is PendingText =>
  typeof value === 'object' && value !== null && 'texto' in value && typeof value.texto === 'string'

export const pendingTextsOf = (valores: object): PendingTexts =>
  Object.fromEntries(
    Object.entries(valores).flatMap(([key, value]: [string, unknown]) => {
      const pending: unknown = Array.isArray(value) ? value[0] : undefined
      return isPendingText(pending) ? [[key, pending]] : []
    }),
  )

/** Edit that equals the saved text. */
const blank = (destino: string): PendingText => ({ texto: destino, antes: destino, vigente: false, enviados: [], suya: null, fallo: null })

/** The edit; undefined if it equals the saved text. */
const orNone = (pending: PendingText): PendingText | undefined =>
  pending.texto === pending.antes && !pending.vigente ? undefined : pending

/** Edit after typing, based on the earlier edit, else on the saved text. */
export const asWritten = (destino: string, pending: PendingText | undefined, texto: string): PendingText | undefined => {
  const before = pending ?? blank(destino)
  // Acceptance applies to the accepted text only.
  return orNone({ ...before, texto, vigente: before.vigente && texto === before.texto, fallo: null })
}

export const vigente = (destino: string, pending: PendingText | undefined): PendingText => ({
  ...(pending ?? blank(destino)),
  vigente: true,
  fallo: null,
})

/**
 * Adds the sent text to the attempts, because the server may have saved it, with or without a response. Names are stored without
 * outer white space.
 */
export const asSent = (pending: PendingText): PendingText => ({
  ...pending,
  enviados: [...new Set([...pending.enviados, pending.texto, lineOf(pending.texto)])],
  fallo: null,
})

/** Keeps this user's text, now based on the other user's. */
export const basedOnTheirs = (pending: PendingText): PendingText | undefined =>
  pending.suya ? orNone({ ...pending, antes: pending.suya.texto, suya: null, fallo: null }) : pending

const isSaved = (pending: PendingText, { destino, desfasada, igual }: Texto): boolean =>
  destino === pending.texto && !(pending.vigente && (desfasada || igual))

const settled = (pending: PendingText, texto: Texto | undefined): PendingText | undefined => {
  // The text no longer exists: the edit stays, on a line of its own.
  if (!texto) return pending
  if (isSaved(pending, texto)) return undefined
  const { destino } = texto
  if (destino === pending.antes) return pending
  if (pending.enviados.includes(destino)) return orNone({ ...pending, antes: destino, suya: null, fallo: null })
  return pending.suya?.texto === destino ? pending : { ...pending, fallo: null, suya: { texto: destino, autor: null, momento: null } }
}

/** Edits compared with the current texts, each by the rule; undefined drops an edit. */
const eachRebased = (
  pendingTexts: PendingTexts,
  textos: readonly Texto[],
  rule: (pending: PendingText, texto: Texto | undefined) => PendingText | undefined,
): PendingTexts => {
  const keys = Object.keys(pendingTexts)
  if (keys.length === 0) return pendingTexts
  const wanted = new Set(keys)
  const byKey = new Map(textos.flatMap(texto => (wanted.has(keyOf(texto)) ? [[keyOf(texto), texto] as const] : [])))
  return Object.fromEntries(
    Object.entries(pendingTexts).flatMap(([key, pending]) => {
      const left = rule(pending, byKey.get(key))
      return left ? [[key, left]] : []
    }),
  )
}

/**
 * Rebases the edits on the current texts: an edit equal to the saved text is dropped, and a text that another user has changed meanwhile
 * becomes a conflict with both versions [TX-04, DR-04].
 */
export const rebasedTexts = (pendingTexts: PendingTexts, textos: readonly Texto[]): PendingTexts =>
  eachRebased(pendingTexts, textos, settled)

/**
 * Edits without those that another user has saved literally. The others stay in their fields: their save asks about both versions [SY-04].
 */
export const withoutSaved = (pendingTexts: PendingTexts, textos: readonly Texto[]): PendingTexts =>
  eachRebased(pendingTexts, textos, (pending, texto) => (texto && isSaved(pending, texto) ? undefined : pending))
