import fc from 'fast-check'
import { isDecimalInTyping, readDecimal, showDecimal, stepDecimal } from '@/domain/decimal'

const CANTIDAD = { decimals: 5, min: 0, max: 99999.99999 }
const ROI = { decimals: 2, min: -9999.99, max: 9999.99 }

describe('a decimal number', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['7,', 7],
    ['123456789', 99999.99999],
    ['99999.999999', 99999.99999],
    ['-3', 0],
    ['0.123456', 0.12346],
  ])('reads %s as the quantity %d [CO-04]', (text, value) => {
    expect(readDecimal(text, CANTIDAD)).toBe(value)
  })

  it.each(['', '-', '.', ',', '-.', 'abc', '1.2.3', '1e5'])('reads no number in "%s"', text => {
    expect(readDecimal(text, ROI)).toBeNull()
  })

  it('caps a ROI on both sides, and knows no minus zero [TR-11]', () => {
    expect(readDecimal('-10000', ROI)).toBe(-9999.99)
    expect(readDecimal('10000', ROI)).toBe(9999.99)
    expect(Object.is(readDecimal('-0', ROI), 0)).toBe(true)
    expect(Object.is(readDecimal('-0.001', ROI), 0)).toBe(true)
  })

  it('shows all its digits, and nothing where there is no number [CO-04, TR-11]', () => {
    expect(showDecimal(1.5, 5)).toBe('1.50000')
    expect(showDecimal(-3, 2)).toBe('-3.00')
    expect(showDecimal(null, 2)).toBe('')
  })

  it('steps by its last digit without drifting [CO-04, TR-11]', () => {
    expect(stepDecimal(0.1, 1, CANTIDAD)).toBe(0.10001)
    expect(stepDecimal(null, 1, ROI)).toBe(0.01)
    expect(stepDecimal(9999.99, 1, ROI)).toBe(9999.99)
    expect(stepDecimal(0, -1, CANTIDAD)).toBe(0)
  })

  it('reads back what it shows, within its limits [CO-04, TR-11]', () => {
    fc.assert(
      fc.property(fc.constantFrom(CANTIDAD, ROI), fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (limits, number) => {
        const value = readDecimal(number.toFixed(8), limits)
        const shown = showDecimal(value, limits.decimals)
        expect(isDecimalInTyping(shown)).toBe(true)
        expect(readDecimal(shown, limits)).toBe(value)
        expect(Number(shown)).toBeGreaterThanOrEqual(limits.min)
        expect(Number(shown)).toBeLessThanOrEqual(limits.max)
      }),
    )
  })
})

describe('thousands apart', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['12.345,67', 12345.67],
    ['1.234.567', 1234567],
    ['1.234', 1.234],
    ['1.234,', 1234],
  ])('%s is %d [CO-04]', (text, value) => {
    expect(isDecimalInTyping(text)).toBe(true)
    expect(readDecimal(text, { decimals: 5 })).toBe(value)
  })

  it.each(['1,2,3', '1.23,4', '1..2', '12345.678,9'])('%s is no number', text => {
    expect(isDecimalInTyping(text)).toBe(false)
    expect(readDecimal(text, { decimals: 5 })).toBeNull()
  })

  it('is typed key by key [CO-04]', () => {
    const whole = '12.345,67'
    expect(Array.from(whole, (_key, at) => isDecimalInTyping(whole.slice(0, at + 1)))).not.toContain(false)
  })
})
