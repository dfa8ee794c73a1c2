import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const ALIASES = { '@/': 'src/', '@server/': 'server/src/', '@demo/': 'server/demo/' }

/** Path of the module `name` imported in `file`, without its extension; empty for packages. */
const pathOf = (file: string, name: string): string[] => {
  if (name.startsWith('.')) return [join(dirname(file), name)]
  return Object.entries(ALIASES).flatMap(([alias, folder]) => (name.startsWith(alias) ? [folder + name.slice(alias.length)] : []))
}

const IMPORT = /(?:\bfrom |\bimport |\bimport\((?:\/\*.*?\*\/)?\s*)'([^']+)'/g

/** Modules on a circle of imports, type and dynamic imports included, and modules between two circles, sorted. */
const onCircles = (texts: Readonly<Record<string, string>>): string[] => {
  const moduleAt = new Map(
    Object.keys(texts).flatMap(file => {
      const path = file.replace(/\.tsx?$/, '')
      return [path, file, path.replace(/\/index$/, '')].map(name => [name, file] as const)
    }),
  )
  const importsOf = ([file, text]: [string, string]) =>
    [...text.matchAll(IMPORT)].flatMap(([, name = '']) => pathOf(file, name)).flatMap(path => moduleAt.get(path) ?? [])
  let left = Object.entries(texts).map(entry => ({ file: entry[0], imports: importsOf(entry) }))
  for (let before = 0; before !== left.length;) {
    before = left.length
    const there = new Set(left.map(({ file }) => file))
    const imported = new Set(left.flatMap(({ imports }) => imports))
    left = left.filter(({ file, imports }) => imported.has(file) && imports.some(name => there.has(name)))
  }
  return left.map(({ file }) => file).sort()
}

it('finds a circle of a type, an import at once and one that is asked for', () => {
  const texts = {
    'src/ui/a.ts': "import type { B } from '@/ui/b'\n",
    'src/ui/b.tsx': "import {\n  c,\n} from './inner'\nimport { leaf } from '@/ui/leaf'\n",
    'src/ui/inner/index.ts': 'const load = () => import(/* webpackChunkName: "a" */ \'@/ui/a\')\n',
    'src/ui/leaf.ts': "import { useState } from 'react'\n",
    'src/ui/user.ts': "import { b } from '@/ui/b'\n",
  }
  expect(onCircles(texts)).toEqual(['src/ui/a.ts', 'src/ui/b.tsx', 'src/ui/inner/index.ts'])
})

it('no import of the sources goes in a circle, be it of a type or asked for later', () => {
  const files = ['src', 'server/src', 'server/demo'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).flatMap(name =>
      /\.tsx?$/.test(name) ? [join(folder, name)] : [],
    ),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(onCircles(Object.fromEntries(files.map(file => [file, readFileSync(join(ROOT, file), 'utf8')])))).toEqual([])
})
