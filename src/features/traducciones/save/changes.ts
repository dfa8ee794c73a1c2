import { laidOver, asSent, type PendingTexts, type TheirText } from '@/features/traducciones/model/pendingText'
import { byClaveOf } from '@/features/traducciones/model/submissions'
import { resultadoOf } from '@/features/traducciones/model/resultado'
import { claveOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { withUnsaved, type OfIdioma, type TraduccionesState } from '@/features/traducciones/state'

export interface SaveBegun extends OfIdioma {
  claves: readonly string[]
  total: number
  current: string
}

/** Outcome of one record. */
export interface RecordSaved extends OfIdioma {
  /** Rows in the server's response: all texts of the record. */
  rows: readonly Texto[]
  /** Keys of the sent texts that the server has taken. Others of the record stay edited. */
  saved: readonly string[]
  /** Reasons of failure, by text. */
  failures: Readonly<Record<string, string>>
  isFailed: boolean
  /** Record being saved, as a phrase; null when there is none. */
  current: string | null
}

export interface SaveEnded extends OfIdioma {
  /** All texts, when they were requested again. */
  textos: readonly Texto[] | null
  theirs: Readonly<Record<string, TheirText>>
}

const mapped = (pendingTexts: PendingTexts, change: (pending: PendingTexts[string], clave: string) => PendingTexts[string]): PendingTexts =>
  Object.fromEntries(Object.entries(pendingTexts).map(([clave, pending]) => [clave, change(pending, clave)]))

export const begun = (state: TraduccionesState, { idioma, claves, total, current }: SaveBegun): TraduccionesState => {
  const sent = new Set(claves)
  const saving = { idioma, claves, total, current, finished: 0, failed: 0, isStopping: false, rows: [], isUnsure: false }
  return withUnsaved({ ...state, saving, resultado: null }, idioma, unsaved => ({
    ...unsaved,
    pendingTexts: mapped(unsaved.pendingTexts, (pending, clave) => (sent.has(clave) ? asSent(pending) : pending)),
  }))
}

export const withEnded = (
  state: TraduccionesState,
  { idioma, rows, saved, failures, isFailed, current }: RecordSaved,
): TraduccionesState => {
  const { saving } = state
  const further = saving && {
    ...saving,
    finished: saving.finished + 1,
    failed: saving.failed + (isFailed ? 1 : 0),
    current: current ?? saving.current,
    rows: [...saving.rows, ...rows],
    isUnsure: saving.isUnsure || Object.keys(failures).length > 0,
  }
  return withUnsaved({ ...state, saving: further }, idioma, unsaved => {
    const left = Object.fromEntries(Object.entries(unsaved.pendingTexts).filter(([clave]) => !saved.includes(clave)))
    return { ...unsaved, pendingTexts: mapped(left, (pending, clave) => ({ ...pending, fallo: failures[clave] ?? pending.fallo })) }
  })
}

const withRows = (textos: readonly Texto[], rows: readonly Texto[]): readonly Texto[] => {
  const byClave = byClaveOf(rows)
  // The response's rows do not give the order of the parts.
  return textos.map(texto => {
    const row = byClave.get(claveOf(texto))
    return row ? { ...row, parte: texto.parte } : texto
  })
}

export const finished = (state: TraduccionesState, { idioma, textos: asked, theirs }: SaveEnded): TraduccionesState => {
  const { workbench, saving } = state
  const ended = { ...state, saving: null }
  const unsaved = state.unsaved[idioma]
  if (!unsaved || workbench?.idioma !== idioma || !workbench.textos) return ended
  const textos = asked ?? withRows(workbench.textos, saving?.rows ?? [])
  const settled = asked ? laidOver(unsaved.pendingTexts, asked) : unsaved.pendingTexts
  const pendingTexts = mapped(settled, (pending, clave) => {
    const suya = theirs[clave]
    return suya && pending.suya?.texto === suya.texto ? { ...pending, suya } : pending
  })
  const resultado = resultadoOf(byClaveOf(textos), saving?.claves ?? [], pendingTexts)
  return {
    ...withUnsaved(ended, idioma, () => ({ ...unsaved, pendingTexts, revision: unsaved.revision + 1 })),
    workbench: { ...workbench, textos },
    resultado: resultado.quedan > 0 ? { ...resultado, idioma, isRead: false } : null,
  }
}
