import type { FocusEvent } from 'react'

/** Name of the field that an element belongs to: a list of choices has several focusable elements. */
export const fieldAt = (element: EventTarget | null): string | null => {
  if (!(element instanceof Element)) return null
  return element.closest('[data-field]')?.getAttribute('data-field') ?? element.getAttribute('name')
}

/** Name of the focused field of a form; null without one. */
export const focusedIn = (form: HTMLElement | null): string | null =>
  form?.contains(document.activeElement) ? fieldAt(document.activeElement) : null

/** True if the focus leaves a field, and not only one of its elements. */
export const leavesField = ({ target, relatedTarget }: FocusEvent): boolean => fieldAt(target) !== fieldAt(relatedTarget)
