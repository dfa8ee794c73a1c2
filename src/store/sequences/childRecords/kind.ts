import type { Transfer } from '@/api/http/transfer'
import type { ImageDraft } from '@/store/imageDraft'
import type { Saga } from '@/store/effects'
import type { ApiPart, Id, Ledger } from '@/store/sequences/childRecords/ledger'
import type { Rules } from '@/store/sequences/childRecords/plan'
import type { StepWords } from '@/store/sequences/slice'

/** Definition of one kind of parts of a record. */
export interface Parts<Input, Facts, Content, Saved extends ApiPart<Content>, Draft> extends Rules<Content, Saved> {
  name: string
  words?: StepWords
  ledger: { of: (facts: Facts) => Ledger<Content>; into: (ledger: Ledger<Content>) => Partial<Facts> }
  /** Drafts to save, each with different content. */
  drafts: (input: Input, facts: Facts) => readonly Draft[]
  /** Parts on the server when the form was opened. */
  opened: (input: Input) => readonly ApiPart<Content>[]
  list: (input: Input) => Saga<Saved[]>
  /** True if no part was edited. */
  isUntouched: (input: Input) => boolean
  /** Content of a part to send. */
  contentOf: (part: Content & { id: Id }) => Content
  create: (input: Input, content: Content, key: string) => Saga<{ id: number }>
  remove: (id: number) => Saga<unknown>
  /** Updates a part; left out when the API cannot. */
  update?: (input: Input, id: number, content: Content) => Saga<Saved>
  /** Rules for merging parts of others with the drafts; omitted for parts that are not merged. */
  merge?: {
    /** Resource name in the API. */
    resource: string
    /** Draft of a part on the server. */
    draftOf: (part: ApiPart<Content>) => Draft
    /** True if two parts count as the same despite different ids: a save recreates replaced parts. */
    isLike?: (one: Content, other: Content) => boolean
  }
  /** Image of a part, uploaded after the part exists. */
  picture?: {
    of: (draft: Draft) => ImageDraft
    /** Address of the saved image, with which a part deleted by another user is created again if this user keeps it. */
    held: (draft: Draft) => string | null
    upload: (id: number, file: Blob, key: string, transfer: Transfer) => Promise<string | null>
    /** `imageAddress`: address in the response, if it has one. */
    uploaded: (input: Input, draft: Draft, of: { record: number; ticket: string; imageAddress: string | null }) => Saga
  }
  fallback: string
}
