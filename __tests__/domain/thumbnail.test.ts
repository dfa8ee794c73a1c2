import { thumbnailOf } from '@/domain/thumbnail'

const hash = 'a1'.repeat(32)

it('asks for the small version where the address is of our own images [TB-07]', () => {
  expect(thumbnailOf(`https://api.example/imagenes/${hash}`)).toBe(`https://api.example/imagenes/${hash}?w=96`)
})

it.each(['https://media.example/familia.png', `https://api.example/imagenes/${hash}?w=96`, ''])('leaves %j as it is', address => {
  expect(thumbnailOf(address)).toBe(address)
})
