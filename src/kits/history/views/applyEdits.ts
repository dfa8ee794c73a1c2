import { isMap } from '@/kits/history/model/fieldChange'
import { contentOf } from '@/kits/history/model/fieldCatalogue'
import { draftOfParte, isSameParte, likeParte, type FormEdit } from '@/kits/history/model/formEdit'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { sameTexts } from '@/shared/locales/sameTexts'
import { renumbered, restored } from '@/shared/ordering'
import type { HistoryTarget, PartDraft, PartTarget } from '@/kits/history/views/target'

type Fields = Readonly<Record<string, unknown>>
type Target = Pick<HistoryTarget, 'read' | 'write' | 'saved' | 'partes'>

/** Comparable form of a value: codes in upper case, empty as null. */
const normal = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(each => String(each).toUpperCase()) : value === '' ? null : (value ?? null))

/** True if the form already has this value. */
export const holds = (now: unknown, idioma: string | null, valor: unknown): boolean => {
  if (idioma !== null) return ((isMap(now) ? now[idioma] : '') ?? '') === (valor ?? '')
  if (isMap(now) || isMap(valor)) return sameTexts(isMap(now) ? now : {}, isMap(valor) ? valor : {})
  return normal(now) === normal(valor)
}

/** Value in the form of the field: missing languages become '', and so does null for a text. */
const fitted = (now: unknown, idioma: string | null, valor: unknown): unknown => {
  if (idioma !== null) return { ...(isMap(now) ? now : {}), [idioma]: valor ?? '' }
  if (isMap(now)) return { ...Object.fromEntries(Object.keys(now).map(each => [each, ''])), ...(isMap(valor) ? valor : {}) }
  return valor === null && typeof now === 'string' ? '' : valor
}

const isDraft = (value: unknown): value is ImageDraft => typeof value === 'object' && value !== null && 'kind' in value

const pick = (from: object, like: Fields): Fields =>
  Object.fromEntries(Object.keys(like).map(name => [name, (from as Fields)[name] ?? null]))

const contentIn = (tipo: string): Fields => Object.fromEntries(contentOf(tipo).map(name => [name, null]))

/** Pairs each part with a draft: one with equal content, or else one with the same identity. */
const withDrafts = (tipo: string, drafts: readonly PartDraft[], partes: readonly Fields[]) => {
  const left = [...drafts]
  const take = (draft: PartDraft | undefined) => (draft ? left.splice(left.indexOf(draft), 1)[0] : undefined)
  const same = partes.map(fields => take(left.find(draft => isSameParte(tipo, draft as object as Fields, fields))))
  return partes.map((fields, at) => ({
    fields,
    draft: same[at] ?? take(likeParte(tipo, left as object[] as (PartDraft & Fields)[], fields)),
  }))
}

/** Parts with the same ids, changed to the version's values as far as the form edits them. */
const inPlace = ({ tipo, partes }: Extract<FormEdit, { kind: 'partes' }>, drafts: readonly PartDraft[]) => {
  const next = drafts.map(draft => {
    const fields = partes.find(({ id }) => String(id) === String(draft.id)) ?? {}
    const other = contentOf(tipo).filter(
      name => name in draft && name in fields && !holds((draft as object as Fields)[name], null, fields[name]),
    )
    if (other.length === 0) return draft
    return { ...draft, ...Object.fromEntries(other.map(name => [name, fitted((draft as object as Fields)[name], null, fields[name])])) }
  })
  const isSame = next.every((draft, at) => draft === drafts[at])
  return isSame ? null : { drafts: next, undo: [{ kind: 'borradores', tipo, drafts } as const] }
}

/** Drafts of one kind after an edit, and its undo; null when nothing changes. */
const withPart = (
  edit: Extract<FormEdit, { tipo: string }>,
  drafts: readonly PartDraft[],
  target: PartTarget,
): { drafts: readonly PartDraft[]; undo: FormEdit[] } | null => {
  const { tipo } = edit
  switch (edit.kind) {
    case 'parte': {
      const found = drafts.find(({ id }) => String(id) === edit.id)
      if (found) {
        const undo: FormEdit = { kind: 'parte', tipo, id: String(found.id), fields: pick(found, edit.fields) }
        return { drafts: drafts.map(draft => (draft === found ? { ...draft, ...edit.fields } : draft)), undo: [undo] }
      }
      const draft = edit.id === null ? target.make?.(edit.fields) : undefined
      if (!draft) return null
      const orden = Math.min(Number(edit.fields['orden'] ?? drafts.length), drafts.length)
      const made = { ...draft, orden }
      return { drafts: restored(drafts, made), undo: [{ kind: 'sinParte', tipo, id: String(made.id) }] }
    }
    case 'sinParte':
      return { drafts: drafts.filter(({ id }) => String(id) !== edit.id), undo: [] }
    case 'borradores':
      return { drafts: edit.drafts as readonly PartDraft[], undo: [] }
    case 'partes': {
      if (!target.make) return inPlace(edit, drafts)
      const next = withDrafts(tipo, drafts, edit.partes).flatMap(({ draft, fields }) => {
        if (!draft) return target.make?.(fields) ?? []
        return isSameParte(tipo, draft as object as Fields, fields) ? draft : { ...draft, ...pick(fields, contentIn(tipo)) }
      })
      const isSame = next.length === drafts.length && next.every((draft, at) => draft === drafts[at])
      return isSame ? null : { drafts: next, undo: [{ kind: 'borradores', tipo, drafts }] }
    }
  }
}

/**
 * Applies edits to the open form, where they are unsaved like typed changes [HI-03].
 * @returns the edits that undo them
 */
export const applyEdits = ({ read, write, saved = {}, partes = {} }: Target, edits: readonly FormEdit[]): FormEdit[] => {
  const written: Record<string, unknown> = {}
  const laid: Record<string, readonly PartDraft[]> = {}
  const now = (campo: string): unknown => (campo in written ? written[campo] : read(campo))
  const undo = edits.flatMap((edit): FormEdit[] => {
    if (edit.kind === 'campo') {
      const { campo, idioma, valor } = edit
      const before = now(campo)
      if (before === undefined || holds(before, idioma, valor)) return []
      written[campo] = fitted(before, idioma, valor)
      return [{ kind: 'campo', campo, idioma, valor: idioma === null ? before : ((before as Record<string, string>)[idioma] ?? '') }]
    }
    if (edit.kind === 'imagen') {
      const { campo, picture } = edit
      const before = now(campo)
      const wanted = picture?.kind === 'remove' && !saved[campo] ? KEEP : picture
      if (!isDraft(before) || !wanted || (before.kind !== 'chosen' && before.kind === wanted.kind)) return []
      written[campo] = wanted
      return [{ kind: 'imagen', campo, valor: null, picture: before }]
    }
    const target = partes[edit.tipo]
    const next = target && withPart(edit, laid[edit.tipo] ?? target.drafts, target)
    if (!next) return []
    laid[edit.tipo] = renumbered(next.drafts)
    return next.undo
  })
  if (Object.keys(written).length > 0) write(written)
  for (const [tipo, drafts] of Object.entries(laid)) partes[tipo]?.lay(drafts)
  return undo
}

/** Draft in the form that corresponds to a part of the history. */
export const draftIn = ({ partes = {} }: Pick<Target, 'partes'>, tipo: string, registro: number, fields: Fields | null) =>
  draftOfParte(
    tipo,
    (partes[tipo]?.drafts ?? []) as readonly object[] as readonly (PartDraft & Fields)[],
    registro,
    // Parts with a save of their own keep their ids, so the id alone identifies them.
    partes[tipo]?.make ? fields : null,
  )
