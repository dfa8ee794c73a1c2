import { ApiError } from '@/api/ApiError'
import type { Transfer } from '@/api/transfer'
import type { ImageDraft } from '@/domain/imageDraft'
import { ConflictError } from '@/store/conflicts'
import { call, type Saga } from '@/store/effects'
import { saveOver } from '@/store/saveOver'
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
import { isWritten, needsPresent, plan, recordOf, type Rules } from '@/store/sequences/parts/plan'
import { sendOnce } from '@/store/sequences/sendOnce'
import type { Step } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'
import { fileVault } from '@/store/vault'

/** The parts of a record, as its form edits them: one kind. */
export interface Parts<Input, Facts, Content, Saved extends Held<Content>, Draft> extends Rules<Content, Saved> {
  name: string
  ledger: { of: (facts: Facts) => Ledger<Content>; into: (ledger: Ledger<Content>) => Partial<Facts> }
  /** As they will be saved; no two of them say the same. */
  drafts: (input: Input, facts: Facts) => readonly Draft[]
  /** What the server held when the form opened. */
  opened: (input: Input) => readonly Held<Content>[]
  list: (input: Input) => Saga<Saved[]>
  /** Whether what is there is looked at beside the step before. */
  looksAhead?: true
  /** What of it is sent. */
  contentOf: (part: Content & { id: Id }) => Content
  create: (input: Input, content: Content, key: string) => Saga<{ id: number }>
  remove: (id: number) => Saga<unknown>
  /** Of parts that are changed. */
  update?: { write: (input: Input, id: number, content: Content) => Saga<Saved>; gone: string }
  /** Of parts that are replaced: how whoever would write over somebody else's is asked, and who need not be. */
  contest?: { field: string; countOf: (parts: readonly unknown[]) => string; isUntouched: (input: Input) => boolean }
  /** Its file, which goes by itself once the part is there. */
  picture?: {
    of: (draft: Draft) => ImageDraft
    upload: (id: number, file: Blob, key: string, transfer: Transfer) => Promise<string | null>
    /** `told` is its address, where the answer says it. */
    uploaded: (input: Input, draft: Draft, of: { record: number; ticket: string; told: string | null }) => Saga
  }
  fallback: string
}

const idsOf = (parts: readonly { id: number }[]) => parts.map(({ id }) => id).sort((one, other) => one - other)

/**
 * Makes, changes and deletes parts until they are what the form says [CO-07, AP-03, TR-16]. A later try looks at what is there: what
 * an earlier one has done stays done, answered or not [PE-11, TR-17].
 *
 * What somebody else has written may be written over only by whoever has seen it; where nothing was edited here it stays.
 */
export const partsStep = <
  Input extends { seen: string | null },
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
        const { field, countOf, isUntouched } = contest
        if (isFirst && isUntouched(input)) return
        const tag = `${field} ${String(idsOf(present))}`
        const clash = { field, locale: null, mine: countOf(drafts), theirs: countOf(planned.contested) }
        if (input.seen !== tag) throw new ConflictError(tag, [clash])
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

      function* post(draft: Draft, key: string): Saga<{ id: number }> {
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
            if (update) return yield* write(draft, id, content)
            // What cannot be changed is made anew, under a key that follows from the first.
            yield* remove(id)
            return yield* post(draft, `${key}'`)
          },
        })
      }

      function* make(draft: Draft): Saga<number> {
        const { id } = yield* post(draft, keyOf(`${draft.id}/${ledger.spent[draft.id] ?? 0}`))
        ledger = withKeySpent(withMade(withSent(ledger, draft.id, { isAnswered: true }), draft.id, id), draft.id)
        return id
      }

      function* write(draft: Draft, id: number, content: Content): Saga<Saved> {
        if (!update) throw new Error(`${name}: no se pueden cambiar`)
        yield* learnt(withSending(ledger, draft.id, content))
        const saved = yield* update.write(input, id, content)
        ledger = withSent(ledger, draft.id, { isAnswered: true })
        return saved
      }

      function* change(draft: Draft, id: number): Saga {
        const earlier = opened.find(part => isSameId(part.id, draft.id))
        if (!earlier) {
          yield* write(draft, id, contentOf(draft))
          return
        }
        yield* saveOver<Saved, Content>({
          *read() {
            const record = present.find(part => part.id === id)
            if (!record) throw new ApiError(404, update?.gone ?? null)
            return { record, tag: JSON.stringify(record) }
          },
          write: content => write(draft, id, content),
          toInput: contentOf,
          opened: contentOf(earlier),
          typed: contentOf(draft),
          sent: sentOf(ledger, draft.id).contents,
          seen: input.seen,
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
            if (known !== undefined && !isWritten(kind, { opened, ledger }, draft)) yield* change(draft, id)
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
    run: runOn(null),
    ...(kind.looksAhead && {
      *ahead(input: Input) {
        return runOn(yield* kind.list(input))
      },
    }),
    fallback,
  }
}
