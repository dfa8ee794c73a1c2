let disagreements: Error[] = []

/** Records an error of a checked response, so that the test fails even if the caller catches the error. */
export const noteDisagreement = (error: Error): void => {
  disagreements.push(error)
}

/** Returns the errors recorded since the previous call. */
export const takeDisagreements = (): Error[] => {
  const found = disagreements
  disagreements = []
  return found
}
