import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, '../../src')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')
const withoutArguments = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}
const selectorsIn = (css: string) =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) => head.trim().split(/,(?![^(]*\))/))

/** Parts of a selector, from its first `:has()` on, without class, id or attribute, which any element could match. */
const namelessIn = (selector: string) => {
  const parts = withoutArguments(selector.replaceAll(/:global\(([^)]*)\)/g, '$1').replaceAll(':has(', '.has:has('))
    .trim()
    .split(/\s*[\s>+~]\s*/)
  const first = parts.findIndex(part => part.includes(':has'))
  if (first < 0) return []
  const isNamed = (part: string, at: number) => /[.#[]/.test(part) || (at === 0 && /^(main|tr|td|label|:root)/.test(part))
  return parts.slice(first).filter((part, at) => !isNamed(part.replace('.has:has', ''), at))
}

// With nameless parts a browser recomputes the style of the whole page for every added element, e.g. a form of 1000 elements for a list row.
it.each(files)('%s looks for nothing without a name where it asks what something has in it', file => {
  const css = readFileSync(join(SOURCE, file), 'utf8')
  expect(selectorsIn(css).filter(selector => selector.includes(':has(') && namelessIn(selector).length > 0)).toEqual([])
})

it.each([
  ['.hint:has(> button) > :first-child', 1],
  [":global(main):has(~ .docked) :has(> [aria-label='Secciones'])", 1],
  ['.choice:has([data-none]) > span', 1],
  ['tr[data-index]:has(> .fades) > td', 1],
  ['.hint:has(> button) > .text', 0],
  [":global(main):has(~ .docked) [aria-label='Secciones']", 0],
])('%s: %i without a name', (selector, count) => expect(namelessIn(selector)).toHaveLength(count))
