/** Id of a draft: a number from the server, or a temporary string for a new part. */
export type Id = number | string

export const isSameId = (one: Id, other: Id): boolean => String(one) === String(other)

/** Part on the server: the content of a draft with an id. */
export type ApiPart<Content> = Content & { id: number }

interface SentContents<Content> {
  /** Contents sent, one an attempt; each may be on the server although no response arrived. */
  contents: Content[]
  /** True if the last request had a response. */
  isAnswered: boolean
  /** Content posted by key, without a known record yet. */
  unsettled: Record<string, Content>
}

/** Requests and responses for the parts of one kind, over all attempts of a save. */
export interface Ledger<Content> {
  /** Ids that existed before the first attempt; null before that. */
  before: number[] | null
  /** Parts of the server before the first write, without parts made by this save; null before that, and in runs kept by older versions. */
  theirs?: ApiPart<Content>[] | null
  /** Requests by draft id. */
  sent: Record<string, SentContents<Content>>
  /** Draft id by record id, for records that this save has created, confirmed or found. */
  made: Record<number, string>
  /** Number of used idempotency keys by draft id. A record created under a key and deleted later needs a new key. */
  spent: Record<string, number>
  /** Ids of deleted parts. */
  gone: number[]
  /** Ticket of the last uploaded image, by draft id. */
  pictures: Record<string, string>
}

export const emptyLedger = { before: null, sent: {}, made: {}, spent: {}, gone: [], pictures: {} } satisfies Ledger<unknown>

export const sentOf = <Content>({ sent }: Ledger<Content>, draft: Id): SentContents<Content> =>
  sent[draft] ?? { contents: [], isAnswered: true, unsettled: {} }

export const withSent = <Content>(ledger: Ledger<Content>, draft: Id, news: Partial<SentContents<Content>>): Ledger<Content> => ({
  ...ledger,
  sent: { ...ledger.sent, [draft]: { ...sentOf(ledger, draft), ...news } },
})

/** Records the content before the request, because the response may be lost. */
export const withSending = <Content>(ledger: Ledger<Content>, draft: Id, content: Content): Ledger<Content> =>
  withSent(ledger, draft, { contents: [...sentOf(ledger, draft).contents, content], isAnswered: false })

export const withKeySpent = <Content>(ledger: Ledger<Content>, draft: Id): Ledger<Content> => ({
  ...withSent(ledger, draft, { unsettled: {} }),
  spent: { ...ledger.spent, [draft]: (ledger.spent[draft] ?? 0) + 1 },
})

export const withMade = <Content>(ledger: Ledger<Content>, draft: Id, record: number): Ledger<Content> => ({
  ...ledger,
  made: { ...ledger.made, [record]: String(draft) },
})
