let disagreements: Error[] = []

/** Keeps what was found wrong with an answer, whatever becomes of the error in the hands of the caller. */
export const noteDisagreement = (error: Error): void => {
  disagreements.push(error)
}

/** All that has been found since the last time. */
export const takeDisagreements = (): Error[] => {
  const found = disagreements
  disagreements = []
  return found
}
