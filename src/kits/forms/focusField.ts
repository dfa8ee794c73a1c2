/** Element of a form's field, by its name in the form; null without one. */
export const fieldOf = (formId: string, name: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null

/** Focuses a field, at once or, while a modal covers the page, when the modal has closed. @returns function that cancels the wait */
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
