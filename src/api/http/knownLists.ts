import { callerNow } from '@/api/http/http'

/** Path and version of the answer that a list came by. */
export interface ListAnswer {
  path: string
  tag: string
}

interface Known {
  /** Whom it was answered to. */
  caller: string | null
  tag: string
  /** Weak: a list that no page holds any more is not held here either. */
  records: WeakRef<object>
}

const lists = new Map<string, Known>()
const answers = new WeakMap<object, ListAnswer>()

/** Knows a list as the answer that it came by, now or in an earlier visit: the next call for it names its version. */
export const knowList = (records: object, { path, tag }: ListAnswer, caller = callerNow()): void => {
  lists.set(path, { caller, tag, records: new WeakRef(records) })
  answers.set(records, { path, tag })
}

/** Answer that a list came by; null of one without a version. */
export const answerOf = (records: object): ListAnswer | null => answers.get(records) ?? null

/** What is known of the list at that path as a call sets out, and how its answer is kept: for the same caller, where it has a version. */
export const knownList = <Entity>(path: string) => {
  const caller = callerNow()
  const kept = lists.get(path)
  const records = kept?.caller === caller ? (kept.records.deref() as Entity[] | undefined) : undefined
  return {
    known: kept && records && { tag: kept.tag, records },
    keep: (records: Entity[], tag: string | null) => {
      if (tag === null) lists.delete(path)
      else knowList(records, { path, tag }, caller)
    },
  }
}
