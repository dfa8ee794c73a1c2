import * as fc from 'fast-check'
import type { ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { barChartsOf, labelOfBar, testigoFrom, testigoKey, testigoOf, type BarChart } from '@/features/ensayos/model/barCharts'
import { differenceText, valorText } from '@/features/ensayos/model/valores'

const resultado = (id: number, more: Partial<ResultadoDraft> = {}): ResultadoDraft => ({
  ...{ id, orden: id, valor: id, magnitud: 2, descripcion: { es_ES: `Medida ${id}` } },
  ...more,
})

it('makes one chart a unit, units and bars in the order of the list, without what is no number [FT-04]', () => {
  const list = [
    ...[resultado(1), resultado(2, { magnitud: 7 }), resultado(3, { valor: null }), resultado(4), resultado(5, { magnitud: null })],
    ...[resultado(6, { magnitud: 9, valor: null }), resultado(7, { valor: Infinity })],
  ]
  expect(barChartsOf(list).map(({ magnitud, bars }) => [magnitud, bars.map(({ id, numero }) => [id, numero])])).toEqual([
    [
      2,
      [
        [1, 1],
        [4, 4],
      ],
    ],
    [7, [[2, 2]]],
    [null, [[5, 5]]],
  ])
  expect(barChartsOf([resultado(1, { valor: null })])).toEqual([])
})

it('describes a bar in the chosen language, else in es_ES, else by its place in the list [FT-04]', () => {
  const bar = { id: 1, numero: 3, valor: 1, descripcion: { es_ES: 'Uno\n y dos ', fr_FR: 'Un' } }
  expect(labelOfBar(bar, 'fr_FR')).toEqual({ text: 'Un', locale: 'fr_FR' })
  expect(labelOfBar(bar, 'pt_BR')).toEqual({ text: 'Uno y dos', locale: undefined })
  expect(labelOfBar({ ...bar, descripcion: {} }, 'fr_FR')).toEqual({ text: 'Resultado 3', locale: undefined })
})

describe('the control of a chart', () => {
  const graficoOf = (...list: ResultadoDraft[]): BarChart => barChartsOf(list)[0] ?? { magnitud: 2, bars: [] }
  const kept = { [testigoKey(2)]: testigoFrom(resultado(1)) }

  it('is found by its id, and under another id by its text [FT-04]', () => {
    expect(testigoOf(graficoOf(resultado(1, { descripcion: { es_ES: 'Otro' } }), resultado(2)), kept)?.id).toBe(1)
    expect(testigoOf(graficoOf(resultado(2), resultado(9, { descripcion: { es_ES: 'Medida 1' } })), kept)?.id).toBe(9)
  })

  it('is none where it is gone, in another unit, or where its text does not tell two apart [FT-04]', () => {
    expect(testigoOf(graficoOf(resultado(2)), kept)).toBeNull()
    expect(testigoOf(graficoOf(resultado(1, { magnitud: 5 })), kept)).toBeNull()
    const same = { descripcion: { es_ES: 'Medida 1' } }
    expect(testigoOf(graficoOf(resultado(8, same), resultado(9, same)), kept)).toBeNull()
    const textless = { [testigoKey(2)]: testigoFrom(resultado(1, { descripcion: {} })) }
    expect(testigoOf(graficoOf(resultado(8, { descripcion: {} })), textless)).toBeNull()
  })
})

describe('numbers', () => {
  it.each([
    [-38.5, '−38.5'],
    [87.7, '87.7'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [null, ''],
  ])('%s shows as typed, as %s [TR-05, FT-04]', (valor, text) => expect(valorText(valor)).toBe(text))

  it.each([
    [94.2, 87.7, '+7.4\u00A0%'],
    [98.6, 87.7, '+12.4\u00A0%'],
    [86.1, 87.7, '−1.8\u00A0%'],
    [87.7, 87.7, '0.0\u00A0%'],
    [-4.1, -38.5, '+89.4\u00A0%'],
    [12, -10, '+220.0\u00A0%'],
    [-1, 10, '−110.0\u00A0%'],
    [0, 3, '−100.0\u00A0%'],
    // As binary fractions, these values are slightly less than half a tenth.
    [1.0005, 1, '+0.1\u00A0%'],
    [0.9995, 1, '−0.1\u00A0%'],
    [5, 0, null],
  ])('%d against the control %d differs by %s [FT-04]', (valor, testigo, text) => expect(differenceText(valor, testigo)).toBe(text))

  it('differ by as much as they do when reckoned in whole numbers [FT-04]', () => {
    const hundredths = fc.integer({ min: -100_000, max: 100_000 })
    fc.assert(
      fc.property(hundredths, hundredths, (valor, testigo) => {
        fc.pre(testigo !== 0)
        const text = differenceText(valor / 100, testigo / 100) ?? ''
        const percent = Number(text.replace('−', '-').replace('+', '').replace('\u00A0%', ''))
        expect(Math.abs(percent - ((valor - testigo) / Math.abs(testigo)) * 100)).toBeLessThanOrEqual(0.05 + 1e-6 * Math.abs(percent))
      }),
    )
  })
})
