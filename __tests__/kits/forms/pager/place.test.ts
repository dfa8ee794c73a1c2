/** @jest-environment jsdom */
import { placeNow } from '@/kits/forms/pager/place'
import { SHEET_ID } from '@/ui/frame/sheet'

/** Page scrolled by 400 pixels below a head of 60: boxes of its sections by id. */
const scrolled = (boxes: Record<string, { top: number; height: number }>) => {
  document.body.innerHTML = `<main id="${SHEET_ID}"><header></header>${Object.keys(boxes)
    .map(id => `<section id="${id}"></section>`)
    .join('')}</main>`
  const main = document.querySelector('main') ?? document.body
  main.scrollTop = 400
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { top, height } = this.tagName === 'HEADER' ? { top: 0, height: 60 } : (boxes[this.id] ?? { top: 0, height: 0 })
    return { top, height, bottom: top + height } as DOMRect
  })
}
afterEach(() => jest.restoreAllMocks())

it('is the last section that begins above the lower edge of the head [LS-07]', () => {
  scrolled({ generales: { top: -340, height: 300 }, imagen: { top: -40, height: 500 }, seo: { top: 460, height: 200 } })
  expect(placeNow()).toEqual({ section: 'imagen', offset: 100 })
})

it('is the top of the page while the sections are hidden behind the comparison [LS-07]', () => {
  scrolled({ generales: { top: 0, height: 0 }, seo: { top: 0, height: 0 } })
  expect(placeNow()).toEqual({ section: null, offset: 0 })
})

it('leaves out a section that is not shown [LS-07]', () => {
  scrolled({ generales: { top: -340, height: 300 }, seo: { top: 0, height: 0 } })
  expect(placeNow()).toEqual({ section: 'generales', offset: 400 })
})

it('is the scroll position of a page without sections [LS-07]', () => {
  scrolled({})
  expect(placeNow()).toEqual({ section: null, offset: 400 })
})
