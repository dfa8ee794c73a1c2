import type { ScrollPlace } from '@/kits/lists/store/slice'
import { sheet } from '@/ui/frame/sheet'

/** Lower edge of the page's sticky head. */
const top = (main: HTMLElement): number =>
  (main.querySelector('[data-sticky="true"]') ?? main.firstElementChild)?.getBoundingClientRect().bottom ?? 0

/** Scroll position, relative to the last section that begins above the head's lower edge. A form behind the comparison has none. */
export const placeNow = (): ScrollPlace => {
  const main = sheet()
  if (!main) return { section: null, offset: 0 }
  const from = top(main)
  const sections = [...main.querySelectorAll('section[id]')].map(section => ({ id: section.id, box: section.getBoundingClientRect() }))
  if (sections.length > 0 && sections.every(({ box }) => box.height === 0)) return { section: null, offset: 0 }
  const begun = sections.findLast(({ box }) => box.height > 0 && box.top < from)
  return begun ? { section: begun.id, offset: Math.round(from - begun.box.top) } : { section: null, offset: Math.round(main.scrollTop) }
}

/** Scrolls another record to the same position, at most to the end of the section. */
export const goTo = ({ section, offset }: ScrollPlace): void => {
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
