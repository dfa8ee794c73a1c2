/** The one place where a failure that the user need not hear of goes [ER-05]. Never pass it what a person typed. */
export const reportError = (where: string, error: unknown): void => {
  console.error(where, error)
}
