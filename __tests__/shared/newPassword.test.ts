import { passwordProblem } from '@/shared/newPassword'

const lucia = { email: 'Lucia.Ferrer@example.com', nombre: 'María Lucía', apellidos: 'Ferrer Molina' }
const OWN = 'La contraseña no puede ser su correo electrónico ni su nombre'
const problem = (password: string) => passwordProblem(password, password, 8, lucia)

it.each([
  ['the email', 'lucia.ferrer@EXAMPLE.com'],
  ['what stands before the at sign', 'LUCIA.FERRER'],
  ['the same in wide letters', '\uff2cucia.Ferrer'],
  ['nombre', ' maría lucía '],
  ['nombre, with its accents apart', 'mari\u0301a luci\u0301a'],
  ['apellidos', 'FERRER MOLINA'],
  ['apellidos in one word', 'FerrerMolina'],
  ['both', 'María Lucía Ferrer Molina'],
])('refuses %s as password', (_what, password) => {
  expect(problem(password)).toEqual({ first: OWN })
})

it('takes what only holds one of them, and knows of none where it knows no user', () => {
  expect([problem('ferrer molina 25'), problem('riega lucia.ferrer')]).toEqual([null, null])
  expect(passwordProblem('ferrer molina', 'ferrer molina', 8, null)).toBeNull()
})

it('two that are written in different forms are the same', () => {
  expect(passwordProblem('contrase\u00f1a-riego', 'contrasen\u0303a-riego', 8, lucia)).toBeNull()
})
