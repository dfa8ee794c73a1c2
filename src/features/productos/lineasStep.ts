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

/**
 * The composition of somebody else may be written over only by whoever has seen that it is there; where none was edited here it stays.
 * Lines are never edited on the server, so other ids are another composition.
 */
const isLeftAlone = ({ composicion, lines, seen }: SaveInput, present: readonly LineaDeComposicion[]): boolean => {
  if (String(idsOf(present)) === String(idsOf(lines))) return false
  if (isSameComposicion(composicion, draftOf(lines))) return true
  const tag = `lineas ${String(idsOf(present))}`
  if (seen === tag) return false
  throw new ConflictError(tag, [{ field: 'composicion', locale: null, mine: count(composicion), theirs: count(present) }])
}

type Earlier = Pick<SaveFacts, 'created'> & { replaced: number[] }

/** A line that an earlier try has made and that says what the draft says, even if its answer was lost. */
const madeEarlier = (draft: LineaDraft, present: readonly LineaDeComposicion[], { created, replaced }: Earlier) => {
  const own = present.find(({ id }) => id === created[draft.id])
  if (own) return isSameLine(own, draft) ? own : undefined
  const known = new Set([...replaced, ...Object.values(created)])
  return present.find(line => !known.has(line.id) && isSameLine(line, draft))
}

const planOf = ({ composicion }: SaveInput, present: readonly LineaDeComposicion[], earlier: Earlier) => {
  const made = composicion.flatMap(draft => {
    const line = madeEarlier(draft, present, earlier)
    return line ? [[draft.id, line.id] as const] : []
  })
  const [drafts, lines] = [new Set(made.map(([draft]) => draft)), new Set(made.map(([, line]) => line))]
  return {
    /** By draft, the line that stays. */
    stays: Object.fromEntries(made),
    leaving: present.filter(({ id }) => !lines.has(id)),
    missing: composicion.filter(({ id }) => !drafts.has(id)),
  }
}

/**
 * Creates the current lines and deletes all that were loaded [CO-07]. A later try looks at what is there: lines that an
 * earlier one has made stay where they still say what the draft says, and everything else gives way [PE-11].
 */
export const lineasStep: Step<SaveInput, SaveFacts> = {
  name: 'Líneas de composición',
  *run({ input, facts, learn, keyOf }) {
    const { tipo, id } = input
    const present = yield* call(lineasDeComposicionApi.list, ownedBy(tipo, id))
    if (facts.replaced === null && isLeftAlone(input, present)) return
    const replaced = facts.replaced ?? idsOf(present)
    const { stays, leaving, missing } = planOf(input, present, { ...facts, replaced })

    // The answer to a key is that of its first time, even if its line was deleted since: what may have been made needs another.
    const undoes = leaving.some(line => !replaced.includes(line.id))
    const again = missing.filter(draft => undoes || facts.created[draft.id] !== undefined)
    const remade = again.reduce((counts, draft) => remadeMore(counts, draft.id), facts.remade)

    const total = leaving.length + missing.length
    let done = 0
    let created: SaveFacts['created'] = stays
    yield* learn({ replaced, created, remade }, { done, total })

    // First the new ones: whoever closes the page in between has the old composition too, and not none.
    yield* eachOf(missing, function* ({ id: draft, ...line }) {
      const key = keyOf(`${draft}/${remade[draft] ?? 0}`)
      const answer = yield* call(lineasDeComposicionApi.create, { ...line, ...ownerOf(tipo, id) }, key)
      created = { ...created, [draft]: answer.id }
      done += 1
      yield* learn({ created }, { done, total })
    })
    yield* eachOf(leaving, function* (line) {
      yield* call(lineasDeComposicionApi.remove, line.id)
      done += 1
      yield* learn({}, { done, total })
    })
  },
  fallback: 'Se ha producido un error al guardar el producto',
}
