import type { Ediciones } from '@/features/traducciones/model/edicion'
import { claveOf, raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** What one record, or one part of one, is sent. */
export interface Llamada {
  tipo: string
  id: number
  textos: Readonly<Record<string, string>>
  /** What each was when it was typed over. */
  antes: Readonly<Record<string, string>>
  /** Texts that hold although their source has changed, and the latest of these changes that was seen. */
  vigentes: readonly string[]
  entrada: number
  /** Texts that hold although their source says the same. */
  iguales: Readonly<Record<string, string>>
}

/** A record with all that is sent of it and of its parts. */
export interface Envio {
  raiz: string
  nombre: string
  claves: readonly string[]
  llamadas: readonly Llamada[]
}

export type ByClave = ReadonlyMap<string, Texto>

export const byClaveOf = (textos: readonly Texto[]): ByClave => new Map(textos.map(texto => [claveOf(texto), texto]))

/** What `claveOf` put together. */
export const partsOfClave = (clave: string): { tipo: string; id: number; campo: string } => {
  const [tipo = '', id = '', campo = ''] = clave.split('/')
  return { tipo, id: Number(id), campo }
}

/** What a text stands under; one that is not among those that were asked for stands alone. */
export const raizOfClave = (textos: ByClave, clave: string): string => {
  const texto = textos.get(clave)
  const { tipo, id } = partsOfClave(clave)
  return texto ? raizOf(texto) : `${tipo}/${id}`
}

/** How many records these texts are of. */
export const countOfRegistros = (textos: ByClave, claves: readonly string[]): number =>
  new Set(claves.map(clave => raizOfClave(textos, clave))).size

/** All that is to be sent, by record; of some records only, or of all. What two have changed is not sent before somebody has chosen. */
export const enviosOf = (textos: ByClave, ediciones: Ediciones, raices: readonly string[] | null): readonly Envio[] => {
  const envios = new Map<string, { raiz: string; nombre: string; claves: string[]; llamadas: Map<string, Llamada> }>()
  for (const [clave, edicion] of Object.entries(ediciones)) {
    const raiz = raizOfClave(textos, clave)
    if (edicion.suya || (raices && !raices.includes(raiz))) continue
    const texto = textos.get(clave)
    const { tipo, id, campo } = partsOfClave(clave)
    const envio = envios.get(raiz) ?? { raiz, nombre: texto?.nombre ?? '', claves: [], llamadas: new Map<string, Llamada>() }
    envios.set(raiz, envio)
    envio.claves.push(clave)
    const before = envio.llamadas.get(`${tipo}/${id}`) ?? { tipo, id, textos: {}, antes: {}, vigentes: [], entrada: 0, iguales: {} }
    const isWritten = edicion.texto !== edicion.antes
    const isHeld = edicion.vigente && !isWritten && !texto?.igual
    const isSame = edicion.vigente && !isHeld
    envio.llamadas.set(`${tipo}/${id}`, {
      ...before,
      ...(isWritten && { textos: { ...before.textos, [campo]: edicion.texto }, antes: { ...before.antes, [campo]: edicion.antes } }),
      ...(isHeld && { vigentes: [...before.vigentes, campo], entrada: Math.max(before.entrada, texto?.cambio?.entrada ?? 0) }),
      ...(isSame && { iguales: { ...before.iguales, [campo]: edicion.texto } }),
    })
  }
  return [...envios.values()].map(({ llamadas, ...envio }) => ({ ...envio, llamadas: [...llamadas.values()] }))
}

/** Without the texts that somebody else has changed; null where none is left. */
export const withoutCampos = (llamada: Llamada, campos: readonly string[]): Llamada | null => {
  const left = (map: Llamada['textos']) => Object.fromEntries(Object.entries(map).filter(([campo]) => !campos.includes(campo)))
  const textos = left(llamada.textos)
  return Object.keys(textos).length > 0 ? { ...llamada, textos, antes: left(llamada.antes) } : null
}
