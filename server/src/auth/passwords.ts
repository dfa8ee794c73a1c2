import { hash, verify, type Options } from '@node-rs/argon2'
import { normalisePassword } from '@/shared/newPassword'
import { createSemaphore } from '../semaphore'

/** 46 MiB once over: one of the settings that OWASP gives for argon2id, which is the package's own default kind. */
const options: Options = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/**
 * Runs work that hashes or verifies a password, two at a time for the whole process: two of the four threads that Node has for work of
 * this kind. Some twenty callers wait; more are refused at once.
 * @throws Overloaded where twenty wait already
 */
export const inPasswordTurn = createSemaphore(2, { waiting: 20 })

/** @throws Overloaded where too many passwords are being looked at */
export const hashPassword = (password: string): Promise<string> => inPasswordTurn(() => hash(normalisePassword(password), options))

let dummyHash: Promise<string> | undefined

/**
 * To be called in a turn (`inPasswordTurn`). Takes as long where there is no user (no stored hash) as where the password is wrong, so that the time does not reveal which emails exist.
 * Hashes made before passwords were normalised are of the form that was typed: where the two differ both are always tried, so that
 * time depends on what is typed alone.
 */
export const verifyPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  dummyHash ??= hash('nobody has this password', options)
  let matches = false
  for (const form of new Set([normalisePassword(password), password]))
    matches = (await verify(stored ?? (await dummyHash), form)) || matches
  return matches && stored != null
}
