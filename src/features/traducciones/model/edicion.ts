import { lineOf } from '@/shared/lineOf'
import { claveOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** What somebody else has written in the same place meanwhile; by whom and when, as far as the history knows. */
export interface Suya {
  texto: string
  autor: string | null
  momento: string | null
}

/** A text that is not saved [TX-04]. */
export interface Edicion {
  texto: string
  /** What the text was when this was typed over it. */
  antes: string
  /** The text holds although its source has changed, or says the same. */
  vigente: boolean
  /** What was sent and may be there, answer or not: nobody meets their own earlier try as somebody else's. */
  enviados: readonly string[]
  /** Null where nobody else has changed it. */
  suya: Suya | null
  /** Why the last try failed. */
  fallo: string | null
}

export type Ediciones = Readonly<Record<string, Edicion>>

/** By their names the fields of a draft: each edit in a list of one, which a draft never takes apart as it does maps of languages. */
export type Valores = Record<string, readonly [Edicion]>

export const valoresOf = (ediciones: Ediciones): Valores =>
  Object.fromEntries(Object.entries(ediciones).map(([clave, edicion]) => [clave, [edicion]]))

const isEdicion = (value: unknown): value is Edicion =>
  typeof value === 'object' && value !== null && 'texto' in value && typeof value.texto === 'string'

export const edicionesOf = (valores: object): Ediciones =>
  Object.fromEntries(
    Object.entries(valores).flatMap(([clave, value]: [string, unknown]) => {
      const edicion: unknown = Array.isArray(value) ? value[0] : undefined
      return isEdicion(edicion) ? [[clave, edicion]] : []
    }),
  )

/** Over the text as it is saved. */
const nueva = (destino: string): Edicion => ({ texto: destino, antes: destino, vigente: false, enviados: [], suya: null, fallo: null })

/** An edit that changes nothing is none. */
const orNone = (edicion: Edicion): Edicion | undefined => (edicion.texto === edicion.antes && !edicion.vigente ? undefined : edicion)

/** What was typed, over what is saved or over what was typed before. */
export const asWritten = (destino: string, edicion: Edicion | undefined, texto: string): Edicion | undefined => {
  const before = edicion ?? nueva(destino)
  // Acceptance holds for the text that was accepted.
  return orNone({ ...before, texto, vigente: before.vigente && texto === before.texto, fallo: null })
}

export const vigente = (destino: string, edicion: Edicion | undefined): Edicion => ({
  ...(edicion ?? nueva(destino)),
  vigente: true,
  fallo: null,
})

/** Texts that are sent may be there from then on, answered or not; a text of one line goes without line breaks. */
export const asSent = (edicion: Edicion): Edicion => ({
  ...edicion,
  enviados: [...new Set([...edicion.enviados, edicion.texto, lineOf(edicion.texto)])],
  fallo: null,
})

/** Mine, over theirs, which has been seen. */
export const overTheirs = (edicion: Edicion): Edicion | undefined =>
  edicion.suya ? orNone({ ...edicion, antes: edicion.suya.texto, suya: null, fallo: null }) : edicion

const settled = (edicion: Edicion, texto: Texto | undefined): Edicion | undefined => {
  // What is gone keeps what was typed: whoever saves is told.
  if (!texto) return edicion
  const { destino } = texto
  if (destino === edicion.texto && !(edicion.vigente && (texto.desfasada || texto.igual))) return undefined
  if (destino === edicion.antes) return edicion
  if (edicion.enviados.includes(destino)) return orNone({ ...edicion, antes: destino, suya: null, fallo: null })
  return edicion.suya?.texto === destino ? edicion : { ...edicion, fallo: null, suya: { texto: destino, autor: null, momento: null } }
}

/**
 * Lays what is not saved over the texts as they are now: what says the same is done, and what somebody else has changed meanwhile shows
 * both versions [TX-04, DR-04].
 */
export const laidOver = (ediciones: Ediciones, textos: readonly Texto[]): Ediciones => {
  const claves = Object.keys(ediciones)
  if (claves.length === 0) return ediciones
  const wanted = new Set(claves)
  const byClave = new Map(textos.flatMap(texto => (wanted.has(claveOf(texto)) ? [[claveOf(texto), texto] as const] : [])))
  return Object.fromEntries(
    Object.entries(ediciones).flatMap(([clave, edicion]) => {
      const left = settled(edicion, byClave.get(clave))
      return left ? [[clave, left]] : []
    }),
  )
}
