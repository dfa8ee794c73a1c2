import { rebasedTexts, asSent, type PendingTexts, type TheirText } from '@/features/traducciones/model/pendingText'
import { byKeyOf, rootKeyOf } from '@/features/traducciones/model/submissions'
import { resultadoOf } from '@/features/traducciones/model/resultado'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { withUnsaved, type IdiomaRef, type TraduccionesState } from '@/features/traducciones/state'

interface SaveStart extends IdiomaRef {
  /** Records to be saved; null for all. */
  raices: readonly string[] | null
  keys: readonly string[]
  total: number
  current: string
}

/** Outcome of one record. */
interface RecordResult extends IdiomaRef {
  /** Rows of the response: all texts of the record. */
  rows: readonly Texto[]
  /** Keys of the sent texts that the server has saved. Other texts of the record remain edits. */
  saved: readonly string[]
  /** Reasons of failure, by text. */
  failures: Readonly<Record<string, string>>
  isFailed: boolean
  /** Name of the next record and the number of its texts; null for none. */
  current: string | null
}

interface SaveEnd extends IdiomaRef {
  /** All texts, if they were requested again; else null. */
  textos: readonly Texto[] | null
  theirs: Readonly<Record<string, TheirText>>
}

const mapped = (pendingTexts: PendingTexts, change: (pending: PendingTexts[string], key: string) => PendingTexts[string]): PendingTexts =>
  Object.fromEntries(Object.entries(pendingTexts).map(([key, pending]) => [key, change(pending, key)]))

export const begun = (state: TraduccionesState, { idioma, raices, keys, total, current }: SaveStart): TraduccionesState => {
  const sent = new Set(keys)
  const saving = { idioma, raices, keys, total, current, finished: 0, failed: 0, isStopping: false, rows: [], isUnsure: false }
  return withUnsaved({ ...state, saving, resultado: null }, idioma, unsaved => ({
    ...unsaved,
    pendingTexts: mapped(unsaved.pendingTexts, (pending, key) => (sent.has(key) ? asSent(pending) : pending)),
  }))
}

export const withEnded = (
  state: TraduccionesState,
  { idioma, rows, saved, failures, isFailed, current }: RecordResult,
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
    const left = Object.fromEntries(Object.entries(unsaved.pendingTexts).filter(([key]) => !saved.includes(key)))
    return { ...unsaved, pendingTexts: mapped(left, (pending, key) => ({ ...pending, fallo: failures[key] ?? pending.fallo })) }
  })
}

const withRows = (textos: readonly Texto[], rows: readonly Texto[]): readonly Texto[] => {
  const byKey = byKeyOf(rows)
  // Keeps `parte`, because the rows of the response do not have the order of the parts.
  return textos.map(texto => {
    const row = byKey.get(keyOf(texto))
    return row ? { ...row, parte: texto.parte } : texto
  })
}

export const finished = (state: TraduccionesState, { idioma, textos: read, theirs }: SaveEnd): TraduccionesState => {
  const { workbench, saving } = state
  const ended = { ...state, saving: null }
  const unsaved = state.unsaved[idioma]
  if (!unsaved || workbench?.idioma !== idioma || !workbench.textos) return ended
  const textos = read ?? withRows(workbench.textos, saving?.rows ?? [])
  const settled = read ? rebasedTexts(unsaved.pendingTexts, read) : unsaved.pendingTexts
  const pendingTexts = mapped(settled, (pending, key) => {
    const suya = theirs[key]
    return suya && pending.suya?.texto === suya.texto ? { ...pending, suya } : pending
  })
  const { keys = [], raices = null } = saving ?? {}
  const byKey = byKeyOf(textos)
  const isLeft = Object.keys(pendingTexts).some(key => raices === null || raices.includes(rootKeyOf(byKey, key)))
  return {
    ...withUnsaved(ended, idioma, () => ({ ...unsaved, pendingTexts, revision: unsaved.revision + 1 })),
    workbench: { ...workbench, textos },
    resultado: isLeft ? { ...resultadoOf(byKey, keys, pendingTexts), idioma, isRead: false } : null,
  }
}
