/** As drafts are called: what the server does not know yet has an id of ours. */
export type Id = number | string

export const isSameId = (one: Id, other: Id): boolean => String(one) === String(other)

/** A part as the server has it: what is sent of a draft, under an id. */
export type Held<Content> = Content & { id: number }

interface Sent<Content> {
  /** Try by try: each may be there although no answer came. */
  contents: Content[]
  /** Whether the last of them had an answer. */
  isAnswered: boolean
  /** By key, what was posted under it and has no record to show for it yet. */
  unsettled: Record<string, Content>
}

/** All that a save and its later tries know of the parts of one kind: what was sent, and what the server told. */
export interface Ledger<Content> {
  /** Ids of what was there before the first try came to it; null before. */
  before: number[] | null
  /** Parts of others among replaced ones, before the first try wrote; null before that, and in runs kept by older versions. */
  theirs?: Held<Content>[] | null
  /** What was sent of each draft, by the draft's id. */
  sent: Record<string, Sent<Content>>
  /** By id of the record that was made here, told or found: its draft. */
  made: Record<number, string>
  /** By draft, how many keys are used up: what was made under a key, and deleted since, is not made under it again. */
  spent: Record<string, number>
  /** Ids of what is deleted. */
  gone: number[]
  /** By draft, the ticket of the picture that was uploaded last. */
  pictures: Record<string, string>
}

export const emptyLedger = { before: null, sent: {}, made: {}, spent: {}, gone: [], pictures: {} } satisfies Ledger<unknown>

export const sentOf = <Content>({ sent }: Ledger<Content>, draft: Id): Sent<Content> =>
  sent[draft] ?? { contents: [], isAnswered: true, unsettled: {} }

export const withSent = <Content>(ledger: Ledger<Content>, draft: Id, news: Partial<Sent<Content>>): Ledger<Content> => ({
  ...ledger,
  sent: { ...ledger.sent, [draft]: { ...sentOf(ledger, draft), ...news } },
})

/** What is sent is known before it goes: its answer may be lost. */
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
