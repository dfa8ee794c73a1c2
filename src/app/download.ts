/** Gives the browser a file to save. */
export const download = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after this turn, a phone only once somebody has said where to.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
