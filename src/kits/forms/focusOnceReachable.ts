/**
 * Focuses it now or, where it stands on a sheet that takes no key while the end of a save still shows, as soon as it does.
 * @returns gives up waiting.
 */
export const focusOnceReachable = (element: HTMLElement): (() => void) => {
  const barred = element.closest('[inert]')
  const observer = new MutationObserver(() => {
    if (element.closest('[inert]')) return
    observer.disconnect()
    element.focus()
  })
  if (barred) observer.observe(barred, { attributeFilter: ['inert'] })
  else element.focus()
  return () => observer.disconnect()
}
