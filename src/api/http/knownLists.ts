import { callerNow } from '@/api/http/http'

/** Path and version (ETag) of a list's response. */
export interface ListAnswer {
  path: string
  tag: string
}

interface KnownList {
  /** Token of the user who received the list. */
  caller: string | null
  tag: string
  /** Weak reference: a list that no page uses any more is released. */
  records: WeakRef<object>
}

const lists = new Map<string, KnownList>()
const answers = new WeakMap<object, ListAnswer>()

/** Records the response of a list, from now or from an earlier visit: the next call for the path sends its version. */
export const rememberList = (records: object, { path, tag }: ListAnswer, caller = callerNow()): void => {
  lists.set(path, { caller, tag, records: new WeakRef(records) })
  answers.set(records, { path, tag })
}

/** Response of a list; null for one without a version. */
export const answerOf = (records: object): ListAnswer | null => answers.get(records) ?? null

/** Known list of a path for the current caller, and a function that records the new response for the same caller. */
export const knownList = <Entity>(path: string) => {
  const caller = callerNow()
  const entry = lists.get(path)
  const records = entry?.caller === caller ? (entry.records.deref() as Entity[] | undefined) : undefined
  return {
    known: entry && records && { tag: entry.tag, records },
    keep: (records: Entity[], tag: string | null) => {
      if (tag === null) lists.delete(path)
      else rememberList(records, { path, tag }, caller)
    },
  }
}
