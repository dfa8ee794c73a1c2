import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons } from '@/ui/buttons/icons'

const SOURCE = join(import.meta.dirname, '../../../src')
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const read = (name: string) => readFileSync(join(SOURCE, name), 'utf8')

const paths: readonly string[] = Object.values(icons)

it('draws each icon once', () => expect(new Set(paths).size).toBe(paths.length))

// The logo is excluded: it is no icon, and its paths have classes.
it('draws icons nowhere else', () => {
  const others = sources.filter(name => /\.tsx?$/.test(name) && !/buttons[/\\]icons\.ts$|Logo\.tsx$/.test(name))
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter(name => /['"`]M\d[\d.]* ?[-\d.]+[a-zA-Z][^'"`]*['"`]/.test(read(name)))).toEqual([])
})

/** Style sheets that draw icons of tables by masks: a list has dozens of them, and a mask needs no element. */
const signs = ['ui/table/cellMark.module.css', 'ui/table/RowActions.module.css'].map(read).join('')
const masks = [...signs.matchAll(/\.([a-z]+)::before \{\n +mask-image: url\("[^"]*?%3Cpath d='([^']+)'/g)]

it.each(masks.map(([, name = '', path = '']) => [name, path]))('the sign "%s" of a table looks like the icon', (name, path) =>
  expect(icons).toHaveProperty(name, path),
)
it('the cross that clears a search looks like the icon', () =>
  expect(read('ui/styles/base.css')).toMatch(new RegExp(`cancel-button \\{[^}]*mask-image: url\\([^}]*d='${icons.x}'`)))
it('signs are read', () => expect(masks.map(([, name]) => name)).toEqual(['check', 'pencil', 'trash', 'copy', 'sheet']))
