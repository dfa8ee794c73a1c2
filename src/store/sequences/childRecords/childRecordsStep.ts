import { downloadImage } from '@/api/http/downloadImage'
import { chosenIn } from '@/store/images'
import { ConflictError } from '@/store/sequences/ConflictError'
import { reportError } from '@/store/reportError'
import { call, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import {
  isSameId,
  sentOf,
  withKeySpent,
  withMade,
  withSending,
  withSent,
  type ApiPart,
  type Id,
  type Ledger,
} from '@/store/sequences/childRecords/ledger'
import type { Parts } from '@/store/sequences/childRecords/kind'
import { needsPresent, ownerOf, plan } from '@/store/sequences/childRecords/plan'
import { mergedWithTheirs } from '@/store/sequences/childRecords/theirs'
import { sendOnce } from '@/store/sequences/sendOnce'
import type { OverwriteConsent, Step } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'
import { fileVault } from '@/store/vault'

/**
 * Step that creates, updates and deletes parts until they equal the form [CO-07, AP-03, TR-16]. A retry compares with the server: finished
 * work stays, with or without a response [PE-11, TR-17].
 *
 * Changes made by others meanwhile are merged part by part; conflicts are overwritten only after the user has seen them. If the form has no
 * edits, the parts of others stay.
 */
export const childRecordsStep = <
  Input extends OverwriteConsent,
  Facts extends object,
  Content extends object,
  Saved extends ApiPart<Content>,
  Draft extends Content & { id: Id },
>(
  kind: Parts<Input, Facts, Content, Saved, Draft>,
): Step<Input, Facts> => {
  const { name, words, contentOf, create, remove, update, picture, fallback } = kind

  const isToBeSeen = (input: Input, facts: Facts): boolean => {
    const formParts = { opened: kind.opened(input), drafts: kind.drafts(input, facts), ledger: kind.ledger.of(facts) }
    const { opened, drafts, ledger } = formParts
    // A part removed here and deleted by others, and then restored here, is not among the opened ones any more.
    const isMadeAgain = (draft: Draft) =>
      !opened.some(({ id }) => isSameId(id, draft.id)) && !(draft.id in ledger.pictures) && Boolean(picture?.held(draft))
    if (drafts.some(isMadeAgain)) return true
    return needsPresent(kind, formParts, draft => picture?.of(draft).kind === 'chosen')
  }

  return {
    name,
    ...(words && { words }),
    sends: input => !kind.isUntouched(input),
    ...(picture && {
      files: (input: Input, facts: Facts) => {
        const { pictures } = kind.ledger.of(facts)
        return kind.drafts(input, facts).flatMap(draft => chosenIn(picture.of(draft)).filter(({ ticket }) => pictures[draft.id] !== ticket))
      },
    }),
    *run({ input, facts, recordFacts, keyOf, tell }) {
      const present = isToBeSeen(input, facts) ? yield* kind.list(input) : null
      const opened = kind.opened(input)
      const typed = kind.drafts(input, facts)
      const { drafts, question, isTheirsAlone, ledger: known } = mergedWithTheirs(kind, input, facts, present)
      if (isTheirsAlone) return
      if (question) throw new ConflictError(question)
      const planned = plan<Content, Saved, Draft>(kind, { opened, drafts, present, ledger: known })
      let { ledger } = planned

      const fileOf = (draft: Draft) => {
        const file = picture?.of(draft)
        return file?.kind === 'chosen' && ledger.pictures[draft.id] !== file.ticket ? file : null
      }
      const isThere = (draft: Draft) => present === null || present.some(({ id }) => isSameId(id, draft.id))
      /** Address of the image for a part that others have deleted and the user keeps: the part is created again with it. */
      const pictureAgain = (draft: Draft) => (!isThere(draft) && !(draft.id in ledger.pictures) ? (picture?.held(draft) ?? null) : null)
      const isToSave = (draft: Draft) =>
        planned.make.includes(draft) || planned.change.includes(draft) || fileOf(draft) !== null || pictureAgain(draft) !== null
      const toSave = drafts.filter(isToSave)
      const total = planned.drop.length + toSave.length
      let deleted = 0
      let stored = 0
      function* recordLedger(next: Ledger<Content>): Saga {
        ledger = next
        yield* recordFacts(kind.ledger.into(ledger), { done: deleted + stored, total, stored: { done: stored, total: toSave.length } })
      }

      function* post(draft: Draft): Saga<{ id: number }> {
        const key = keyOf(`${draft.id}/${ledger.spent[draft.id] ?? 0}`)
        return yield* sendOnce<{ id: number }, Content>({
          input: contentOf(draft),
          key,
          unsettled: sentOf(ledger, draft.id).unsettled[key],
          *note(content) {
            const { [key]: _settled, ...others } = sentOf(ledger, draft.id).unsettled
            const next = content === null ? ledger : withSending(ledger, draft.id, content)
            yield* recordLedger(withSent(next, draft.id, { unsettled: content === null ? others : { ...others, [key]: content } }))
          },
          create: (content, under) => create(input, content, under),
          *update(id, content) {
            if (update) return yield* write(draft, id, content)
            // The API has no update for this kind: delete and create again, with a fresh key, because the old key would return the
            // deleted record.
            yield* recordLedger(withKeySpent(withMade(ledger, draft.id, id), draft.id))
            yield* remove(id)
            return yield* post(draft)
          },
        })
      }

      function* make(draft: Draft): Saga<number> {
        const { id } = yield* post(draft)
        ledger = withKeySpent(withMade(withSent(ledger, draft.id, { isAnswered: true }), draft.id, id), draft.id)
        return id
      }

      /** Updates a part. The ledger records the user's own values: merged values of others are not the user's. */
      function* write(draft: Draft, id: number, content: Content): Saga<Saved> {
        if (!update) throw new Error(`${name} cannot be changed`)
        const ours = typed.find(each => each.id === draft.id) ?? draft
        const place = 'orden' in content ? { orden: content.orden } : {}
        yield* recordLedger(withSending(ledger, draft.id, { ...contentOf(ours), ...place }))
        const saved = yield* update(input, id, content)
        ledger = withSent(ledger, draft.id, { isAnswered: true })
        return saved
      }

      /** Uploads the image of a recreated part; if the image can no longer be downloaded, the part has none. */
      function* uploadAgain(id: number, address: string, draft: Draft): Saga {
        try {
          const file = yield* call(downloadImage, address)
          if (picture) yield* carrying(tell, carry => carry(picture.upload, id, file, keyOf(`${draft.id}/${address}`)))
        } catch (error) {
          reportError(name, error)
        }
        yield* recordLedger({ ...ledger, pictures: { ...ledger.pictures, [draft.id]: address } })
      }

      const dropAll = () =>
        eachOf(planned.drop, function* (id) {
          yield* remove(id)
          deleted += 1
          yield* recordLedger({ ...ledger, gone: [...ledger.gone, id] })
        })

      const saveAll = () =>
        carrying(tell, carry =>
          eachOf(toSave, function* (draft) {
            const record = update && present?.find(part => isSameId(ownerOf(opened, planned.ledger, part.id) ?? part.id, draft.id))
            const id = record?.id ?? (yield* make(draft))
            if (record && planned.change.includes(draft)) yield* write(draft, id, contentOf(draft))
            const file = fileOf(draft)
            if (picture && file) {
              yield* recordLedger(ledger)
              const imageAddress = yield* carry(picture.upload, id, fileVault.open(file), keyOf(`${draft.id}/${file.ticket}`))
              yield* recordLedger({ ...ledger, pictures: { ...ledger.pictures, [draft.id]: file.ticket } })
              yield* picture.uploaded(input, draft, { record: id, ticket: file.ticket, imageAddress })
            }
            const address = pictureAgain(draft)
            if (picture && address) {
              yield* recordLedger(ledger)
              yield* uploadAgain(id, address, draft)
            }
            stored += 1
            yield* recordLedger(ledger)
          }),
        )

      // Recorded before the first write: a retry must know which parts were not created by this save.
      yield* recordLedger(planned.ledger)
      // Replacements are created before the old parts are deleted: a page closed in between leaves both instead of none.
      for (const work of kind.existing === 'changed' ? [dropAll, saveAll] : [saveAll, dropAll]) yield* call(work)
    },
    ...(kind.merge && {
      *contest(input: Input, facts: Facts) {
        return isToBeSeen(input, facts) ? mergedWithTheirs(kind, input, facts, yield* kind.list(input)).question : null
      },
    }),
    fallback,
  }
}
