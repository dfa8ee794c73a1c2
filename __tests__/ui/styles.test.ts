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

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
const importersOf = (module: string) =>
  sources.filter(name => read(name).includes(`from '@/${module.split(sep).join(posix.sep)}'`)).map(name => name.split(sep).join(posix.sep))

// A component gives its look by itself, by a prop, or by a function for elements of libraries (`buttonLook`).
it.each(modules)('%s is imported from its own folder alone', file => {
  const importers = importersOf(file)
  expect(importers).not.toEqual([])
  const folder = posix.dirname(file.split(sep).join(posix.sep))
  expect(importers.filter(name => posix.dirname(name) !== folder)).toEqual([])
})
