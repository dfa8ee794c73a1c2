/** Field of a form, by its name there. */
export const fieldOf = (formId: string, name: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null

/** Focuses a field, at once or, if a modal still covers the page, when that has closed. @returns function that cancels */
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
