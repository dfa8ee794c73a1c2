/** Field of a form, by its name there. */
export const fieldOf = (formId: string, name: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null

/**
 * Focuses a field now or, where a modal still tells of the end of a save, as soon as its page can be reached again.
 * @returns a function that gives up waiting
 */
export const focusField = (field: HTMLElement | null): (() => void) => {
  const page = field?.closest('[inert]')
  const observer = new MutationObserver(() => {
    if (field?.closest('[inert]')) return
    observer.disconnect()
    field?.focus()
  })
  if (page) observer.observe(page, { attributeFilter: ['inert'] })
  else field?.focus()
  return () => observer.disconnect()
}
