import fc from 'fast-check'
import { plainDecimal, readDecimal, readingNote, showDecimal, stepDecimal, type DecimalLimits } from '@/ui/text/decimal'
import { ROI_DECIMALS, ROI_LIMIT } from '@/shared/constants'
import { QUANTITY as CANTIDAD } from '@/features/productos/model/lineaContent'

const ROI = { decimals: ROI_DECIMALS, min: -ROI_LIMIT, max: ROI_LIMIT }
const VALOR = { decimals: null }
const ENTERO = { decimals: 0, min: -2_147_483_647, max: 2_147_483_647 }

/** Result of reading a text: a number, null for an empty text, or the sentence of the refusal. */
const read = (text: string, limits: DecimalLimits) => {
  const reading = readDecimal(text, limits)
  return 'refused' in reading ? reading.refused : reading.value
}
const NO_NUMBER = 'Escriba un número, por ejemplo 1234.5'
const NOT_WHOLE = 'Escriba un número entero, por ejemplo 1234'
const TOO_LONG = 'Tiene más cifras de las que se pueden guardar'

describe('a decimal number', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['7,', 7],
    ['123456789', 99999.99999],
    ['99999.999999', 99999.99999],
    ['0.123456', 0.12346],
    ['9'.repeat(400), 99999.99999],
  ])('reads %s as the quantity %d [CO-04]', (text, value) => {
    expect(read(text, CANTIDAD)).toBe(value)
  })

  it.each(['-3', '−0,5', '-0.00001'])('refuses %s as a quantity, which a slip of the finger may be [CO-04]', text => {
    expect(read(text, CANTIDAD)).toBe('No puede ser menor que 0.00000')
    expect(read('-0.000001', CANTIDAD)).toBe(0)
  })

  it.each(['', ' ', '\u00a0'])('reads nothing in %j', text => {
    expect(read(text, ROI)).toBeNull()
  })

  it.each([
    ...['-', '.', ',', '-.', 'abc', '1.2.3', '1e5', '<5', '12a', '1x2', '5 %', '--5', '5-', '1,2,3', '1.23,4', '1..2', '12345.678,9'],
    ...['1.2345.678', '1 23', '1.234 567', '0.123,5', 'Infinity', '0x10', '٣'],
  ])('refuses %j in a sentence, whatever the field [TR-05, TR-11, CO-04]', text => {
    for (const limits of [ROI, VALOR, CANTIDAD]) expect(read(text, limits)).toBe(NO_NUMBER)
    expect(read(text, ENTERO)).toBe(NOT_WHOLE)
  })

  it('refuses a ROI beyond its limits on both sides, and knows no minus zero [TR-11]', () => {
    for (const text of ['99999', '10000', '9999.994', '9.999,991']) expect(read(text, ROI)).toBe('No puede ser mayor que 9999.99')
    expect(read('-10000', ROI)).toBe('No puede ser menor que -9999.99')
    expect(read('-9.999,99', ROI)).toBe(-9999.99)
    expect(Object.is(read('-0', ROI), 0)).toBe(true)
    expect(Object.is(read('-0.001', ROI), 0)).toBe(true)
    expect(Object.is(read('-0', VALOR), 0)).toBe(true)
  })

  it('refuses decimals of a whole number, and those that the API would refuse', () => {
    expect(read('1,5', ENTERO)).toBe(NOT_WHOLE)
    expect(read('12,345', ENTERO)).toBe(NOT_WHOLE)
    expect(read('1,0', ENTERO)).toBe(1)
    expect(read('2147483648', ENTERO)).toBe('No puede ser mayor que 2147483647')
    expect(read('-1', { decimals: 0, min: 0 })).toBe('No puede ser menor que 0')
  })

  it('shows all its digits, and nothing where there is no number [CO-04, TR-05, TR-11]', () => {
    expect(showDecimal(1.5, 5)).toBe('1.50000')
    expect(showDecimal(-3, 2)).toBe('-3.00')
    expect(showDecimal(null, 2)).toBe('')
    expect(showDecimal(NaN, 2)).toBe('')
    expect(
      ['0.0000001', '-0.00000015', '1000000000000000000000', '1500000000000000000000000', '12.5'].map(Number).map(plainDecimal),
    ).toEqual([...['0.0000001', '-0.00000015', '1000000000000000000000', '1500000000000000000000000', '12.5']])
  })

  it('steps by its last digit without drifting [CO-04, TR-05, TR-11]', () => {
    expect(stepDecimal(0.1, 1, CANTIDAD)).toBe(0.10001)
    expect(stepDecimal(null, 1, ROI)).toBe(0.01)
    expect(stepDecimal(NaN, 1, ROI)).toBe(0.01)
    expect(stepDecimal(9999.99, 1, ROI)).toBe(9999.99)
    expect(stepDecimal(0, -1, CANTIDAD)).toBe(0)
    expect([stepDecimal(4.1, -10, VALOR), stepDecimal(7, 1, VALOR)]).toEqual([3.1, 8])
  })

  it('reads back what it shows, within its limits [CO-04, TR-11]', () => {
    fc.assert(
      fc.property(fc.constantFrom(CANTIDAD, ROI), fc.double({ noNaN: true, min: -9000, max: 1e6 }), (limits, number) => {
        const value = read(Math.max(limits.min, number).toFixed(2), limits.max > 1e4 ? limits : { ...limits, capped: true })
        if (typeof value !== 'number') throw new Error('no number')
        const shown = showDecimal(value, limits.decimals)
        expect(read(shown, limits)).toBe(value)
        expect(Number(shown)).toBeGreaterThanOrEqual(limits.min)
        expect(Number(shown)).toBeLessThanOrEqual(limits.max)
      }),
    )
  })

  it('keeps every digit of a measure or refuses it: what is saved is what was typed [TR-05]', () => {
    const digits = (maxLength: number) => fc.stringMatching(new RegExp(`^\\d{1,${maxLength}}$`))
    fc.assert(
      fc.property(digits(24), digits(24), (whole, fraction) => {
        const value = read(`${whole},${fraction}`, VALOR)
        const typed = `${whole.replace(/^0+(?=\d)/, '')}.${fraction}`.replace(/\.?0+$/, '')
        const significant = typed.replace(/^0\.0*|\./g, '').replace(/0+$/, '')
        expect(value === TOO_LONG ? significant.length > 15 : showDecimal(Number(value), null) === typed).toBe(true)
      }),
    )
    for (const text of ['9007199254740993', '0,12345678901234567890', '1' + '0'.repeat(400), `0,${'0'.repeat(400)}1`])
      expect(read(text, VALOR)).toBe(TOO_LONG)
    expect(read('0,123456789012345', VALOR)).toBe(0.123456789012345)
  })

  it('reads back every number that it shows of a measure [TR-05]', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), number => {
        expect(read(showDecimal(number, null), VALOR)).toBe(number + 0)
      }),
    )
  })
})

describe('thousands apart', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1234.5', 1234.5],
    ['12.345,67', 12345.67],
    ['1.234.567', 1234567],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u00a0567', 1234567],
    ['12\u202f345.6', 12345.6],
    ['1.234', 1.234],
    ['12,345', 12.345],
    ['1.234,', 1234],
    ['+1.234,5', 1234.5],
    [' −1.234,5 ', -1234.5],
    ['- 7', -7],
  ])('%j is the measure %d [TR-05]', (text, value) => {
    expect(read(text, VALOR)).toBe(value)
  })

  it('are never decimals of a whole number, which has none', () => {
    expect(['12.345', '-1.234', '1 234', '1.234.567'].map(text => read(text, ENTERO))).toEqual([12345, -1234, 1234, 1234567])
  })

  it('is read at every key [CO-04]', () => {
    const whole = '12.345,67'
    expect(Array.from(whole, (_key, at) => read(whole.slice(0, at + 1), { decimals: 5 }))).toEqual([
      ...[1, 12, 12, 12.3, 12.34, 12.345, 12345, 12345.6, 12345.67],
    ])
  })
})

describe('the note beside what is typed', () => {
  it.each(['', '1,5', '1.5', '-3', '+3', '−3', '0.125', '12,345', '1.23400', '1.2345', '12a'])('says nothing of %j', text => {
    expect(readingNote(text, VALOR)).toBeUndefined()
  })

  it.each([
    ['1.234,5', VALOR, 'Se lee 1234.5'],
    ['1 234', VALOR, 'Se lee 1234'],
    ['12.345', ENTERO, 'Se lee 12345'],
    ['1,234.5', ROI, 'Se lee 1234.50'],
    ['1,239', ROI, 'Se lee 1.24'],
    ['1234567', CANTIDAD, '«1234567» pasa del máximo: queda en 99999.99999'],
    [' 1.234.567', CANTIDAD, '«1.234.567» pasa del máximo: queda en 99999.99999'],
    ['-12.345', VALOR, 'Se lee con decimales: -12,345. Para miles, escriba -12345.'],
    ['1.234', CANTIDAD, 'Se lee con decimales: 1,234. Para miles, escriba 1234.'],
  ])('says how %j is read where it could be taken for another number [TR-05, CO-04]', (text, limits, note) => {
    expect(readingNote(text, limits)).toBe(note)
  })
})
