import { SHEET_ID } from '@/ui/frame/sheet'

/** Focuses and selects the search field of the page's list. */
export const search = (): void => {
  const box = document.querySelector<HTMLInputElement>(`#${SHEET_ID} input[aria-keyshortcuts="/"]`)
  box?.focus()
  box?.select()
}
