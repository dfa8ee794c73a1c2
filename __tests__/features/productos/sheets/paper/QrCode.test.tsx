import { render, screen } from '@testing-library/react'
import { QrCode } from '@/features/productos/sheets/paper/QrCode'

it.each([
  ['a'.repeat(2331), 1],
  ['a'.repeat(2332), 0],
  ['ñ'.repeat(1166), 0],
])('draws a text as far as a code holds it, and leaves out a longer one [FT-03]', (text, drawn) => {
  render(<QrCode text={text} label="QR: dirección" />)
  expect(screen.queryAllByRole('img', { name: 'QR: dirección' })).toHaveLength(drawn)
})
