import { isImage, shortened } from '@/ui/table/model/cell'

describe('shortened', () => {
  it('leaves 25 characters whole, and shows 23 and "..." of 26 [TB-06]', () => {
    expect(shortened('x'.repeat(25))).toBe('x'.repeat(25))
    expect(shortened(`${'abcdefghij'.repeat(2)}klmnop`)).toBe('abcdefghijabcdefghijklm...')
  })

  it('counts an emoji as one character and never cuts through it [TB-06]', () => {
    expect(shortened('🌱'.repeat(25))).toBe('🌱'.repeat(25))
    expect(shortened('🌱'.repeat(26))).toBe(`${'🌱'.repeat(23)}...`)
  })
})

it('counts as people see: a letter with its accent apart, a flag and a family are one each [TB-06]', () => {
  for (const one of ['e\u0301', '🇪🇸', '👩‍👩‍👧', '👍🏽']) {
    expect(shortened(one.repeat(25))).toBe(one.repeat(25))
    expect(shortened(one.repeat(26))).toBe(`${one.repeat(23)}...`)
  }
})

describe('isImage', () => {
  it('takes what starts with http for an image [TB-07]', () => {
    expect(['http://a/b.png', 'https://a/b.png', 'un http', ''].map(isImage)).toEqual([true, true, false, false])
  })
})
