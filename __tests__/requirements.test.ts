import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn, MEASURED, requirementIds } from './proofs.mjs'

const ROOT = join(__dirname, '..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const known = requirementIds(textOf('__tests__/requirements.md'))

/** Test file with sample ids, which are no proofs. */
const SAMPLES = join('__tests__', 'proofs.test.ts')

const sources = ['src', 'server/src', 'server/demo', '__tests__']
  .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
  .filter(path => /\.(tsx?|mjs|css)$/.test(path) && path !== SAMPLES)

it('has each requirement once', () => {
  expect(known.length).toBeGreaterThan(150)
  expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([])
})

it('has every requirement that a title or a comment names', () => {
  const strange = sources.flatMap(path => idsIn(textOf(path), known).flatMap(id => (known.includes(id) ? [] : [`${id} in ${path}`])))
  expect(strange).toEqual([])
})

it('has a benchmark for each bound that only benchmarks measure', () => {
  const named = new Set(sources.filter(path => path.includes('/bench/')).flatMap(path => idsIn(textOf(path), known)))
  expect(MEASURED.filter(id => !known.includes(id) || !named.has(id))).toEqual([])
})
