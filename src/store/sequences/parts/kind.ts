import type { Transfer } from '@/api/http/transfer'
import type { ImageDraft } from '@/store/imageDraft'
import type { Saga } from '@/store/effects'
import type { Held, Id, Ledger } from '@/store/sequences/parts/ledger'
import type { Rules } from '@/store/sequences/parts/plan'
import type { StepWords } from '@/store/sequences/slice'

/** The parts of a record, as its form edits them: one kind. */
export interface Parts<Input, Facts, Content, Saved extends Held<Content>, Draft> extends Rules<Content, Saved> {
  name: string
  words?: StepWords
  ledger: { of: (facts: Facts) => Ledger<Content>; into: (ledger: Ledger<Content>) => Partial<Facts> }
  /** As they will be saved; no two of them say the same. */
  drafts: (input: Input, facts: Facts) => readonly Draft[]
  /** What the server held when the form opened. */
  opened: (input: Input) => readonly Held<Content>[]
  list: (input: Input) => Saga<Saved[]>
  /** Whether no part was edited. */
  isUntouched: (input: Input) => boolean
  /** Whether what is there is looked at beside the step before. */
  looksAhead?: true
  /** What of it is sent. */
  contentOf: (part: Content & { id: Id }) => Content
  create: (input: Input, content: Content, key: string) => Saga<{ id: number }>
  remove: (id: number) => Saga<unknown>
  /** Given where a part that is there can be changed. */
  update?: (input: Input, id: number, content: Content) => Saga<Saved>
  /** Rules for merging parts of others with the drafts; omitted for parts that are not merged. */
  merge?: {
    /** The resource, as the API calls it. */
    resource: string
    /** A part of the server as the form edits it. */
    draftOf: (part: Held<Content>) => Draft
    /** Whether two parts are the same one, where ids do not tell: a save makes replaced parts anew. */
    isLike?: (one: Content, other: Content) => boolean
  }
  /** Its file, which goes by itself once the part is there. */
  picture?: {
    of: (draft: Draft) => ImageDraft
    /** The address that it has; a part that others have removed gets it again where it is kept. */
    held: (draft: Draft) => string | null
    upload: (id: number, file: Blob, key: string, transfer: Transfer) => Promise<string | null>
    /** `told` is its address, where the answer says it. */
    uploaded: (input: Input, draft: Draft, of: { record: number; ticket: string; told: string | null }) => Saga
  }
  fallback: string
}
