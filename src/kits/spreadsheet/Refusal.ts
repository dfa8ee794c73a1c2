/** Error of a file that is not read. The message continues a sentence that begins with the file's name. */
export class Refusal extends Error {}

/** Error of a damaged file or of an unknown kind; each feature adds its own message with the kinds that it reads. */
export class UnknownFile extends Refusal {}

const MEGABYTE = 1024 * 1024

/** @throws Refusal of a file with more than `most` megabytes */
export const refuseLarger = ({ size }: Pick<Blob, 'size'>, most: number): void => {
  if (size > most * MEGABYTE) throw new Refusal(`es demasiado grande: puede tener ${most} MB como mucho`)
}

/** Handler of errors that replaces an `UnknownFile` by a `Refusal` with the words of a feature; throws any other error. */
export const sayingOf =
  (words: string) =>
  (error: unknown): never => {
    throw error instanceof UnknownFile ? new Refusal(words) : error
  }
