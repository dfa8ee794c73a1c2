import { ConflictError } from '@/store/conflicts'
import { call, type Saga } from '@/store/effects'
import { saveOver, taggedIn } from '@/store/saveOver'
import { eachOf } from '@/store/sequences/eachOf'
import {
  isSameId,
  sentOf,
  withKeySpent,
  withMade,
  withSending,
  withSent,
  type Held,
  type Id,
  type Ledger,
} from '@/store/sequences/parts/ledger'
import type { Parts, Updating } from '@/store/sequences/parts/kind'
import { isWritten, needsPresent, plan, recordOf } from '@/store/sequences/parts/plan'
import { sendOnce } from '@/store/sequences/sendOnce'
import type { Step } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'
import { fileVault } from '@/store/vault'

const idsOf = (parts: readonly { id: number }[]) => parts.map(({ id }) => id).sort((one, other) => one - other)

/**
 * Makes, changes and deletes parts until they are what the form says [CO-07, AP-03, TR-16]. A later try looks at what is there: what
 * an earlier one has done stays done, answered or not [PE-11, TR-17].
 *
 * What somebody else has written may be written over only by whoever has seen it; where nothing was edited here it stays.
 */
export const partsStep = <
  Input extends { overwrites: string | null },
  Facts extends object,
  Content extends object,
  Saved extends Held<Content>,
  Draft extends Content & { id: Id },
>(
  kind: Parts<Input, Facts, Content, Saved, Draft>,
): Step<Input, Facts> => {
  const { name, contentOf, create, remove, update, contest, picture, fallback } = kind

  const runOn = (looked: Saved[] | null): Step<Input, Facts>['run'] =>
    function* ({ input, facts, learn, keyOf, tell }) {
      const opened = kind.opened(input)
      const drafts = kind.drafts(input, facts)
      let ledger = kind.ledger.of(facts)
      const isFirst = ledger.before === null
      const wanted = { opened, drafts, ledger }
      const present = looked ?? (needsPresent(kind, wanted) ? yield* kind.list(input) : [])
      const planned = plan<Content, Saved, Draft>(kind, { ...wanted, present })

      if (planned.contested && contest) {
        const { field, countOf } = contest
        if (isFirst && kind.isUntouched(input)) return
        const tag = `${field} ${String(idsOf(present))}`
        const clash = { field, locale: null, mine: countOf(drafts), theirs: countOf(planned.contested) }
        if (input.overwrites !== tag) throw new ConflictError(tag, [clash])
      }

      const fileOf = (draft: Draft) => {
        const file = picture?.of(draft)
        return file?.kind === 'chosen' && ledger.pictures[draft.id] !== file.ticket ? file : null
      }
      const toSave = drafts.filter(draft => planned.make.includes(draft) || planned.change.includes(draft) || fileOf(draft))
      const total = planned.drop.length + toSave.length
      let done = 0
      function* learnt(next: Ledger<Content>): Saga {
        ledger = next
        yield* learn(kind.ledger.into(ledger), { done, total })
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
            yield* learnt(withSent(next, draft.id, { unsettled: content === null ? others : { ...others, [key]: content } }))
          },
          create: (content, under) => create(input, content, under),
          *update(id, content) {
            if (update) return yield* writing(update, draft, id)(content)
            // What cannot be changed is made anew, under the next key: the old one would tell of what is deleted.
            yield* learnt(withKeySpent(withMade(ledger, draft.id, id), draft.id))
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

      /** Writes a draft over the part that it has become. */
      const writing = ({ write }: Updating<Input, Content, Saved>, draft: Draft, id: number) =>
        function* (content: Content): Saga<Saved> {
          yield* learnt(withSending(ledger, draft.id, content))
          const saved = yield* write(input, id, content)
          ledger = withSent(ledger, draft.id, { isAnswered: true })
          return saved
        }

      function* change(updating: Updating<Input, Content, Saved>, draft: Draft, id: number): Saga {
        const write = writing(updating, draft, id)
        const earlier = opened.find(part => isSameId(part.id, draft.id))
        if (!earlier) {
          yield* write(contentOf(draft))
          return
        }
        yield* saveOver<Saved, Content>({
          *read() {
            return taggedIn(present, id, updating.gone)
          },
          write,
          toInput: contentOf,
          opened: contentOf(earlier),
          typed: contentOf(draft),
          attempts: sentOf(ledger, draft.id).contents,
          overwrites: input.overwrites,
        })
      }

      const dropAll = () =>
        eachOf(planned.drop, function* (id) {
          yield* remove(id)
          done += 1
          yield* learnt({ ...ledger, gone: [...ledger.gone, id] })
        })

      const saveAll = () =>
        carrying(tell, carry =>
          eachOf(toSave, function* (draft) {
            const known = kind.existing === 'changed' ? recordOf(ledger, draft.id) : undefined
            const id = known ?? (yield* make(draft))
            if (update && known !== undefined && !isWritten(kind, { opened, ledger }, draft)) yield* change(update, draft, id)
            const file = fileOf(draft)
            if (picture && file) {
              yield* learnt(ledger)
              const told = yield* carry(picture.upload, id, fileVault.open(file), keyOf(`${draft.id}/${file.ticket}`))
              yield* learnt({ ...ledger, pictures: { ...ledger.pictures, [draft.id]: file.ticket } })
              yield* picture.uploaded(input, draft, { record: id, ticket: file.ticket, told })
            }
            done += 1
            yield* learnt(ledger)
          }),
        )

      // Known before anything takes their place: a later try must not take them for its own.
      yield* learnt(planned.ledger)
      // What takes the place of others comes first: whoever closes the page in between has the old ones too, and not none.
      for (const work of kind.existing === 'changed' ? [dropAll, saveAll] : [saveAll, dropAll]) yield* call(work)
    }

  return {
    name,
    sends: input => !kind.isUntouched(input),
    run: runOn(null),
    ...(kind.looksAhead && {
      *ahead(input: Input) {
        return runOn(yield* kind.list(input))
      },
    }),
    ...(picture && { isLong: true }),
    fallback,
  }
}
