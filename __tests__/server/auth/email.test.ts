import { isEmail } from '@server/auth/users'
import { linkMail } from '@server/mail/linkMail'

it.each([
  'ana@example.com\r\nBcc: eva@example.com',
  'ana@example.com, eva@example.com',
  '<ana@example.com> x@example.com',
  'ana@example.com\n',
])('what would be more than one address, or another header of a mail, is no email: %j', email => {
  expect(isEmail(email)).toBe(false)
})

it('a mail has nothing in its head that somebody has typed but the address', () => {
  const { to, subject } = linkMail({ email: 'ana@example.com', nombre: 'Ana\r\nBcc: eva@example.com' }, 'https://gestion.example.com/x')
  expect([to, subject]).toEqual(['ana@example.com', linkMail({ email: 'eva@example.com', nombre: '' }, '').subject])
})
