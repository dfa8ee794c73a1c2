import { fileVault, secretVault } from '@/store/vault'

it('gives back what it keeps for a ticket that is plain data [AC-04]', () => {
  const file = new File(['bytes'], 'hoja.png', { type: 'image/png' })
  const ticket = fileVault.keep(file)
  expect(JSON.parse(JSON.stringify(ticket))).toEqual(ticket)
  expect(fileVault.open(ticket)).toBe(file)
})

it('knows no ticket that was dropped, nor that of another vault', () => {
  const ticket = secretVault.keep('secreto')
  expect(() => fileVault.open(ticket)).toThrow('ya no está disponible')
  secretVault.drop(ticket)
  expect(() => secretVault.open(ticket)).toThrow('ya no está disponible')
})

it('says nothing of a secret in its ticket [SE-17]', () => {
  expect(JSON.stringify(secretVault.keep('secreto'))).not.toContain('secreto')
})
