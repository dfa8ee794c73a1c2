import { resultadosDeEnsayoApi as api } from '@/api/resultadosDeEnsayo'
import { sameResult, sameResults, type ResultDraft } from '@/domain/trial'
import { MESSAGES } from '@/features/ensayos/messages'
import { creationOf, madeOf, orphansOf, withAsked, withGone, withMade } from '@/features/ensayos/parts'
import type { SaveFacts, SaveInput } from '@/features/ensayos/saveRequest'
import { ConflictError } from '@/store/conflicts'
import { call, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import type { Step } from '@/store/sequences/step'

const count = (results: readonly unknown[]) => (results.length === 1 ? '1 resultado' : `${results.length} resultados`)
const idsOf = (results: readonly { id: number }[]) => results.map(({ id }) => id).sort((one, other) => one - other)

/**
 * The results that give way to the drafts; null where none do, because somebody else has made others of them and here they
 * were not touched. Results are never changed on the server, so other ids are other results.
 */
function* replacedBy(input: SaveInput): Saga<number[] | null> {
  const present = idsOf(yield* call(api.list, { ensayo: input.id }))
  if (String(present) === String(idsOf(input.opened.results))) return present
  if (sameResults(input.opened.results, input.results)) return null
  const tag = `resultados ${String(present)}`
  if (input.seen === tag) return present
  throw new ConflictError(tag, [{ field: 'resultados', locale: null, mine: count(input.results), theirs: count(present) }])
}

/**
 * The API has no update for results: the drafts are created again, and those that were loaded are deleted [TR-16]. In a later try,
 * only what an earlier one has left undone, or what was edited since, is deleted or made [TR-17].
 */
export const resultsStep: Step<SaveInput, SaveFacts> = {
  name: 'Resultados',
  *run({ input, facts, learn, keyOf }) {
    const { id: ensayo, results } = input
    let replaced = facts.replaced ?? (yield* replacedBy(input))
    if (replaced === null) return
    yield* learn({ replaced })

    let known = facts.results
    function* learnt(next: typeof known, done: number, total: number): Saga {
      known = next
      yield* learn({ results: known }, { done, total })
    }
    yield* eachOf(orphansOf(known, results), function* ({ item, draftId }) {
      const record = yield* call(api.create, { ensayo }, keyOf(item))
      yield* learnt(withMade(known, item, draftId, record), 0, results.length)
    })

    const standsFor = (draft: ResultDraft) => {
      const record = madeOf(known, draft.id)
      // One that was asked for in its place may be there too: that has to be found out first.
      const isLast = !known.asked.includes(creationOf(known, draft.id))
      return record && isLast && sameResult(record, draft) ? record : undefined
    }
    const staying = new Set(idsOf(results.flatMap(draft => standsFor(draft) ?? [])))
    const outdated = Object.values(known.made).filter(({ id }) => !staying.has(id))
    replaced = [...new Set([...replaced, ...idsOf(outdated)])]
    // Known before anything takes their place: a later try has to delete them still.
    yield* learn({ replaced })
    // Not one that was to go in an earlier try and says again what its draft says.
    const toDelete = replaced.filter(id => !known.gone.includes(id) && !staying.has(id))
    const toMake = results.filter(draft => standsFor(draft) === undefined)

    const total = toDelete.length + toMake.length
    let done = 0
    // Made before the others go: where the page is closed in between, nothing is lost.
    yield* eachOf(toMake, function* ({ id, ...draft }) {
      const item = creationOf(known, id)
      yield* learnt(withAsked(known, item), done, total)
      const record = yield* call(api.create, { ensayo, ...draft }, keyOf(item))
      yield* learnt(withMade(known, item, id, record), (done += 1), total)
    })
    yield* eachOf(toDelete, function* (id) {
      yield* call(api.remove, id)
      yield* learnt(withGone(known, id), (done += 1), total)
    })
  },
  fallback: MESSAGES.saveFailed,
}
