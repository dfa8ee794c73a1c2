import { campoOf } from '@/kits/history/model/fieldCatalogue'
import { storedText } from '@/shared/lineOf'
import type { PendingTexts } from '@/features/traducciones/model/pendingText'
import { keyOf, raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Request for one record, or for one part of it. */
export interface TextsRequest {
  tipo: string
  id: number
  textos: Readonly<Record<string, string>>
  /** Saved text for each edit when it began. */
  antes: Readonly<Record<string, string>>
  /** Texts accepted although their source has changed, with the id of the latest source change that the user has seen. */
  vigentes: readonly string[]
  entrada: number
  /** Texts accepted although they equal their source. */
  iguales: Readonly<Record<string, string>>
}

/** Record with its own request and those of its parts. */
export interface Submission {
  raiz: string
  nombre: string
  keys: readonly string[]
  requests: readonly TextsRequest[]
}

export type TextsByKey = ReadonlyMap<string, Texto>

export const byKeyOf = (textos: readonly Texto[]): TextsByKey => new Map(textos.map(texto => [keyOf(texto), texto]))

/** Splits a key that `keyOf` has made. */
export const partsOfKey = (key: string): { tipo: string; id: number; campo: string } => {
  const [tipo = '', id = '', campo = ''] = key.split('/')
  return { tipo, id: Number(id), campo }
}

/** Root key of a text; a text that is not loaded is its own root. */
export const rootKeyOf = (textos: TextsByKey, key: string): string => {
  const texto = textos.get(key)
  const { tipo, id } = partsOfKey(key)
  return texto ? raizOf(texto) : `${tipo}/${id}`
}

/** Number of records of these texts. */
export const countOfRegistros = (textos: TextsByKey, keys: readonly string[]): number =>
  new Set(keys.map(key => rootKeyOf(textos, key))).size

/** Requests by record, for the given records or for all (null). Texts in conflict are left out until the user chooses a version. */
export const submissionsOf = (textos: TextsByKey, pendingTexts: PendingTexts, raices: readonly string[] | null): readonly Submission[] => {
  const submissions = new Map<string, { raiz: string; nombre: string; keys: string[]; requests: Map<string, TextsRequest> }>()
  for (const [key, pending] of Object.entries(pendingTexts)) {
    const raiz = rootKeyOf(textos, key)
    if (pending.suya || (raices && !raices.includes(raiz))) continue
    const texto = textos.get(key)
    const { tipo, id, campo } = partsOfKey(key)
    const submission = submissions.get(raiz) ?? { raiz, nombre: texto?.nombre ?? '', keys: [], requests: new Map<string, TextsRequest>() }
    submissions.set(raiz, submission)
    submission.keys.push(key)
    const before = submission.requests.get(`${tipo}/${id}`) ?? { tipo, id, textos: {}, antes: {}, vigentes: [], entrada: 0, iguales: {} }
    const isWritten = pending.texto !== pending.antes
    // A saved text is named as it stands, a written one as the server will store it.
    const text = isWritten ? storedText(campoOf(tipo, campo), pending.texto) : pending.texto
    const isHeld = pending.vigente && !isWritten && !texto?.igual
    const isSame = pending.vigente && !isHeld
    submission.requests.set(`${tipo}/${id}`, {
      ...before,
      ...(isWritten && { textos: { ...before.textos, [campo]: text }, antes: { ...before.antes, [campo]: pending.antes } }),
      ...(isHeld && { vigentes: [...before.vigentes, campo], entrada: Math.max(before.entrada, texto?.cambio?.entrada ?? 0) }),
      ...(isSame && { iguales: { ...before.iguales, [campo]: text } }),
    })
  }
  return [...submissions.values()].map(({ requests, ...submission }) => ({ ...submission, requests: [...requests.values()] }))
}

/** Request without the texts in conflict; null when no text remains. */
export const withoutCampos = (request: TextsRequest, campos: readonly string[]): TextsRequest | null => {
  const left = (map: TextsRequest['textos']) => Object.fromEntries(Object.entries(map).filter(([campo]) => !campos.includes(campo)))
  const textos = left(request.textos)
  return Object.keys(textos).length > 0 ? { ...request, textos, antes: left(request.antes) } : null
}
