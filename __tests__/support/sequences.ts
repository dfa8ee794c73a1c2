import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(__dirname, '../../src')

/** True for an existing source that runs a sequence. */
export const runsSequence = (path: string): boolean =>
  existsSync(path) && /\brun(Sequence|Afresh|Deletion)[<(]/.test(readFileSync(path, 'utf8'))

/** True for the test file of a sequence: its path below `__tests__` is that of the source below `src`. */
export const isTestOfSequence = (testPath: string): boolean => {
  const [, path] = /__tests__\/((?:features|kits)\/.+?)(?:\.long)?\.test\.tsx?$/.exec(testPath) ?? []
  return path !== undefined && runsSequence(join(SOURCES, `${path}.ts`))
}
