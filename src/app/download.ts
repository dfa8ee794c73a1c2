/** Offers a file to the browser for saving. */
export const download = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Revoked late: the browser reads the URL after this turn, a phone only after the user has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
