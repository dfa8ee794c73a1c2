import { hash, verify, type Options } from '@node-rs/argon2'

/** 46 MiB once over: one of the settings that OWASP gives for argon2id, which is the package's own default kind. */
const options: Options = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

let nobodys: Promise<string> | undefined

/** Takes as long where there is no user (no stored hash) as where the password is wrong, so that time tells nobody which emails exist. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await nobodys), password)
  return matches && stored !== undefined
}
