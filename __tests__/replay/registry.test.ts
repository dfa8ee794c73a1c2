import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runsSequence } from '@test/support/sequences'

const ROOT = join(__dirname, '../..')

const sequences = readdirSync(join(ROOT, 'src/features'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && runsSequence(join(ROOT, 'src/features', name)))
  .map(name => name.replace(/\.ts$/, ''))

it('knows the sequences', () => {
  expect(sequences).toEqual(expect.arrayContaining(['maestras/saveMaster', 'session/signIn']))
})

// Each of these files must let every step succeed and fail: see support/sequenceProof.ts.
it.each(sequences)('%s has a test file of its own [AC-03]', name => {
  expect(existsSync(join(ROOT, '__tests__/features', `${name}.test.ts`))).toBe(true)
})
