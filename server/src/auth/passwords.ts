import { hash, verify, type Options } from '@node-rs/argon2'
import { normalisePassword } from '@/shared/newPassword'
import { createSemaphore } from '../semaphore'

/** Options of argon2id, the package's default algorithm: 46 MiB and one pass, a setting that OWASP recommends. */
const options: Options = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/**
 * Runs work that hashes or verifies a password, two at a time for the whole process: two of the four threads of Node's pool. Twenty callers
 * may wait; more are refused at once.
 * @throws Overloaded where twenty wait already
 */
export const passwordSemaphore = createSemaphore(2, { waiting: 20 })

/**
 * Hash of a new password, whose outer white space is ignored.
 * @throws Overloaded where too many callers wait
 */
export const hashPassword = (password: string): Promise<string> =>
  passwordSemaphore(() => hash(normalisePassword(password.trim()), options))

let dummyHash: Promise<string> | undefined

/**
 * Verifies a password; call it within `passwordSemaphore`. A missing hash takes as long as a wrong password, so that the time does not reveal
 * which emails exist. Hashes from before normalisation are of the typed form: where the two forms differ, both are always tried, so that
 * the time depends on the input alone.
 */
export const verifyPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  dummyHash ??= hash('nobody has this password', options)
  let matches = false
  for (const form of new Set([normalisePassword(password), password]))
    matches = (await verify(stored ?? (await dummyHash), form)) || matches
  return matches && stored != null
}
