import { loadScreen, screenAt, screens } from '@/app/screenAt'
import { toastPart } from '@/app/outlets/toastPart'
import { joinSession } from '@/store/joinSession'
import { loadMenu } from '@/ui/buttons/DropdownMenu'

/** One after the other, so that what somebody asks for meanwhile goes before. Whoever needs what could not be had asks for it again. */
const loadEach = async (loads: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const load of loads) await load().catch(() => undefined)
}

/** What reads failed lists again: it looks for those that failed before it came. */
const loadRetry = async () => {
  const { retryFailedLists } = await import(/* webpackChunkName: "avisos" */ '@/store/catalogues/retry')
  joinSession(retryFailedLists)
}

/** What the page at this address will take next: toasts, menus, its forms, and the screens that one goes to from there. */
export const loadLater = (address: string): Promise<void> => {
  const { later, next = [] } = screenAt(address) ?? {}
  const screensThere = screens
    .filter(([path]) => next.includes(path))
    .map(
      ([, screen]) =>
        () =>
          loadScreen(screen),
    )
  return loadEach([...(later ? [later] : []), loadRetry, toastPart.load, ...screensThere, loadMenu])
}
