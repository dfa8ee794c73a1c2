import { lineasDeComposicionApi } from '@/api/lineasDeComposicion'
import { isSameComposicion, draftOf, isSameLine, type LineaDraft } from '@/domain/composicion'
import type { LineaDeComposicion } from '@/domain/lineaDeComposicion'
import { ownedBy, ownerOf } from '@/features/productos/kinds'
import { remadeMore, type SaveFacts, type SaveInput } from '@/features/productos/saveFacts'
import { ConflictError } from '@/store/conflicts'
import { call } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import type { Step } from '@/store/sequences/step'

const idsOf = (lines: readonly { id: number }[]) => lines.map(({ id }) => id).sort((one, other) => one - other)
const count = (lines: readonly unknown[]) => (lines.length === 1 ? '1 línea' : `${lines.length} líneas`)

/** Lines are never edited on the server, so other ids are another composition. */
const isSomebodyElses = (present: readonly LineaDeComposicion[], { lines }: SaveInput) => String(idsOf(present)) !== String(idsOf(lines))

/** A line of an earlier try that says what the draft says, even if its answer was lost. */
const madeEarlier = (draft: LineaDraft, present: readonly LineaDeComposicion[], { created, replaced }: SaveFacts) => {
  const own = present.find(({ id }) => id === created[draft.id])
  if (own) return isSameLine(own, draft) ? own : undefined
  const known = new Set([...(replaced ?? []), ...Object.values(created)])
  return present.find(line => !known.has(line.id) && isSameLine(line, draft))
}

/**
 * Deletes all the lines that were loaded and creates the current ones [CO-07]. A later try looks at what is there: lines that an
 * earlier one has made stay where they still say what the draft says, and everything else gives way [PE-11].
 */
export const lineasStep: Step<SaveInput, SaveFacts> = {
  name: 'Líneas de composición',
  *run({ input, facts, learn, keyOf }) {
    const { tipo, id, composicion, lines, seen } = input
    const present = yield* call(lineasDeComposicionApi.list, ownedBy(tipo, id))
    let { created, remade } = facts
    if (facts.replaced === null) {
      if (isSomebodyElses(present, input)) {
        // Nothing was edited here: theirs stays.
        if (isSameComposicion(composicion, draftOf(lines))) return
        const tag = `lineas ${String(idsOf(present))}`
        if (seen !== tag)
          throw new ConflictError(tag, [{ field: 'composicion', locale: null, mine: count(composicion), theirs: count(present) }])
      }
      yield* learn({ replaced: idsOf(present) })
      facts = { ...facts, replaced: idsOf(present) }
    }

    const made = new Map(composicion.map(draft => [draft.id, madeEarlier(draft, present, facts)] as const))
    const stay = new Set([...made.values()].map(line => line?.id))
    const leaving = present.filter(line => !stay.has(line.id))
    const missing = composicion.filter(draft => made.get(draft.id) === undefined)
    const total = leaving.length + missing.length
    let done = 0

    // What was made under a key and is deleted again needs another key to be made anew.
    for (const draft of missing) if (created[draft.id] !== undefined) remade = remadeMore(remade, draft.id)
    created = Object.fromEntries([...made].flatMap(([draft, line]) => (line ? [[draft, line.id]] : [])))
    yield* learn({ created, remade }, { done, total })

    yield* eachOf(leaving, function* (line) {
      yield* call(lineasDeComposicionApi.remove, line.id)
      done += 1
      yield* learn({}, { done, total })
    })
    yield* eachOf(missing, function* ({ id: draft, ...line }) {
      const key = keyOf(`${draft}/${remade[draft] ?? 0}`)
      const answer = yield* call(lineasDeComposicionApi.create, { ...line, ...ownerOf(tipo, id) }, key)
      created = { ...created, [draft]: answer.id }
      done += 1
      yield* learn({ created }, { done, total })
    })
  },
  fallback: 'Se ha producido un error al guardar el producto',
}
