/** Reason that a file is not read, in words that go on from its name. */
export class Refusal extends Error {}

/** File that is torn, or of no kind that is read. Each feature says which kinds it reads. */
export class UnknownFile extends Refusal {}

/** Gives a file of no known kind the words of a feature. */
export const sayingOf =
  (words: string) =>
  (error: unknown): never => {
    throw error instanceof UnknownFile ? new Refusal(words) : error
  }
