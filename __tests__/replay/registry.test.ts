import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isTestOfSequence, runsSequence } from '@test/support/sequences'

const ROOT = join(__dirname, '../..')

const sequences = ['features', 'kits']
  .flatMap(floor => readdirSync(join(ROOT, 'src', floor), { recursive: true, encoding: 'utf8' }).map(name => join(floor, name)))
  .filter(name => name.endsWith('.ts') && runsSequence(join(ROOT, 'src', name)))
  .map(name => name.replace(/\.ts$/, ''))

it('knows the sequences', () => {
  expect(sequences).toEqual(
    expect.arrayContaining(['features/maestras/saveMaster', 'features/maestras/deleteMaster', 'kits/lists/selection/bulkRun']),
  )
})

it.each([
  ['features/maestras/deleteMaster.test.ts', true],
  ['features/importar/run/runImport.long.test.ts', true],
  ['kits/lists/selection/bulkRun.test.ts', true],
  ['features/maestras/slice.test.ts', false],
])('asks %s to prove each step: %s [AC-03]', (file, isAsked) => {
  expect(isTestOfSequence(join(ROOT, '__tests__', file))).toBe(isAsked)
})

// Each of these files must let every step succeed and fail: see support/sequenceProof.ts.
it.each(sequences)('%s has a test file of its own [AC-03]', name => {
  expect(['test', 'long.test'].some(ending => existsSync(join(ROOT, '__tests__', `${name}.${ending}.ts`)))).toBe(true)
})
