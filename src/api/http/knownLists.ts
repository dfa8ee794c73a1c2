import { callerNow } from '@/api/http/http'

interface Kept {
  /** Whom it was answered to. */
  caller: string | null
  tag: string
  /** Weak: a list that no page holds any more is not held here either. */
  records: WeakRef<object>
}

const lists = new Map<string, Kept>()

/** What is known of the list at that path as a call sets out, and how its answer is kept: for the same caller, where it has a version. */
export const knownList = <Entity>(path: string) => {
  const caller = callerNow()
  const kept = lists.get(path)
  const records = kept?.caller === caller ? (kept.records.deref() as Entity[] | undefined) : undefined
  return {
    known: kept && records && { tag: kept.tag, records },
    keep: (records: Entity[], tag: string | null) => {
      if (tag === null) lists.delete(path)
      else lists.set(path, { caller, tag, records: new WeakRef(records) })
    },
  }
}
