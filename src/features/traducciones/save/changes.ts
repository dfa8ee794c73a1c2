import { laidOver, asSent, type Ediciones, type Suya } from '@/features/traducciones/model/edicion'
import { byClaveOf } from '@/features/traducciones/model/envios'
import { resultadoOf } from '@/features/traducciones/model/resultado'
import { claveOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { withSin, type DeIdioma, type State } from '@/features/traducciones/state'

export interface Begun extends DeIdioma {
  claves: readonly string[]
  total: number
  ahora: string
}

/** Outcome of one record. */
export interface Ended extends DeIdioma {
  /** Rows in the server's response. */
  filas: readonly Texto[]
  /** Reasons of failure, by text. */
  fallos: Readonly<Record<string, string>>
  isFailed: boolean
  /** Record being saved, as a phrase; null when there is none. */
  ahora: string | null
}

export interface End extends DeIdioma {
  /** All texts, when they were requested again. */
  textos: readonly Texto[] | null
  suyas: Readonly<Record<string, Suya>>
}

const mapped = (ediciones: Ediciones, change: (edicion: Ediciones[string], clave: string) => Ediciones[string]): Ediciones =>
  Object.fromEntries(Object.entries(ediciones).map(([clave, edicion]) => [clave, change(edicion, clave)]))

export const begun = (state: State, { idioma, claves, total, ahora }: Begun): State => {
  const sent = new Set(claves)
  const guardado = { idioma, claves, total, ahora, terminados: 0, fallidos: 0, isStopping: false, filas: [], isUnsure: false }
  return withSin({ ...state, guardado, resultado: null }, idioma, sin => ({
    ...sin,
    ediciones: mapped(sin.ediciones, (edicion, clave) => (sent.has(clave) ? asSent(edicion) : edicion)),
  }))
}

export const withEnded = (state: State, { idioma, filas, fallos, isFailed, ahora }: Ended): State => {
  const { guardado } = state
  const saved = new Set(filas.map(claveOf).filter(clave => !(clave in fallos)))
  const further = guardado && {
    ...guardado,
    terminados: guardado.terminados + 1,
    fallidos: guardado.fallidos + (isFailed ? 1 : 0),
    ahora: ahora ?? guardado.ahora,
    filas: [...guardado.filas, ...filas],
    isUnsure: guardado.isUnsure || Object.keys(fallos).length > 0,
  }
  return withSin({ ...state, guardado: further }, idioma, sin => {
    const left = Object.fromEntries(Object.entries(sin.ediciones).filter(([clave]) => !saved.has(clave)))
    return { ...sin, ediciones: mapped(left, (edicion, clave) => ({ ...edicion, fallo: fallos[clave] ?? edicion.fallo })) }
  })
}

const withRows = (textos: readonly Texto[], filas: readonly Texto[]): readonly Texto[] => {
  const rows = byClaveOf(filas)
  // The response's rows do not give the order of the parts.
  return textos.map(texto => {
    const row = rows.get(claveOf(texto))
    return row ? { ...row, parte: texto.parte } : texto
  })
}

export const finished = (state: State, { idioma, textos: asked, suyas }: End): State => {
  const { mesa, guardado } = state
  const ended = { ...state, guardado: null }
  const sin = state.sinGuardar[idioma]
  if (!sin || mesa?.idioma !== idioma || !mesa.textos) return ended
  const textos = asked ?? withRows(mesa.textos, guardado?.filas ?? [])
  const settled = asked ? laidOver(sin.ediciones, asked) : sin.ediciones
  const ediciones = mapped(settled, (edicion, clave) => {
    const suya = suyas[clave]
    return suya && edicion.suya?.texto === suya.texto ? { ...edicion, suya } : edicion
  })
  const resultado = resultadoOf(byClaveOf(textos), guardado?.claves ?? [], ediciones)
  return {
    ...withSin(ended, idioma, () => ({ ...sin, ediciones, vuelta: sin.vuelta + 1 })),
    mesa: { ...mesa, textos },
    resultado: resultado.quedan > 0 ? { ...resultado, idioma, isRead: false } : null,
  }
}
