import { hash, verify, type Options } from '@node-rs/argon2'
import { normalisePassword } from '@/domain/usuario/newPassword'

/** 46 MiB once over: one of the settings that OWASP gives for argon2id, which is the package's own default kind. */
const options: Options = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalisePassword(password), options)

let nobodys: Promise<string> | undefined

/**
 * Takes as long where there is no user (no stored hash) as where the password is wrong, so that time tells nobody which emails exist.
 * Hashes made before passwords were normalised are of the form that was typed: where the two differ both are always tried, so that
 * time depends on what is typed alone.
 */
export const verifyPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password')
  let matches = false
  for (const form of new Set([normalisePassword(password), password])) matches = (await verify(stored ?? (await nobodys), form)) || matches
  return matches && stored != null
}
