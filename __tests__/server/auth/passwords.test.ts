import { hash } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from '@server/auth/commonPasswords'
import { newPasswordProblem } from '@server/auth/newPassword'
import { hashPassword, verifyPassword } from '@server/auth/passwords'

const COMPOSED = 'contrase\u00f1a de riego'
const DECOMPOSED = 'contrasen\u0303a de riego'

it('a password is the same in whatever form a keyboard writes it', async () => {
  expect(await verifyPassword(await hashPassword(DECOMPOSED), COMPOSED)).toBe(true)
  expect(await verifyPassword(await hashPassword('abono\uff11\uff12\uff13'), 'abono123')).toBe(true)
  expect(await verifyPassword(await hashPassword(COMPOSED), 'contrasena de riego')).toBe(false)
})

it('a hash from before that was so is found by the form that was typed', async () => {
  const earlier = await hash(DECOMPOSED)
  expect(await verifyPassword(earlier, DECOMPOSED)).toBe(true)
  expect(await verifyPassword(earlier, `${DECOMPOSED}s`)).toBe(false)
})

it('where there is no user no password is right', async () => {
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false)
})

it.each([
  ...[
    '12345678',
    '87654321',
    '90123456',
    'password',
    'PassWord',
    'ＰＡＳＳＷＯＲＤ',
    'contraseña',
    'contrasen\u0303a',
    'Contraseña1',
    'contrasena2026!',
  ],
  ...['qwertyuiop', 'asdfghjklñ', 'poiuytrewq', 'abcdefgh', 'zyxwvuts', 'aaaaaaaa', '12121212', 'abcabcab', '1q2w3e4r', 'iloveyou'],
  ...['administrador', 'barcelona', 'teamomucho', 'Cultivos2025'],
])('"%s" is a common password', async password => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each(['demo-agro', 'nueva-clave', 'regadio-2025', 'mi contraseña del riego', 'una clave larga', '12345678 olivos', 'qwertyuiop-huerta'])(
  '"%s" is none, though it may hold one',
  async password => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

it('says that it is common where nothing else is wrong with it, and whatever is wrong with the other', async () => {
  const nobody = { email: 'ana@example.com', nombre: '', apellidos: '' }
  const common = 'La contraseña es demasiado común, elija otra'
  expect(await newPasswordProblem(' 12345678 ', '12345678', 8, nobody)).toEqual({ first: common })
  expect(await newPasswordProblem('12345678', '1234567', 8, nobody)).toEqual({ first: common, second: 'Las contraseñas no coinciden' })
  expect(await newPasswordProblem('1234567', '1234567', 8, nobody)).toEqual({ first: expect.stringContaining('demasiado corta') })
  expect(await newPasswordProblem('regadio-2025', 'regadio-2025', 8, nobody)).toBeNull()
})

it('a hash is one of argon2id with 46 MiB, once over', async () => {
  expect(await hashPassword('regadio-2025')).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$/)
})

it('the common ones are more than 3,000 of the length that is asked for, and each of them is known', async () => {
  const long = dictionary['passwords-common'].filter(each => each.length >= 8)
  expect(long.length).toBeGreaterThan(3_000)
  const known = await Promise.all(long.slice(0, 5_000).map(isCommonPassword))
  expect(known).not.toContain(false)
})

it.each([
  'solo letras pequenas',
  'SOLO LETRAS GRANDES',
  '4917 3360 8825',
  '😀🌱🚿🚜🌾🍇🍋🌶',
  'el olivar de la vega '.repeat(6),
  'ñ,;"<&\\ /%',
])('any characters make a password, and as many as somebody likes: %j', async password => {
  const nobody = { email: 'ana@example.com', nombre: '', apellidos: '' }
  expect(await newPasswordProblem(password, password, 8, nobody)).toBeNull()
})

it('a long password counts to its last letter, and in its own case', async () => {
  const long = 'el olivar de la vega '.repeat(6).trim()
  const hashed = await hashPassword(long)
  expect(long.length).toBeGreaterThan(100)
  expect(await verifyPassword(hashed, long)).toBe(true)
  for (const other of [long.slice(0, -1), `${long.slice(0, -1)}e`, long.toUpperCase()])
    expect(await verifyPassword(hashed, other)).toBe(false)
})
