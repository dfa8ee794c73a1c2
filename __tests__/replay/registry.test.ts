import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runsSequence } from '@test/support/provenSteps'

const ROOT = join(__dirname, '../..')

const sequences = readdirSync(join(ROOT, 'src/features'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && runsSequence(join(ROOT, 'src/features', name)))
  .map(name => name.replace(/\.ts$/, ''))

const textOf = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '')

/** Through the reducer of `support/state`, which fails a test file that has not seen each step succeed and fail. */
const isWatched = (text: string): boolean =>
  text.includes("'@test/support/state'") ||
  [...text.matchAll(/from '@test\/(features\/[^']+)'/g)].some(([, path]) => isWatched(textOf(`__tests__/${path}.ts`)))

it('knows the sequences', () => {
  expect(sequences).toEqual(expect.arrayContaining(['maestras/saveMaster', 'session/signIn']))
})

it.each(sequences)('%s has a test of its own, which proves its happy path and a failure of each step [AC-03]', name => {
  const test = textOf(`__tests__/features/${name}.test.ts`)
  expect(test).toContain('AC-03')
  expect(isWatched(test)).toBe(true)
})
