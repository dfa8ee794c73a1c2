import type { Place } from '@/kits/lists/store/slice'
import { SHEET_ID } from '@/ui/frame/sheet'

const sheet = () => document.getElementById(SHEET_ID)

/** Where the page's sticky head ends, below which one reads. */
const top = (main: HTMLElement): number =>
  (main.querySelector('[data-sticky="true"]') ?? main.firstElementChild)?.getBoundingClientRect().bottom ?? 0

/** How far the page is read, by the last section that has begun. */
export const placeNow = (): Place => {
  const main = sheet()
  if (!main) return { section: null, offset: 0 }
  const from = top(main)
  const begun = [...main.querySelectorAll('section[id]')].findLast(section => section.getBoundingClientRect().top < from)
  return begun
    ? { section: begun.id, offset: Math.round(from - begun.getBoundingClientRect().top) }
    : { section: null, offset: Math.round(main.scrollTop) }
}

/** The same place of another record: no further than its section goes. */
export const goTo = ({ section, offset }: Place): void => {
  const main = sheet()
  if (!main) return
  const found = section === null ? null : document.getElementById(section)
  if (!found) {
    main.scrollTop = offset
    return
  }
  const { top: begin, height } = found.getBoundingClientRect()
  main.scrollTop += begin - top(main) + Math.min(offset, height)
}
