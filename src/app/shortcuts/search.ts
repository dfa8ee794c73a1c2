import { SHEET_ID } from '@/ui/frame/sheet'

/** The search of the page's list, ready for another term. */
export const search = (): void => {
  const box = document.querySelector<HTMLInputElement>(`#${SHEET_ID} input[aria-keyshortcuts="/"]`)
  box?.focus()
  box?.select()
}
