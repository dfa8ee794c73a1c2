import { act } from '@testing-library/react'

const LINE = 36

/** Gives every scroller this height, because jsdom has no layout and a virtualised list needs room for rows. */
export const layOut = ({ height }: { height: number }) => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'THEAD' || 'index' in this.dataset ? LINE : height
  })
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(10_000_000)
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, options?: ScrollToOptions | number) {
    const top = typeof options === 'object' ? options.top : undefined
    if (top === undefined || top === this.scrollTop) return
    this.scrollTop = top
    queueMicrotask(() => act(() => this.dispatchEvent(new Event('scroll'))))
  }
}

/** Stubs `matchMedia`: the given queries match. */
export const matchMedia = (...matching: string[]) => {
  const list = (media: string) => ({
    media,
    matches: matching.includes(media),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: jest.fn(list) })
}
