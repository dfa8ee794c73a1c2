import { adjuntosDeEnsayoApi as api } from '@/api/adjuntosDeEnsayo'
import { ApiError } from '@/api/ApiError'
import type { AdjuntoDeEnsayo } from '@/domain/adjuntoDeEnsayo'
import { isTemporary } from '@/domain/temporaryId'
import { sameAttachment, type AttachmentDraft } from '@/domain/trial'
import { MESSAGES } from '@/features/ensayos/messages'
import { creationOf, madeOf, orphansOf, withAsked, withGone, withMade } from '@/features/ensayos/parts'
import type { AttachmentInput, SaveFacts, SaveInput } from '@/features/ensayos/saveRequest'
import { saveOver } from '@/store/conflicts'
import { call, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import type { Step } from '@/store/sequences/step'
import { fileVault } from '@/store/vault'

const edited = ({ orden, descripcion }: AttachmentInput): AttachmentInput => ({ orden, descripcion })

/**
 * Those that were removed are deleted, new ones created, existing ones updated where they were edited; and each chosen picture is
 * uploaded [TR-16]. In a later try, only what an earlier one has left undone, or what was edited since [TR-17].
 */
export const attachmentsStep: Step<SaveInput, SaveFacts> = {
  name: 'Adjuntos',
  *run({ input: { id: ensayo, opened, attachments, seen }, facts, learn, keyOf }) {
    let known = facts.attachments
    let { pictures, updates } = facts
    let done = 0
    let total = attachments.length
    function* learnt(next: typeof known): Saga {
      known = next
      yield* learn({ attachments: known, pictures, updates }, { done, total })
    }
    yield* eachOf(orphansOf(known, attachments), function* ({ item, draftId }) {
      const record = yield* call(api.create, { ensayo }, keyOf(item))
      yield* learnt(withMade(known, item, draftId, record))
    })

    const before = new Map(opened.attachments.map(draft => [draft.id, draft]))
    const drafted = new Set(attachments.map(({ id }) => id))
    const removed = opened.attachments.filter(({ id }) => !drafted.has(id))
    const abandoned = Object.entries(known.made).flatMap(([draftId, record]) => (drafted.has(Number(draftId)) ? [] : [record]))
    const toDelete = [...removed, ...abandoned].map(({ id }) => id).filter(id => !known.gone.includes(id))

    const isWritten = (draft: AttachmentDraft) => {
      const { inputs, answered } = updates[draft.id] ?? { inputs: [], answered: true }
      const record = inputs.at(-1) ?? before.get(draft.id) ?? madeOf(known, draft.id)
      return answered && record !== undefined && sameAttachment(record, draft)
    }
    const hasPicture = ({ id, picture }: AttachmentDraft) => picture.kind !== 'chosen' || pictures[id] === picture.ticket
    const toSave = attachments.filter(draft => !isWritten(draft) || !hasPicture(draft))
    const anyUpdated = toSave.some(draft => !isTemporary(draft.id) && !isWritten(draft))
    total = toDelete.length + toSave.length

    yield* eachOf(toDelete, function* (id) {
      yield* call(api.remove, id)
      done += 1
      yield* learnt(withGone(known, id))
    })

    const current = anyUpdated ? yield* call(api.list, { ensayo }) : []

    function* make(draft: AttachmentDraft): Saga<number> {
      const item = creationOf(known, draft.id)
      yield* learnt(withAsked(known, item))
      const record = yield* call(api.create, { ensayo, ...edited(draft) }, keyOf(item))
      yield* learnt(withMade(known, item, draft.id, record))
      return record.id
    }

    function* remake(draft: AttachmentDraft, id: number): Saga {
      const record = yield* call(api.update, id, { ensayo, ...edited(draft) })
      yield* learnt({ ...known, made: { ...known.made, [draft.id]: record } })
    }

    function* update(draft: AttachmentDraft, earlier: AttachmentDraft): Saga {
      const sent = updates[draft.id]?.inputs ?? []
      yield* saveOver<AdjuntoDeEnsayo, AttachmentInput>({
        *read() {
          const record = current.find(({ id }) => id === draft.id)
          if (!record) throw new ApiError(404, MESSAGES.attachmentGone)
          return { record, tag: JSON.stringify(record) }
        },
        *write(input) {
          updates = { ...updates, [draft.id]: { inputs: [...sent, edited(draft)], answered: false } }
          yield* learnt(known)
          const record = yield* call(api.update, draft.id, { ensayo, ...input })
          updates = { ...updates, [draft.id]: { inputs: [...sent, edited(draft)], answered: true } }
          return record
        },
        toInput: edited,
        opened: edited(earlier),
        typed: edited(draft),
        sent,
        seen,
      })
      yield* learnt(known)
    }

    yield* eachOf(toSave, function* (draft) {
      const earlier = before.get(draft.id)
      const made = madeOf(known, draft.id)
      const id = earlier?.id ?? made?.id ?? (yield* make(draft))
      if (earlier && !isWritten(draft)) yield* update(draft, earlier)
      if (made && !isWritten(draft)) yield* remake(draft, made.id)
      if (draft.picture.kind === 'chosen' && !hasPicture(draft)) {
        yield* call(api.imagen.upload, id, fileVault.open(draft.picture), keyOf(`${draft.id}/${draft.picture.ticket}`))
        pictures = { ...pictures, [draft.id]: draft.picture.ticket }
      }
      done += 1
      yield* learnt(known)
    })
  },
  fallback: MESSAGES.saveFailed,
}
