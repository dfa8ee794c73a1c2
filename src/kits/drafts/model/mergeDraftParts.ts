import { takeParts, type PartRules } from '@/kits/forms/news/model/takeParts'
import type { PartDraft } from '@/kits/history/views/target'
import type { Clash } from '@/store/merge/merge'
import { called, mergeParts, ORDER, unplaced, type NamedPart, type PartClash } from '@/store/merge/mergeParts'
import { renumbered } from '@/shared/ordering'

/** Parts of one kind: those that the save compares with, and the edited ones. */
interface EditedParts<Draft> {
  opened: readonly Draft[]
  drafts: readonly Draft[]
}

interface Options {
  /** Resource of the parts, for the question. */
  resource: string
  /** True if a save of the draft was in progress: the parts that it compares with then stay those of its ledger. */
  wasSaving: boolean
}

interface MergedDraftParts<Draft> extends EditedParts<Draft> {
  /** Parts, or the order, that form and draft have changed in different ways; `mine` is the draft. */
  clashes: Clash[]
}

/**
 * Merges the parts of a draft with those edited in the form meanwhile, part by part [DR-04]; for a clash, the draft. If only one side has
 * edits, the draft's parts are returned as they are: the form takes them if they are edited.
 */
export const mergeDraftParts = <Draft extends PartDraft>(
  draft: EditedParts<Draft>,
  form: EditedParts<Draft> & PartRules<Draft>,
  { resource, wasSaving }: Options,
): MergedDraftParts<Draft> => {
  const named = (part: Draft): NamedPart => ({ key: String(part.id), content: unplaced(form.contentOf(part)) })
  const isEdited = ({ opened, drafts }: EditedParts<Draft>) => {
    const base = opened.map(named)
    return mergeParts({ base, mine: drafts.map(named), theirs: base }).isMine
  }
  if (!isEdited(form) || !(wasSaving || isEdited(draft))) return { ...draft, clashes: [] }

  const currentDraft = wasSaving ? draft : takeParts({ ...draft, now: form.opened }, form)
  const mine = currentDraft.drafts.map(named)
  const isLike = (one: object, other: object) => form.isLike?.(one as Draft, other as Draft) ?? false
  const base = called(form.opened.map(named), { base: currentDraft.opened.map(named), mine }, isLike)
  const keys = new Map(form.opened.map(({ id }, at) => [id, base[at]?.key]))
  const theirs = form.drafts.map(part => ({ ...named(part), key: keys.get(part.id) ?? String(part.id) }))
  const { parts, clashes } = mergeParts({ base, mine, theirs })

  const ofDraft = new Map(currentDraft.drafts.map(part => [String(part.id), part]))
  const ofForm = new Map(form.drafts.map((part, at) => [theirs[at]?.key, part]))
  const draftOf = ({ key, content }: Pick<NamedPart, 'key' | 'content'>): Draft[] => {
    const [one, other] = [ofDraft.get(key), ofForm.get(key)]
    const part = one ?? other
    return part ? [{ ...part, ...other, ...content, id: part.id }] : []
  }
  const draftsOf = (all: readonly NamedPart[]): Draft[] => renumbered(all.flatMap(draftOf))
  const valueOf = (key: string, value: PartClash['mine']): unknown => {
    if (value === null) return null
    return key === ORDER ? draftsOf(value as NamedPart[]) : draftOf({ key, content: value as NamedPart['content'] })[0]
  }
  return {
    opened: currentDraft.opened,
    drafts: draftsOf(parts),
    clashes: clashes.map(({ key, ...clash }) => ({
      ...{ field: resource, locale: null, part: key },
      ...{ mine: valueOf(key, clash.mine), theirs: valueOf(key, clash.theirs) },
    })),
  }
}
