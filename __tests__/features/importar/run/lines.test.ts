import fc from 'fast-check'
import type { LineInput } from '@/features/importar/model/types'
import { planLines, type LinesPlan } from '@/features/importar/run/lines'
import { inOrder } from '@/shared/ordering'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { lineOf } from '@test/features/importar/model/given'

const input = (componente: number, cantidad_1: number): LineInput => ({
  ...{ componente, cantidad_1, magnitud_1: 1, cantidad_2: null, magnitud_2: null, solubilidad: 0 },
})

const stored = (inputs: readonly LineInput[]): LineaDeComposicion[] =>
  inputs.map((each, orden) => lineOf(orden + 1, 1, { ...each, orden, valor: { es_ES: `t${orden + 1}` } }))

type Call = (lines: readonly LineaDeComposicion[]) => LineaDeComposicion[]

/** Calls of a plan as functions over the lines. */
const callsOf = ({ make, drop }: LinesPlan): Call[] => [
  ...make.map(({ place: _, ...line }): Call => lines => [...lines, lineOf(Math.max(0, ...lines.map(({ id }) => id)) + 100, 1, line)]),
  ...drop.map(
    (id): Call =>
      lines =>
        lines.filter(line => line.id !== id),
  ),
]

const contentOf = ({ componente, cantidad_1 }: LineInput) => [componente, cantidad_1]
const sorted = (lines: readonly LineInput[]) => lines.map(line => JSON.stringify(contentOf(line))).sort()

const anyLine = fc.record({ componente: fc.integer({ min: 1, max: 3 }), cantidad_1: fc.integer({ min: 1, max: 3 }) })
const composition = fc.array(
  anyLine.map(({ componente, cantidad_1 }) => input(componente, cantidad_1)),
  { maxLength: 6 },
)

it('A run that stops anywhere, again and again, leaves the lines of the file in their order [IX-05, IX-06]', () => {
  fc.assert(
    fc.property(composition, composition, fc.array(fc.nat({ max: 4 }), { maxLength: 6 }), (old, inputs, stops) => {
      const begun = stored(old)
      const before = begun.map(({ id }) => id)
      let lines: LineaDeComposicion[] = begun
      for (const stop of [...stops, Infinity]) {
        const plan = planLines(before, inputs, lines)
        if (!plan) throw new Error('Its own lines are taken for those of somebody else')
        for (const call of callsOf(plan).slice(0, stop)) lines = call(lines)
      }
      expect(sorted(lines)).toEqual(sorted(inputs))
      // Another order alone is not written.
      const isSame = JSON.stringify(sorted(old)) === JSON.stringify(sorted(inputs))
      expect(inOrder(lines).map(contentOf)).toEqual((isSame ? old : inputs).map(contentOf))
      expect(planLines(before, inputs, lines)).toEqual({ make: [], drop: [] })
    }),
  )
})

it('Lines that stay keep their ids: a change of one sends that one alone [IX-05]', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.nat(), (all, nth) => {
      const old = all.map(({ componente }, at) => input(componente, at))
      const at = nth % old.length
      const present = stored(old)
      const plan = planLines(
        present.map(({ id }) => id),
        old.map((line, place) => (place === at ? { ...line, cantidad_1: 99 } : line)),
        present,
      )
      expect(plan).toEqual({
        make: [expect.objectContaining({ place: at, orden: at, cantidad_1: 99, valor: { es_ES: `t${at + 1}` } })],
        drop: [at + 1],
      })
    }),
  )
})

it('Lines beside one that comes or goes keep their ids; the first has none before it, and is made anew behind another [IX-05]', () => {
  const all = [input(1, 1), input(2, 2), input(3, 3)]
  const planned = (...inputs: LineInput[]) => {
    const { make = [], drop = [] } = planLines([1, 2, 3], inputs, stored(all)) ?? {}
    return { make: make.map(({ componente, orden }) => [componente, orden]), drop }
  }
  const [one, two, three] = [input(1, 1), input(2, 2), input(3, 3)]
  expect(planned(one, input(4, 4), input(5, 5), two, three)).toEqual({
    make: [
      [4, 0],
      [5, 0],
    ],
    drop: [],
  })
  expect(planned(one, two, three, input(4, 4))).toEqual({ make: [[4, 3]], drop: [] })
  expect(planned(one, three)).toEqual({ make: [], drop: [2] })
  expect(planned(input(4, 4), one, two, three)).toEqual({
    make: [
      [4, 0],
      [1, 0],
    ],
    drop: [1],
  })
})

it('Lines that somebody else has made or removed since the review are left [IX-05]', () => {
  const present = stored([input(1, 1), input(2, 2)])
  expect(planLines([1], [input(3, 3)], present)).toBeNull()
  expect(planLines([1, 2, 9], [input(3, 3)], present)).toBeNull()
})
