import type { Edicion, Ediciones } from '@/features/traducciones/model/edicion'
import type { IdiomaTraducido } from '@/shared/translations'
import type { Resultado } from '@/features/traducciones/model/resultado'
import type { Texto } from '@/shared/translations'

export interface DeIdioma {
  idioma: string
}
export interface DeTexto extends DeIdioma {
  clave: string
}
export interface SobreTexto extends DeTexto {
  /** The text as it is saved. */
  destino: string
}

/** The texts of one language beside another's [TX-02]. */
interface Mesa extends DeIdioma {
  origen: string
  /** Null until they have come. */
  textos: readonly Texto[] | null
  failed: boolean
}

/** What is not saved of one language: it stays while one goes elsewhere [TX-04]. */
export interface SinGuardar {
  /** Its draft has it too. */
  id: string
  ediciones: Ediciones
  /** Another one tells that some came or went otherwise than by typing: the list looks anew which show. */
  vuelta: number
}

/** A save under way: what of it is done is laid over the texts when it ends. */
interface Guardado extends DeIdioma {
  claves: readonly string[]
  total: number
  terminados: number
  fallidos: number
  /** The record in hand, in words. */
  ahora: string
  isStopping: boolean
  /** Rows as the server gave them. */
  filas: readonly Texto[]
  /** What was sent may have been saved all the same, or somebody else has changed it. */
  isUnsure: boolean
}

export interface State {
  /** Null until they have come. */
  idiomas: readonly IdiomaTraducido[] | null
  failed: boolean
  mesa: Mesa | null
  sinGuardar: Readonly<Record<string, SinGuardar>>
  guardado: Guardado | null
  /** What the last save has left; null where it left nothing. */
  resultado: (Resultado & DeIdioma & { isRead: boolean }) | null
}

export const initialState: State = { idiomas: null, failed: false, mesa: null, sinGuardar: {}, guardado: null, resultado: null }

/** Changes what is not saved of a language whose workbench was opened. */
export const withSin = (state: State, idioma: string, change: (sin: SinGuardar) => SinGuardar): State => {
  const sin = state.sinGuardar[idioma]
  return sin ? { ...state, sinGuardar: { ...state.sinGuardar, [idioma]: change(sin) } } : state
}

/** Changes one edit; undefined takes it away. */
export const withEdicion = (
  state: State,
  { idioma, clave }: DeTexto,
  change: (edicion: Edicion | undefined) => Edicion | undefined,
): State =>
  withSin(state, idioma, sin => {
    const { [clave]: before, ...others } = sin.ediciones
    const edicion = change(before)
    // In its place, so that the order in which they were typed stays.
    return { ...sin, ediciones: edicion ? { ...sin.ediciones, [clave]: edicion } : others }
  })
