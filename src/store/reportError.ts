/** Reports a failure that the user need not see [ER-05]. Never pass typed text. */
export const reportError = (where: string, error: unknown): void => {
  console.error(where, error)
}
