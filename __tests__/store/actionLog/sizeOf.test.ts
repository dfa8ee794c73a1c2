import * as fc from 'fast-check'
import { sizeOf } from '@/store/actionLog/sizeOf'

const plain = fc.letrec(tie => ({
  value: fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.stringMatching(/^[a-z áé]*$/), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 10 }),
  record: fc.dictionary(fc.stringMatching(/^[a-z]+$/), tie('value'), { maxKeys: 10 }),
})).value

it('is the length of the JSON, but for a comma at each end', () => {
  fc.assert(
    fc.property(plain, value => {
      const json = JSON.stringify(value)
      const brackets = json.split(/[[{]/).length - 1
      const size = sizeOf(value)
      expect(size).toBeGreaterThanOrEqual(json.length)
      expect(size).toBeLessThanOrEqual(json.length + brackets)
    }),
  )
})

it('comes near it for a long list without looking at all of it', () => {
  let looked = 0
  const record = (id: number) => ({
    id,
    get nombre() {
      looked += 1
      return { es_ES: `Abono ${id} ${'x'.repeat(id % 90)}` }
    },
  })
  const list = Array.from({ length: 10_000 }, (_, id) => record(id))
  const size = sizeOf(list)
  expect(looked).toBeLessThan(100)
  const exact = JSON.stringify(list).length
  expect(Math.abs(size - exact) / exact).toBeLessThan(0.1)
})
