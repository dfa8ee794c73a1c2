import type { Kysely } from 'kysely'
import type { Row, Schema } from '../database/schema'
import { clearAttempts, countAttempt, type Attempt } from './attempts'
import { hasEmail } from './email'
import { passwordSemaphore, verifyPassword } from './passwords'

/**
 * Active user of an email if the password is right, otherwise undefined. Neither response nor time reveals whether there is an active user
 * with that email.
 *
 * The turn is taken before the attempt is counted: an attempt refused because too many wait does not count.
 * @throws HttpError 429 where too many attempts have failed, Overloaded where too many callers wait
 */
export const tryPassword = (
  db: Kysely<Schema>,
  attempt: Attempt,
  password: string,
): Promise<Pick<Row<'usuarios'>, 'id' | 'password_hash'> | undefined> =>
  passwordSemaphore(async () => {
    await countAttempt(db, attempt)
    const user = await db
      .selectFrom('usuarios')
      .where(hasEmail(attempt.email))
      .where('activo', '=', true)
      .select(['id', 'password_hash'])
      .executeTakeFirst()
    if (!(await verifyPassword(user?.password_hash, password))) return undefined
    await clearAttempts(db, attempt)
    return user
  })
