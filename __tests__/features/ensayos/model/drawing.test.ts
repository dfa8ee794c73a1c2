import * as fc from 'fast-check'
import { ticksOf } from '@/features/ensayos/model/axis'
import { drawingOf, type Row } from '@/features/ensayos/model/drawing'
import { labelLines } from '@/features/ensayos/model/labelLines'
import { TEXTS } from '@/features/ensayos/model/looks'
import type { Shape, TextRole } from '@/features/ensayos/model/shapes'

/** Measure of a font whose letters are all half as wide as high. */
const measure = (role: TextRole) => (text: string) => text.length * TEXTS[role].size * 0.5
const ofKind = <Kind extends Shape['kind']>({ shapes }: { shapes: readonly Shape[] }, kind: Kind) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind)
const ofRole = (drawing: { shapes: readonly Shape[] }, role: TextRole) => ofKind(drawing, 'text').filter(text => text.role === role)

const valor = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }).map(tenths => tenths / 10),
  fc.integer({ min: -1e15, max: 1e15 }),
  fc.integer({ min: -1e6, max: 1e6 }).map(millionths => millionths / 1e6),
  fc.constant(0),
)
const row: fc.Arbitrary<Row> = fc.record({ label: fc.lorem({ maxCount: 12 }), valor })
const rows = fc.array(row, { minLength: 1, maxLength: 12 })
const width = fc.integer({ min: 280, max: 1144 })

describe('the axis', () => {
  it.each([
    [
      [98.6, 87.7],
      [0, 20, 40, 60, 80, 100],
    ],
    [[34.2], [0, 10, 20, 30, 40]],
    [
      [-38.5, 12.4, -4.1],
      [-40, -20, 0, 20],
    ],
    [
      [0.3, 0.1],
      [0, 0.1, 0.2, 0.3],
    ],
    [[-7], [-8, -6, -4, -2, 0]],
    [
      [0, 0],
      [0, 0.2, 0.4, 0.6, 0.8, 1],
    ],
  ])('of %j has the marks %j [FT-04]', (values, ticks) => expect(ticksOf(values)).toEqual(ticks))

  it('has zero, at most six marks evenly apart, and all values between the first and the last [FT-04]', () => {
    fc.assert(
      fc.property(fc.array(valor, { minLength: 1, maxLength: 12 }), fc.constantFrom(3, 4, 5, 6), (values, most) => {
        const ticks = ticksOf(values, most)
        expect(ticks).toContain(0)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(most)
        const [first = 0, second = 0] = ticks
        const step = second - first
        ticks.forEach((tick, at) => expect(tick).toBeCloseTo(first + at * step, Math.max(0, 9 - Math.ceil(Math.log10(step)))))
        const slack = step * 1e-9
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(first - slack)
          expect(value).toBeLessThanOrEqual((ticks.at(-1) ?? 0) + slack)
        }
      }),
    )
  })

  it('ends for the least and the largest numbers [FT-04]', () => {
    for (const value of [5e-324, -5e-324, 1e-300, 9e299, -9e299]) expect(ticksOf([value]).length).toBeGreaterThanOrEqual(2)
  })
})

describe('bars', () => {
  it('are as long as their values are large, from a common zero, negative ones to the left [FT-04]', () => {
    fc.assert(
      fc.property(rows, width, (given, wide) => {
        const drawing = drawingOf({ width: wide, rows: given, measure })
        const zeros = ofKind(drawing, 'line').filter(({ isZero }) => isZero)
        expect(zeros).toHaveLength(1)
        const zero = zeros[0]?.x ?? NaN
        const bars = ofKind(drawing, 'bar')
        expect(bars).toHaveLength(given.length)
        const largest = Math.max(...given.map(({ valor: value }) => Math.abs(value)))
        const longest = Math.max(...bars.map(bar => bar.width))
        given.forEach(({ valor: value }, at) => {
          const bar = bars[at] ?? { x: NaN, width: NaN }
          expect(bar.width).toBeCloseTo(largest === 0 ? 0 : (Math.abs(value) / largest) * longest, 6)
          expect(value < 0 ? bar.x + bar.width : bar.x).toBeCloseTo(zero, 6)
        })
      }),
    )
  })

  it('stand in the order of the rows, below each other, with descriptions and values inside the drawing [FT-04]', () => {
    fc.assert(
      fc.property(rows, width, (given, wide) => {
        const drawing = drawingOf({ width: wide, rows: given, measure })
        const bars = ofKind(drawing, 'bar')
        bars.slice(1).forEach(({ y }, at) => expect(y).toBeGreaterThanOrEqual((bars[at]?.y ?? NaN) + (bars[at]?.height ?? NaN) + 8))
        const firstLines = given.map(({ label }) => label.split(' ')[0])
        const labels = ofRole(drawing, 'label')
        expect(labels.map(({ y }) => y)).toEqual(labels.map(({ y }) => y).sort((one, other) => one - other))
        expect(firstLines.every(word => labels.some(({ text }) => text.startsWith(word ?? '')))).toBe(true)
        for (const { x, y, text, anchor } of ofRole(drawing, 'value')) {
          const length = measure('value')(text)
          expect(anchor === 'end' ? x - length : x).toBeGreaterThanOrEqual(0)
          expect(anchor === 'end' ? x : x + length).toBeLessThanOrEqual(wide)
          expect(y).toBeLessThan(drawing.height)
        }
      }),
    )
  })

  it('measure what the picture says at 880 and at 358 pixels [FT-04]', () => {
    const given = [87.7, 94.2, 98.6, 86.1].map((value, at) => ({
      label: `Fila ${at}`,
      valor: value,
      difference: '+1.0 %',
      isTestigo: at === 0,
    }))
    const wide = drawingOf({ width: 880, rows: given, heading: { text: 'frente al testigo', isImportant: false }, measure })
    expect(wide.height).toBe(186)
    expect(ofKind(wide, 'bar')[0]).toMatchObject({ isTestigo: true, x: 340, y: 32, height: 18 })
    expect(ofKind(wide, 'bar')[0]?.width).toBeCloseTo(347.3, 1)
    expect(ofRole(wide, 'difference').map(({ x, anchor }) => [x, anchor])).toEqual(given.map(() => [880, 'end']))
    const narrow = drawingOf({ width: 358, rows: given, heading: { text: 'frente al testigo', isImportant: false }, measure })
    expect(narrow.height).toBe(234)
    expect(ofKind(narrow, 'bar')[1]).toMatchObject({ isTestigo: false, x: 0, y: 84, height: 14 })
    expect(ofKind(narrow, 'bar')[0]?.width).toBeCloseTo(215.7, 1)
    expect(ofRole(narrow, 'label').map(({ y }) => y)).toEqual([24, 74, 124, 174])
    expect(ofKind(narrow, 'text').some(({ text }) => text === 'frente al testigo')).toBe(false)
  })

  it('begin the labels of a narrow chart beside its zero line, and at its edge where the line is elsewhere [FT-04]', () => {
    const labelsOf = (valores: readonly number[]) =>
      ofRole(drawingOf({ width: 358, rows: valores.map(value => ({ label: 'Fila', valor: value })), measure }), 'label').map(({ x }) => x)
    expect(labelsOf([2, 1])).toEqual([8, 8])
    expect(labelsOf([2, -1])).toEqual([0, 0])
  })

  it('leave out marks of the axis that would run into each other [FT-04]', () => {
    fc.assert(
      fc.property(rows, width, (given, wide) => {
        const all = ofRole(drawingOf({ width: wide, rows: given, measure }), 'tick')
        const ends = all.map(({ x, text }) => [x - measure('tick')(text) / 2, x + measure('tick')(text) / 2] as const)
        const isApart = ends.every(([, end], at) => (ends[at + 1]?.[0] ?? Infinity) > end)
        // Three marks are the minimum, even if their numbers overlap.
        expect(isApart || all.length <= 3).toBe(true)
      }),
    )
  })
})

describe('descriptions', () => {
  const letters = (text: string) => text.length

  it.each([
    ['corta', ['corta']],
    ['dos líneas enteras', ['dos líneas', 'enteras']],
    ['una descripción que no cabe en ellas', ['una', 'descripción…']],
    ['desoxirribonucleico', ['desoxirribon', 'ucleico']],
    ['a desoxirribonucleicos', ['a', 'desoxirribo…']],
  ])('of twelve letters a line: %s [FT-04]', (text, lines) => expect(labelLines(text, 12, letters)).toEqual(lines))

  it('take two lines at most, none too wide, and lose nothing unless they end in "…" [FT-04]', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.integer({ min: 2, max: 60 }), (text, most) => {
        const lines = labelLines(text, most, letters)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(most)
        const isCut = lines.at(-1)?.endsWith('…') ?? false
        const shown = lines.join('').replaceAll(/[ …]/g, '')
        expect(isCut ? text.replaceAll(' ', '').startsWith(shown) : text.replaceAll(' ', '') === shown).toBe(true)
      }),
    )
  })

  it('that are cut have the whole in a tooltip [FT-04]', () => {
    const label = 'Producción comercial de la parcela con dos aplicaciones foliares, una al cuajado y otra quince días después de ella'
    const drawing = drawingOf({
      width: 880,
      rows: [
        { label, valor: 1 },
        { label: 'Corta', valor: 2 },
      ],
      measure,
    })
    expect(ofRole(drawing, 'label').map(({ whole }) => whole)).toEqual([label, label, undefined])
    const narrow = drawingOf({
      width: 358,
      rows: [
        { label, valor: 1 },
        { label: 'Corta', valor: 2 },
      ],
      measure,
    })
    expect(ofKind(narrow, 'bar')[0]?.y).toBe(50)
    expect(ofRole(narrow, 'label').map(({ y }) => y)).toEqual([24, 40, 90])
  })
})
