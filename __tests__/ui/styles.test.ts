import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { NARROW, PHONE } from '@/ui/useMediaQuery'

const SOURCE = join(import.meta.dirname, '../../src')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
const modules = files.filter(name => name.endsWith('.module.css'))
const read = (name: string) => readFileSync(join(SOURCE, name), 'utf8')
const rulesOf = (name: string) => read(name).replaceAll(/\/\*.*?\*\//gs, '')

describe.each(files)('%s', file => {
  it('wins by its layer: it makes no rule important and doubles no class', () => {
    expect(rulesOf(file)).not.toContain('!important')
    expect(rulesOf(file).match(/\.([\w-]+)\.\1(?![\w-])/g)).toBeNull()
  })
})

it.each(modules)('%s stands in the layer of its floor, as a whole', file => {
  const [, layer] = /^@layer (ui|feature) \{\n(?:(?: {2}.*)?\n)*\}\n$/.exec(rulesOf(file)) ?? []
  expect(layer).toBe(/^ui[/\\]/.test(file) ? 'ui' : 'feature')
})

it('names the weaker layer first, before any rule', () => {
  expect(rulesOf(join('ui', 'styles', 'layers.css')).trim()).toBe('@layer ui, feature;')
  expect(rulesOf(join('ui', 'styles', 'index.css'))).toMatch(/^@import '\.\/layers\.css';/)
})

/** Widths that tokens.css lists: "*   40rem     phone: …". */
const breakpoints = [...read(join('ui', 'styles', 'tokens.css')).matchAll(/^ \* {3}([\d.]+rem) {2,}\S/gm)].map(([, width = '']) => width)
const widthsIn = (css: string) =>
  [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/([\d.]+rem) < width|width (?:<=|>) ([\d.]+rem)/g)].map(([, from, to]) => from ?? to),
  )

it('knows the widths at which the layout changes from one list', () => {
  const used = files.flatMap(file => widthsIn(rulesOf(file)))
  expect(new Set(used)).toEqual(new Set(breakpoints))
  expect(breakpoints.map(width => `(width <= ${width})`)).toEqual(expect.arrayContaining([PHONE, NARROW]))
})

it.each(files)('%s asks for widths and heights as ranges, so that no width falls between two rules', file =>
  expect(rulesOf(file).match(/\((?:min|max)-(?:width|height):/g)).toBeNull(),
)

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => ({ name: name.split(sep).join(posix.sep), code: read(name) }))
const importersOf = (path: string) => sources.filter(({ code }) => code.includes(`from '@/${path}'`))
const pathOf = (file: string) => file.split(sep).join(posix.sep)

// Other components get a look through the component, a prop, or a function for elements of libraries (`buttonLook`).
it.each(modules)('%s is imported by one file, of its own folder', file => {
  const path = pathOf(file)
  const importers = importersOf(path).map(({ name }) => name)
  expect(importers).toHaveLength(1)
  expect(posix.dirname(importers[0] ?? '')).toBe(posix.dirname(path))
})

const selectorsOf = (css: string) =>
  [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector).filter(selector => !selector.trim().startsWith('@'))
const classesIn = (css: string) =>
  new Set(
    selectorsOf(css).flatMap(selector =>
      [...selector.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  )

/** Classes that a file uses of its module: `styles.name`, and strings of its folder if it has `styles[look]` or `styles[`drop${drop}`]`. */
const usedBy = ({ name, code }: { name: string; code: string }, path: string) => {
  const variable = new RegExp(`import (\\w+) from '@/${path}'`).exec(code)?.[1] ?? ''
  const named = new Set([...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, used = '']) => used))
  const isComputed = new RegExp(`\\b${variable}\\[`).test(code)
  const start = new RegExp(`\\b${variable}\\[\`(\\w+)\\$`).exec(code)?.[1]
  const folder = sources.filter(source => posix.dirname(source.name) === posix.dirname(name)).map(source => source.code)
  const isUsed = (look: string) =>
    named.has(look) || (isComputed && ((start !== undefined && look.startsWith(start)) || folder.some(each => each.includes(`'${look}'`))))
  return { named, isUsed }
}

it.each(modules)('%s has the classes that its file uses, and no others', file => {
  const path = pathOf(file)
  const [importer = { name: '', code: '' }] = importersOf(path)
  const { named, isUsed } = usedBy(importer, path)
  const classes = classesIn(rulesOf(file))
  expect([...classes].filter(name => !isUsed(name))).toEqual([])
  expect([...named].filter(name => !classes.has(name))).toEqual([])
})

/** Data attributes that React Aria sets on its elements. */
const OF_LIBRARY = new Set(['disabled', 'drop-target', 'focus-visible', 'focused', 'hovered', 'pending', 'pressed'])
/** Data attributes that components set for surrounding ones, which have no prop for them. */
const DOCUMENTED = new Set(['pager', 'pinned', 'presence', 'sticky'])

/** Files that render with a CSS module: its importer, files that use its look, and imported scripts of its folder. */
const drawnBy = (path: string) => {
  const drawing = importersOf(path).flatMap(importer =>
    /Look\.ts$/.test(importer.name) ? importersOf(importer.name.replace(/\.ts$/, '')) : [importer],
  )
  const scripts = sources.filter(({ name }) => name.endsWith('.ts') && posix.dirname(name) === posix.dirname(path))
  return [...drawing, ...scripts.filter(({ name }) => drawing.some(({ code }) => code.includes(`from '@/${name.replace(/\.ts$/, '')}'`)))]
}

it.each(modules)('%s asks for no attribute of another component', file => {
  const asked = selectorsOf(rulesOf(file)).flatMap(selector => [...selector.matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => name))
  const drawing = drawnBy(pathOf(file))
  const isOwn = (name: string) => drawing.some(({ code }) => new RegExp(`\\bdata-${name}\\b|dataset\\['${name}'\\]`).test(code))
  expect(asked.filter(name => !OF_LIBRARY.has(name) && !DOCUMENTED.has(name) && !isOwn(name))).toEqual([])
})
