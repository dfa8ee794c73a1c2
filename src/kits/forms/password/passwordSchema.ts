import { object, string, type TestContext } from 'yup'
import { passwordProblem } from '@/shared/newPassword'
import type { Usuario } from '@/shared/user'

interface Passwords {
  first: string
  second: string
}

const tested = (name: keyof Passwords, minLength: number, user: Usuario | null) =>
  string()
    .trim()
    .default('')
    .test('password', (_value: string, context: TestContext) => {
      const { first = '', second = '' } = context.parent as Partial<Passwords>
      const message = passwordProblem(first, second, minLength, user)?.[name]
      return message === undefined || context.createError({ message })
    })

/** Schema of a password change. `minLength` is configuration [SE-15]. */
export const passwordSchema = (minLength: number, user: Usuario | null) =>
  object({ first: tested('first', minLength, user), second: tested('second', minLength, user) })
