import { isTextMap } from '@/shared/locales/isLocaleMap'
import { contentOf } from '@/kits/history/model/fieldCatalogue'
import { draftOfParte, isSameParte, likeParte, type FormEdit } from '@/kits/history/model/formEdit'
import { isImageDraft, KEEP, type ImageDraft } from '@/store/imageDraft'
import { renumbered, restored } from '@/shared/ordering'
import { sameValue } from '@/shared/resources/sameValue'
import { isSameInput, mergeEdited } from '@/store/merge/merge'
import { mergeOrder } from '@/store/merge/mergeOrder'
import type { HistoryTarget, PartDraft, PartTarget } from '@/kits/history/views/target'

type Fields = Readonly<Record<string, unknown>>
type Target = Pick<HistoryTarget, 'read' | 'write' | 'saved' | 'partes'>

/** True if the form already has this value. */
export const holds = (now: unknown, idioma: string | null, valor: unknown): boolean => {
  if (idioma !== null) return ((isTextMap(now) ? now[idioma] : '') ?? '') === (valor ?? '')
  return sameValue(now, valor, true)
}

/** Value in the form of the field: missing languages become '', and so does null for a text. */
const fitted = (now: unknown, idioma: string | null, valor: unknown): unknown => {
  if (idioma !== null) return { ...(isTextMap(now) ? now : {}), [idioma]: valor ?? '' }
  if (isTextMap(now)) return { ...Object.fromEntries(Object.keys(now).map(each => [each, ''])), ...(isTextMap(valor) ? valor : {}) }
  return valor === null && typeof now === 'string' ? '' : valor
}

const pick = (from: object, like: Fields): Fields =>
  Object.fromEntries(Object.keys(like).map(name => [name, (from as Fields)[name] ?? null]))

const contentIn = (tipo: string): Fields => Object.fromEntries(contentOf(tipo).map(name => [name, null]))

/** Picture that a draft or a restored part will upload; KEEP for one without pictures. */
const pictureOf = (part: object): ImageDraft => ('picture' in part && isImageDraft(part.picture) ? part.picture : KEEP)

/** True for a draft with the content and the picture of a part. */
const isHeld = (tipo: string, draft: PartDraft, fields: Fields): boolean =>
  isSameParte(tipo, draft as object as Fields, fields) && isSameInput(pictureOf(draft), pictureOf(fields))

/** Pairs each part with a draft: one with equal content, or else one with the same identity. */
const withDrafts = (tipo: string, drafts: readonly PartDraft[], partes: readonly Fields[]) => {
  const left = [...drafts]
  const take = (draft: PartDraft | undefined) => (draft ? left.splice(left.indexOf(draft), 1)[0] : undefined)
  const same = partes.map(fields => take(left.find(draft => isHeld(tipo, draft, fields))))
  return partes.map((fields, at) => ({
    fields,
    draft: same[at] ?? take(likeParte(tipo, left as object[] as (PartDraft & Fields)[], fields)),
  }))
}

/** Parts with the same ids, changed to the version's values as far as the form edits them. */
const inPlace = ({ tipo, partes }: Extract<FormEdit, { kind: 'partes' }>, drafts: readonly PartDraft[]) =>
  drafts.map(draft => {
    const fields = partes.find(({ id }) => String(id) === String(draft.id)) ?? {}
    const other = contentOf(tipo).filter(
      name => name in draft && name in fields && !holds((draft as object as Fields)[name], null, fields[name]),
    )
    if (other.length === 0) return draft
    return { ...draft, ...Object.fromEntries(other.map(name => [name, fitted((draft as object as Fields)[name], null, fields[name])])) }
  })

/** Drafts of one kind after an edit; null when nothing changes. */
const withPart = (
  edit: Extract<FormEdit, { tipo: string }>,
  drafts: readonly PartDraft[],
  target: PartTarget,
): readonly PartDraft[] | null => {
  const { tipo } = edit
  if (edit.kind === 'parte') {
    const found = drafts.find(({ id }) => String(id) === edit.id)
    if (found) return drafts.map(draft => (draft === found ? { ...draft, ...edit.fields } : draft))
    const draft = edit.id === null ? target.make?.(edit.fields) : undefined
    return draft ? restored(drafts, { ...draft, orden: Math.min(Number(edit.fields['orden'] ?? drafts.length), drafts.length) }) : null
  }
  const next = !target.make
    ? inPlace(edit, drafts)
    : withDrafts(tipo, drafts, edit.partes).flatMap(({ draft, fields }) => {
        if (!draft) return target.make?.(fields) ?? []
        if (isHeld(tipo, draft, fields)) return draft
        return { ...draft, ...pick(fields, contentIn(tipo)), ...('picture' in draft && { picture: pictureOf(fields) }) }
      })
  return next.length === drafts.length && next.every((draft, at) => draft === drafts[at]) ? null : next
}

/** Value after an undo: the one before, except the languages and list items that have changed since the edit. */
const undone = (before: unknown, put: unknown, now: unknown): unknown => {
  if (isImageDraft(now)) return isSameInput(put, now) ? before : now
  return fitted(now, null, mergeEdited({ value: put }, { value: now }, { value: before }).merged.value)
}

const byId = (drafts: readonly PartDraft[]) => new Map(drafts.map(draft => [draft.id, draft as PartDraft & Fields]))

/** Drafts after an undo: those before, except what has changed or come since the edit, also by a save of another user. */
const undoneDrafts = (before: readonly PartDraft[], put: readonly PartDraft[], now: readonly PartDraft[]): PartDraft[] => {
  const [was, laid, here] = [byId(before), byId(put), byId(now)]
  const kept = byId([
    ...before.filter(({ id }) => !laid.has(id) && !here.has(id)),
    ...[...here.values()].flatMap(draft => {
      const [old, edited] = [was.get(draft.id), laid.get(draft.id)]
      if (!edited) return draft
      if (!old) return isSameInput({ ...edited, orden: draft.orden }, draft) ? [] : draft
      const changed = Object.keys(edited).filter(name => name !== 'orden' && old[name] !== edited[name])
      return { ...draft, ...Object.fromEntries(changed.map(name => [name, undone(old[name], edited[name], draft[name])])) }
    }),
  ])
  const { keys } = mergeOrder([...laid.keys()], [...here.keys()], [...was.keys()], new Set(kept.keys()))
  return keys.flatMap(id => kept.get(id) ?? [])
}

/**
 * Applies edits to the open form, where they are unsaved like typed changes [HI-03].
 * @returns the edit that undoes them; none when nothing changes
 */
export const applyEdits = ({ read, write, saved = {}, partes = {} }: Target, edits: readonly FormEdit[]): FormEdit[] => {
  const written: Record<string, unknown> = {}
  const laid: Record<string, readonly PartDraft[]> = {}
  const now = (campo: string): unknown => (campo in written ? written[campo] : read(campo))
  const layInto = (tipo: string, change: (drafts: readonly PartDraft[], target: PartTarget) => readonly PartDraft[] | null) => {
    const target = partes[tipo]
    const next = target && change(laid[tipo] ?? target.drafts, target)
    if (next) laid[tipo] = renumbered(next)
  }
  for (const edit of edits) {
    if (edit.kind === 'campo') {
      const { campo, idioma, valor } = edit
      const before = now(campo)
      if (before !== undefined && !holds(before, idioma, valor)) written[campo] = fitted(before, idioma, valor)
    } else if (edit.kind === 'imagen') {
      const { campo, picture } = edit
      const before = now(campo)
      const wanted = picture?.kind === 'remove' && !saved[campo] ? KEEP : picture
      if (isImageDraft(before) && wanted && (before.kind === 'chosen' || before.kind !== wanted.kind)) written[campo] = wanted
    } else if (edit.kind === 'deshacer') {
      const { antes, puesto } = edit
      for (const [campo, put] of Object.entries(puesto.campos)) written[campo] = undone(antes.campos[campo], put, now(campo))
      for (const [tipo, put] of Object.entries(puesto.partes))
        layInto(tipo, drafts => undoneDrafts((antes.partes[tipo] ?? []) as readonly PartDraft[], put as readonly PartDraft[], drafts))
    } else layInto(edit.tipo, (drafts, target) => withPart(edit, drafts, target))
  }
  const [campos, tipos] = [Object.keys(written), Object.keys(laid)]
  const antes = {
    campos: Object.fromEntries(campos.map(campo => [campo, read(campo)])),
    partes: Object.fromEntries(tipos.map(tipo => [tipo, partes[tipo]?.drafts ?? []])),
  }
  if (campos.length > 0) write(written)
  for (const [tipo, drafts] of Object.entries(laid)) partes[tipo]?.lay(drafts)
  return campos.length + tipos.length > 0 ? [{ kind: 'deshacer', antes, puesto: { campos: written, partes: laid } }] : []
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
