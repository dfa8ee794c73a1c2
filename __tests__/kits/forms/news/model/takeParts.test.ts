import * as fc from 'fast-check'
import { takeParts, type PartRules } from '@/kits/forms/news/model/takeParts'
import { mergeParts, type NamedPart } from '@/store/merge/mergeParts'
import { tries } from '@test/support/long'

interface Part {
  id: string
  orden: number
  valor: number
  texto: { es_ES: string; fr_FR: string }
}

const rules: PartRules<Part> = {
  contentOf: ({ valor, texto, orden }) => ({ valor, texto, orden }),
  isLike: (one, other) => one.texto.es_ES === other.texto.es_ES,
}
const part = (id: string, valor: number, more: Partial<Part> = {}): Part => ({
  id,
  orden: 0,
  valor,
  texto: { es_ES: `n${id}`, fr_FR: '' },
  ...more,
})
const placed = (...parts: Part[]): Part[] => parts.map((each, orden) => ({ ...each, orden }))
const named = ({ id, valor, texto }: Part): NamedPart => ({ key: id, content: { valor, texto } })
const saveOf = (taken: { opened: Part[]; drafts: Part[] }, now: Part[]) =>
  mergeParts({ base: taken.opened.map(named), mine: taken.drafts.map(named), theirs: now.map(named) })

const opened = placed(part('1', 1), part('2', 2))

it('takes parts that others have added, changed and removed [SY-04]', () => {
  const now = placed(part('2', 5), part('3', 3))
  const taken = takeParts({ opened, drafts: opened, now }, rules)
  expect(taken).toEqual({ opened: now, drafts: now, isContested: false })
})

it('keeps what was edited here, and its id, where a save of others has made the part anew [SY-04, CO-07]', () => {
  const drafts = placed(part('1', 9), part('2', 2), part('nueva', 7))
  const now = placed(part('11', 1, { texto: { es_ES: 'n1', fr_FR: '' } }), part('12', 2, { texto: { es_ES: 'n2', fr_FR: 'deux' } }))
  const taken = takeParts({ opened, drafts, now }, rules)
  expect(taken.drafts.map(({ id, valor, texto }) => [id, valor, texto.fr_FR])).toEqual([
    ['1', 9, ''],
    ['2', 2, 'deux'],
    ['nueva', 7, ''],
  ])
  expect(taken.opened.map(({ id, valor }) => [id, valor])).toEqual([
    ['1', 1],
    ['2', 2],
  ])
  expect(taken.isContested).toBe(false)
})

it('leaves the base of a part that both have changed, or one has changed and the other removed [SY-04, ML-06]', () => {
  const drafts = placed(part('1', 9))
  const now = placed(part('1', 5), part('2', 6))
  const taken = takeParts({ opened, drafts, now }, rules)
  expect(taken).toEqual({ opened, drafts, isContested: true })
  expect(saveOf(taken, now).clashes.map(({ key }) => key)).toEqual(['1', '2'])
  const gone = takeParts({ opened, drafts: placed(part('1', 9), part('2', 2)), now: placed(part('2', 2)) }, rules)
  expect(gone.opened).toEqual(opened)
  expect(saveOf(gone, placed(part('2', 2))).clashes.map(({ key }) => key)).toEqual(['1'])
})

it('makes one of a part that both sides have added [SY-04]', () => {
  const added = placed(...opened, part('temporal', 3, { texto: { es_ES: 'n3', fr_FR: '' } }))
  const now = placed(...opened, part('3', 3))
  expect(takeParts({ opened, drafts: added, now }, rules)).toEqual({ opened: now, drafts: now, isContested: false })
})

it('leaves a part alone whose file is not saved yet [SY-04]', () => {
  const now = placed(part('1', 1), part('2', 6))
  const taken = takeParts({ opened, drafts: opened, now }, { ...rules, isTouched: ({ id }) => id === '2' })
  expect(taken.drafts).toEqual(now)
})

const someParts = fc
  .shuffledSubarray(['1', '2', '3', '4'], { minLength: 0 })
  .chain(ids =>
    fc.tuple(
      ...ids.map(id =>
        fc
          .tuple(fc.constantFrom(1, 2, 3), fc.constantFrom('', 'x'))
          .map(([valor, fr_FR]) => part(id, valor, { texto: { es_ES: `n${id}`, fr_FR } })),
      ),
    ),
  )
  .map(parts => placed(...parts))

it('asks in the save for the same as it would have without, and taking it again changes nothing [SY-04, ML-06]', () => {
  fc.assert(
    fc.property(someParts, someParts, someParts, (base, drafts, now) => {
      const before = saveOf({ opened: base, drafts }, now)
      const taken = takeParts({ opened: base, drafts, now }, rules)
      const after = saveOf(taken, now)
      const inOrder = (parts: readonly NamedPart[]) => [...parts].sort((one, other) => one.key.localeCompare(other.key))
      expect(inOrder(after.parts)).toEqual(inOrder(before.parts))
      // The order is ambiguous if parts were added or removed.
      const isSameSet = [drafts, now, before.parts].every(({ length }) => length === base.length)
      expect(isSameSet ? after.parts : []).toEqual(isSameSet ? before.parts : [])
      expect(new Set(after.clashes.map(({ key }) => key))).toEqual(new Set(before.clashes.map(({ key }) => key)))
      const again = takeParts({ ...taken, now }, rules)
      const idsIn = (parts: readonly Part[]) => parts.map(named).sort((one, other) => one.key.localeCompare(other.key))
      expect([idsIn(again.drafts), idsIn(again.opened)]).toEqual([idsIn(taken.drafts), idsIn(taken.opened)])
    }),
    tries(1_000),
  )
})
