import { previewOf, thumbnailOf } from '@/ui/images/thumbnail'

const hash = 'a1'.repeat(32)

it('asks for the small version where the address is of our own images [TB-07]', () => {
  expect(thumbnailOf(`https://api.example/imagenes/${hash}`)).toBe(`https://api.example/imagenes/${hash}?w=96`)
})

it.each(['https://media.example/familia.png', `https://api.example/imagenes/${hash}?w=96`, ''])('leaves %j as it is', address => {
  expect(thumbnailOf(address)).toBe(address)
})

it('is larger in a form, and no original there either', () => {
  const own = `https://gestion.example.com/imagenes/${'a'.repeat(64)}`
  expect(previewOf(own)).toBe(`${own}?w=640`)
  for (const other of ['https://otra.example.com/a.png', 'blob:https://gestion.example.com/1']) expect(previewOf(other)).toBe(other)
})
