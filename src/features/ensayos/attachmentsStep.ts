import { adjuntosDeEnsayoApi as api } from '@/api/adjuntosDeEnsayo'
import { ApiError } from '@/api/ApiError'
import type { AdjuntoDeEnsayo } from '@/domain/adjuntoDeEnsayo'
import { isTemporary } from '@/domain/temporaryId'
import { sameAttachment, type AttachmentDraft } from '@/domain/trial'
import { MESSAGES } from '@/features/ensayos/messages'
import type { AttachmentFacts, AttachmentInput, SaveFacts, SaveInput } from '@/features/ensayos/saveRequest'
import { call, put, type Saga } from '@/store/effects'
import { pictureSaved } from '@/features/ensayos/slice'
import { saveOver } from '@/store/saveOver'
import { eachOf } from '@/store/sequences/eachOf'
import type { Step } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'
import { fileVault } from '@/store/vault'

const edited = ({ orden, descripcion }: AttachmentInput): AttachmentInput => ({ orden, descripcion })

/** Drafts that were asked to be made and have no record to show for it: the server may have made one, or not. */
const unansweredOf = ({ writes, records }: AttachmentFacts): number[] =>
  Object.keys(writes)
    .map(Number)
    .filter(id => isTemporary(id) && records[id] === undefined)

/** With the records that nobody has told of, and that say what such a draft said when it was sent. */
const withFound = (facts: AttachmentFacts, present: readonly AdjuntoDeEnsayo[], opened: readonly { id: number }[]): AttachmentFacts => {
  const known = new Set([...opened.map(({ id }) => id), ...Object.values(facts.records)])
  const strange = present.filter(({ id, imagen }) => !known.has(id) && !imagen)
  const records = { ...facts.records }
  let { found } = facts
  for (const id of unansweredOf(facts)) {
    const at = strange.findIndex(record => facts.writes[id]?.inputs.some(input => sameAttachment(record, input)))
    const [record] = at < 0 ? [] : strange.splice(at, 1)
    if (!record) continue
    records[id] = record.id
    found += 1
  }
  return { ...facts, records, found }
}

/** Where its upload did not say. It only serves to be shown, and is not worth failing for. */
function* pictureOf(ensayo: number, id: number): Saga<string | null> {
  try {
    return (yield* call(api.list, { ensayo })).find(record => record.id === id)?.imagen || null
  } catch {
    return null
  }
}

/**
 * Those that were removed are deleted, new ones created, existing ones updated where they were edited; and each chosen picture is
 * uploaded [TR-16]. In a later try, only what an earlier one has left undone, or what was edited since [TR-17].
 */
export const attachmentsStep: Step<SaveInput, SaveFacts> = {
  name: 'Adjuntos',
  *run({ input: { formId, id: ensayo, opened, attachments, seen }, facts, learn, keyOf, tell }) {
    const before = new Map(opened.attachments.map(draft => [draft.id, draft]))
    const drafted = new Set(attachments.map(({ id }) => id))
    const isWritten = ({ writes }: AttachmentFacts, draft: AttachmentDraft) => {
      const { inputs, answered } = writes[draft.id] ?? { inputs: [], answered: true }
      const last = inputs.at(-1) ?? before.get(draft.id)
      return answered && last !== undefined && sameAttachment(last, draft)
    }

    let known = facts.attachments
    const isLookedAt = unansweredOf(known).length > 0 || attachments.some(draft => before.has(draft.id) && !isWritten(known, draft))
    const present = isLookedAt ? yield* call(api.list, { ensayo }) : []
    known = withFound(known, present, opened.attachments)

    const abandoned = Object.entries(known.records).flatMap(([draft, id]) => (drafted.has(Number(draft)) ? [] : [id]))
    const removed = opened.attachments.map(({ id }) => id).filter(id => !drafted.has(id))
    const toDelete = [...removed, ...abandoned].filter(id => !known.gone.includes(id))
    const isUploaded = ({ id, picture }: AttachmentDraft) => picture.kind !== 'chosen' || known.pictures[id] === picture.ticket
    const toSave = attachments.filter(draft => !isWritten(known, draft) || !isUploaded(draft))

    const total = toDelete.length + toSave.length
    let done = 0
    function* learnt(news: Partial<AttachmentFacts>): Saga {
      known = { ...known, ...news }
      yield* learn({ attachments: known }, { done, total })
    }
    yield* learnt({})

    /** What is sent is known before it goes, and that it has come when the answer tells. */
    function* sending<Answer>(draft: AttachmentDraft, send: () => Saga<Answer>): Saga<Answer> {
      const inputs = [...(known.writes[draft.id]?.inputs ?? []), edited(draft)]
      yield* learnt({ writes: { ...known.writes, [draft.id]: { inputs, answered: false } } })
      const answer = yield* call(send)
      known = { ...known, writes: { ...known.writes, [draft.id]: { inputs, answered: true } } }
      return answer
    }

    function* make(draft: AttachmentDraft): Saga<number> {
      // A record that was found may be of another draft that said the same: its key would tell it once more.
      const key = keyOf(`${draft.id}/${known.found}`)
      const { id } = yield* sending(draft, () => call(api.create, { ensayo, ...edited(draft) }, key))
      yield* learnt({ records: { ...known.records, [draft.id]: id } })
      return id
    }

    function* update(draft: AttachmentDraft, earlier: AttachmentDraft): Saga {
      yield* saveOver<AdjuntoDeEnsayo, AttachmentInput>({
        *read() {
          const record = present.find(({ id }) => id === draft.id)
          if (!record) throw new ApiError(404, MESSAGES.attachmentGone)
          return { record, tag: JSON.stringify(record) }
        },
        write: input => sending(draft, () => call(api.update, draft.id, { ensayo, ...input })),
        toInput: edited,
        opened: edited(earlier),
        typed: edited(draft),
        sent: known.writes[draft.id]?.inputs ?? [],
        seen,
      })
    }

    yield* eachOf(toDelete, function* (id) {
      yield* call(api.remove, id)
      done += 1
      yield* learnt({ gone: [...known.gone, id] })
    })

    yield* carrying(tell, carry =>
      eachOf(toSave, function* (draft) {
        const earlier = before.get(draft.id)
        const id = earlier?.id ?? known.records[draft.id] ?? (yield* make(draft))
        if (!isWritten(known, draft)) {
          if (earlier) yield* update(draft, earlier)
          else yield* sending(draft, () => call(api.update, id, { ensayo, ...edited(draft) }))
          yield* learnt({})
        }
        if (draft.picture.kind === 'chosen' && !isUploaded(draft)) {
          const { ticket } = draft.picture
          const told = yield* carry(api.imagen.upload, id, fileVault.open(draft.picture), keyOf(`${draft.id}/${ticket}`))
          yield* learnt({ pictures: { ...known.pictures, [draft.id]: ticket } })
          yield* put(pictureSaved({ formId, id: draft.id, ticket, imagen: told ?? (yield* pictureOf(ensayo, id)) }))
        }
        done += 1
        yield* learnt({})
      }),
    )
  },
  fallback: MESSAGES.saveFailed,
}
