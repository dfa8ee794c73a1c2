/** The field of a form that has an id, by the name that it has there. */
export const focusField = (formId: string, name: string): void => {
  document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
